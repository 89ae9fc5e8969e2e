import { day, id, letters, time, type RejectedRows } from './check-rows.ts'

const issued = { issued_at: time, number_year: 2026, number_serial: 1 }
const paid = { paid_on: day, paid_by: 'cash' }
const succeeded = { status: 'succeeded', succeeded_at: time, receipt_number: 1 }

export const rejectedByPlans: RejectedRows = {
  'public.add_ons': {
    add_ons_status_check: [{ status: 'none of these' }],
  },
  'public.credit_notes': {
    credit_notes_amount_ngwee_check: [{ amount_ngwee: 0 }],
    credit_notes_number_serial_check: [{ number_serial: 0 }],
    credit_notes_number_series_check: [{ number_series: 'none of these' }],
    credit_notes_reason_check: [{ reason: '' }, { reason: letters(201) }],
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
  'public.invoices': {
    invoices_amount_ngwee_check: [
      { status: 'draft', amount_ngwee: -1 },
      { status: 'draft', amount_ngwee: 10_000_001 },
    ],
    invoices_charge: [
      { status: 'draft', charged_for: 'missed' },
      { status: 'draft', charged_percent: 50 },
      { status: 'draft', visit_price_ngwee: 100 },
    ],
    invoices_charged_for_check: [
      { status: 'draft', charged_for: 'none of these', charged_percent: 50 },
    ],
    invoices_charged_percent_check: [
      { status: 'draft', charged_for: 'missed', charged_percent: 0 },
      { status: 'draft', charged_for: 'missed', charged_percent: 101 },
    ],
    invoices_check: [
      { status: 'draft', number_year: 2026 },
      { status: 'draft', number_serial: 1 },
    ],
    invoices_check1: [{ ...issued, status: 'draft' }, { status: 'issued' }],
    invoices_check2: [
      { ...issued, status: 'issued' },
      { ...issued, status: 'paid', ...paid },
    ],
    invoices_check3: [
      { status: 'void', paid_on: day },
      { status: 'void', paid_by: 'cash' },
    ],
    invoices_check4: [
      { ...issued, status: 'paid', amount_ngwee: 100 },
      { ...issued, status: 'issued', amount_ngwee: 100, ...paid },
    ],
    invoices_check5: [
      { ...issued, status: 'waived' },
      { status: 'draft', waived_because: 'courtesy' },
    ],
    invoices_notice: [
      { status: 'draft', charged_for: 'late', charged_percent: 50 },
      { status: 'draft', charged_for: 'missed', charged_percent: 50, notice_minutes: 1 },
      { status: 'draft', notice_minutes: 1 },
    ],
    invoices_notice_minutes_check: [
      { status: 'draft', charged_for: 'late', charged_percent: 50, notice_minutes: -1 },
    ],
    invoices_number_series_check: [{ status: 'draft', number_series: 'none of these' }],
    invoices_visit_price_ngwee_check: [
      { status: 'draft', charged_for: 'missed', charged_percent: 50, visit_price_ngwee: -1 },
      {
        status: 'draft',
        charged_for: 'missed',
        charged_percent: 50,
        visit_price_ngwee: 10_000_001,
      },
    ],
    invoices_number_serial_check: [
      { status: 'void', issued_at: time, number_year: 2026, number_serial: 0 },
    ],
    invoices_paid_by_check: [{ status: 'void', paid_on: day, paid_by: 'none of these' }],
    invoices_session_type_check: [{ status: 'draft', session_type: 'none of these' }],
    invoices_status_check: [{ ...issued, status: 'none of these' }],
    invoices_void_because_check: [
      { status: 'void', void_because: '' },
      { status: 'void', void_because: letters(201) },
    ],
    invoices_waived_because_check: [{ status: 'void', waived_because: 'none of these' }],
  },
  'public.income_entries': {
    income_entries_check: [
      { kind: 'payment', amount_ngwee: -1 },
      { kind: 'refund', amount_ngwee: 1 },
      { kind: 'refund', amount_ngwee: 0 },
    ],
    income_entries_fee_ngwee_check: [{ fee_ngwee: -1 }],
    income_entries_fee_online: [{ is_online: false, fee_ngwee: 1 }],
    income_entries_kind_check: [{ kind: 'none of these' }],
    income_entries_means_check: [{ means: '' }, { means: letters(41) }],
    income_entries_number_check: [{ number: '' }, { number: letters(41) }],
    income_entries_purpose_check: [{ purpose: 'none of these' }],
  },
  'public.invoice_emails': { invoice_emails_days_late_check: [{ days_late: 8 }] },
  'public.invoice_payments': {
    invoice_payments_amount_ngwee_check: [{ amount_ngwee: 0, is_online: false }],
    invoice_payments_check: [{ reversed_at: time }, { reversed_because: 'A mistake' }],
    invoice_payments_check1: [{ is_online: false, payment_id: id }],
    invoice_payments_desk_cash: [{ paid_by: 'cash', taken_by: id, is_online: false }],
    invoice_payments_paid_by_check: [{ paid_by: 'none of these' }],
    invoice_payments_reference_check: [{ reference: '' }, { reference: letters(61) }],
    invoice_payments_reversed_by: [{ reversed_by: id, is_online: false }],
    invoice_payments_till: [{ paid_by: 'card', till_id: id, is_online: false }],
    invoice_payments_reversed_because_check: [
      { reversed_at: time, reversed_because: '' },
      { reversed_at: time, reversed_because: letters(201) },
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
  'public.compared_days': { compared_days_orders_check: [{ orders: -1 }] },
  'public.payment_differences': {
    payment_differences_explained: [
      { explanation: 'In words' },
      { explained_at: time },
      { explained_by: id },
    ],
    payment_differences_explanation_check: [
      { explanation: 'no', explained_at: time },
      { explanation: letters(501), explained_at: time },
    ],
    payment_differences_kind_check: [{ kind: 'none of these' }],
    payment_differences_ours_check: [{ ours: '' }, { ours: letters(61) }],
    payment_differences_theirs_check: [{ theirs: '' }, { theirs: letters(61) }],
    payment_differences_what_check: [{ what: 'none of these' }],
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
  'public.month_closings': {
    month_closings_month_check: [{ month: '2026-03-02', version: 1, is_closed: true }],
    month_closings_reason_check: [
      { version: 2, is_closed: false, reason: '' },
      { version: 2, is_closed: false, reason: letters(301) },
    ],
    month_closings_reopening_has_reason: [
      { version: 1, is_closed: true, reason: 'A late slip' },
      { version: 2, is_closed: false },
    ],
    month_closings_take_turns: [{ version: 2, is_closed: true }],
    month_closings_version_check: [{ version: 0, is_closed: false, reason: 'A late slip' }],
  },
  'public.till_corrections': {
    till_corrections_amount_ngwee_check: [
      { amount_ngwee: 0 },
      { amount_ngwee: 10_000_001 },
      { amount_ngwee: -10_000_001 },
    ],
    till_corrections_reason_check: [{ reason: '' }, { reason: letters(301) }],
  },
  'public.tills': {
    tills_closed_is_counted: [
      { closed_at: time },
      { counted_ngwee: 100 },
      { closed_at: time, counted_ngwee: 100, note: 'One note' },
    ],
    tills_counted_ngwee_check: [
      { closed_at: time, expected_ngwee: 100, counted_ngwee: -1, note: 'One note' },
      { closed_at: time, expected_ngwee: 100, counted_ngwee: 1_000_000_001, note: 'One note' },
    ],
    tills_difference_has_note: [{ closed_at: time, expected_ngwee: 100, counted_ngwee: 99 }],
    tills_expected_ngwee_check: [
      { closed_at: time, expected_ngwee: -1, counted_ngwee: 0, note: 'One note' },
    ],
    tills_float_ngwee_check: [{ float_ngwee: -1 }, { float_ngwee: 10_000_001 }],
    tills_note_check: [{ note: '' }, { note: letters(301) }],
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
