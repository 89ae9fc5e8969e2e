import { day, id, letters, time, type RejectedRows } from './check-rows.ts'

const succeeded = { status: 'succeeded', succeeded_at: time, receipt_number: 1 }

export const rejectedByPlans: RejectedRows = {
  'public.add_ons': {
    add_ons_status_check: [{ status: 'none of these' }],
  },
  'public.exercise_plan_changes': {
    exercise_plan_changes_note_check: [{ note: '' }, { note: letters(2001) }],
  },
  'public.exercise_plan_requests': {
    exercise_plan_requests_asked_at_clinic: [{ at_clinic: false, recorded_by: id }],
    exercise_plan_requests_check: [
      { status: 'completed' },
      { status: 'pending', completed_at: time },
    ],
    exercise_plan_requests_consent_given_check: [{ consent_given: false }],
    exercise_plan_requests_environment_equipment_check: [{ environment_equipment: '[]' }],
    exercise_plan_requests_exercise_preferences_check: [{ exercise_preferences: '[]' }],
    exercise_plan_requests_fitness_level_check: [{ fitness_level: '[]' }],
    exercise_plan_requests_health_history_check: [{ health_history: '[]' }],
    exercise_plan_requests_lifestyle_nutrition_check: [{ lifestyle_nutrition: '[]' }],
    exercise_plan_requests_profile_goals_check: [{ profile_goals: '[]' }],
    exercise_plan_requests_status_check: [{ status: 'none of these' }],
  },
  'public.exercise_plans': {
    exercise_plans_expert_message_check: [
      { expert_message: '' },
      { expert_message: letters(4001) },
    ],
    exercise_plans_painful_reason_check: [{ painful_reason: letters(501) }, { painful_reason: '' }],
    exercise_plans_progression_check: [{ progression: letters(2001) }],
    exercise_plans_safety_notes_check: [{ safety_notes: letters(2001) }],
    exercise_plans_version_check: [{ version: 0 }],
    exercise_plans_weekly_schedule_check: [{ weekly_schedule: '{}' }],
    exercise_plans_weight_loss_reason_check: [
      { weight_loss_reason: '' },
      { weight_loss_reason: letters(501) },
    ],
  },
  'public.meal_plan_changes': {
    meal_plan_changes_note_check: [{ note: '' }, { note: letters(2001) }],
  },
  'public.meal_plan_requests': {
    meal_plan_requests_asked_at_clinic: [{ at_clinic: false, recorded_by: id }],
    meal_plan_requests_agreement_check: [{ agreement: false }],
    meal_plan_requests_budget_logistics_check: [{ budget_logistics: '[]' }],
    meal_plan_requests_check: [{ status: 'completed' }, { status: 'pending', completed_at: time }],
    meal_plan_requests_dietary_profile_check: [{ dietary_profile: '[]' }],
    meal_plan_requests_final_details_check: [{ final_details: letters(2001) }],
    meal_plan_requests_goal_details_check: [{ goal_details: '[]' }],
    meal_plan_requests_primary_goal_check: [{ primary_goal: '' }, { primary_goal: letters(61) }],
    meal_plan_requests_status_check: [{ status: 'none of these' }],
  },
  'public.meal_plans': {
    meal_plans_dietitian_message_check: [
      { dietitian_message: '' },
      { dietitian_message: letters(4001) },
    ],
    meal_plans_recipes_check: [{ recipes: '{}' }],
    meal_plans_shopping_list_check: [{ shopping_list: '{}' }],
    meal_plans_version_check: [{ version: 0 }],
    meal_plans_weekly_schedule_check: [{ weekly_schedule: '{}' }],
    meal_plans_weight_loss_reason_check: [
      { weight_loss_reason: '' },
      { weight_loss_reason: letters(501) },
    ],
  },
  'public.membership_periods': {
    membership_periods_bought_days_check: [{ bought_days: 0 }],
    membership_periods_bought_name_check: [{ bought_name: '' }, { bought_name: letters(81) }],
    membership_periods_bought_ngwee_check: [{ bought_ngwee: 0 }],
    membership_periods_check: [{ starts_on: '2026-05-13', ends_on: day }],
    membership_periods_plan_name_check: [{ plan_name: '' }, { plan_name: letters(81) }],
    membership_periods_track_check: [{ track: '' }, { track: letters(41) }],
    membership_periods_value_ngwee_check: [{ value_ngwee: -1 }],
  },
  'public.memberships': {
    memberships_status_check: [{ status: 'none of these' }],
  },
  'public.payment_events': {
    payment_events_heard_check: [{ heard: 'none of these' }],
  },
  'public.payments': {
    payments_amount_ngwee_check: [{ amount_ngwee: 0 }],
    payments_check: [{ status: 'succeeded' }, { status: 'pending', succeeded_at: time }],
    payments_check1: [
      { status: 'succeeded', succeeded_at: time },
      { status: 'pending', receipt_number: 1 },
    ],
    payments_check2: [
      { ...succeeded, refund_status: 'requested' },
      { status: 'failed', refund_status: 'requested', refund_requested_at: time },
    ],
    payments_check3: [{ refund_status: 'none', refund_sent_at: time }],
    payments_failure_check: [{ failure: letters(41) }],
    payments_one_payer: [{ purpose: 'invoice', user_id: id, link_id: id }],
    payments_purpose_check: [{ purpose: 'none of these', user_id: id }],
    payments_purpose_invoice: [
      { purpose: 'plan', plan_key: 'basic', user_id: id, invoice_id: id },
      { purpose: 'plan', plan_key: 'basic', link_id: id },
    ],
    payments_purpose_payer: [{ purpose: 'plan', plan_key: 'basic' }],
    payments_purpose_plan: [
      { purpose: 'plan', user_id: id },
      { purpose: 'invoice', plan_key: 'basic' },
    ],
    payments_network_check: [{ network: 'none of these' }],
    payments_phone_check: [{ phone: '0977123456' }, { phone: '+260811234567' }],
    payments_network_reference_check: [
      { network_reference: '' },
      { network_reference: letters(101) },
    ],
    payments_received_ngwee_check: [{ received_ngwee: 0 }],
    payments_refund_failure_check: [
      { refund_id: id, refund_failure: '' },
      { refund_id: id, refund_failure: letters(41) },
    ],
    payments_refund_ordered: [
      { refund_failure: 'limit' },
      {
        ...succeeded,
        refund_status: 'refunded',
        refund_requested_at: time,
        refund_sent_at: time,
        refund_id: id,
        refund_failure: 'limit',
      },
    ],
    payments_refund_reason_check: [{ refund_reason: '' }, { refund_reason: letters(501) }],
    payments_refund_status_check: [
      { ...succeeded, refund_requested_at: time, refund_status: 'none of these' },
    ],
    payments_starts_check: [{ starts: 'none of these' }],
    payments_status_check: [{ status: 'none of these' }],
  },
  'public.pay_links': { pay_links_token_hash_check: [{ token_hash: 'no hash' }] },
  'public.plan_templates': {
    plan_templates_content_check: [{ content: '[]' }],
    plan_templates_kind_check: [{ kind: 'none of these' }],
    plan_templates_name_check: [{ name: '' }, { name: letters(121) }],
  },
  'public.plans': {
    plans_check: [
      { key: 'student-wellness', price_ngwee: 100 },
      { key: 'basic', price_ngwee: 0 },
    ],
    plans_features_check: [{ features: Array(13).fill('A feature') }],
    plans_key_check: [{ key: 'Basic plan' }, { key: letters(41) }],
    plans_name_check: [{ name: '' }, { name: letters(81) }],
    plans_price_ngwee_check: [{ price_ngwee: -1 }, { price_ngwee: 10_000_001 }],
    plans_summary_check: [{ summary: '' }, { summary: letters(201) }],
  },
  'public.session_prices': {
    session_prices_price_ngwee_check: [{ price_ngwee: -1 }, { price_ngwee: 10_000_001 }],
    session_prices_session_type_check: [{ session_type: 'none of these' }],
  },
}
