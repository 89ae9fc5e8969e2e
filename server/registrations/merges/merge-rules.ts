import type { RecordCounts } from '#domain/registrations/merge.ts'

/**
 * What a merge does with the rows that refer to a person, for each column that does. A test fails where a column of the
 * database has no rule here. Each rule says what is true of a row of the record that is gone:
 *
 * - `moved`: it becomes the other's. With `unless`, it stays aside where the other has one with the same values and both
 *   meet the condition: a constraint allows one. It stays as it is, and is answered, paid or closed as before.
 * - `consents`: a merge gives no consent. What was withdrawn in either record is withdrawn.
 * - `filled`: empty fields of the other are filled with what it has; what both have stays as it is.
 * - `login`: only a person who is logged in writes such rows. A record without a login has none. If it has, the merge is
 *   rejected.
 * - `account`: about the login or the account itself; stays where it is.
 * - `staff`: names a member of staff; who is merged is none.
 */
export type MergeRule =
  | {
      rule: 'moved'
      /** Other columns that, with the person, find a row; `id` without it. */
      key?: readonly string[]
      unless?: { same: readonly string[]; while: string }
      /** Which rows follow, as a condition on `row` in which `$to` is the record that stays. */
      only?: 'thread_moved'
      counts?: keyof RecordCounts
    }
  | { rule: 'consents'; counts: 'consents' }
  | { rule: 'filled' | 'account' | 'staff' }
  | { rule: 'login'; counts?: keyof RecordCounts }

const login = { rule: 'login' } as const
const account = { rule: 'account' } as const
const staff = { rule: 'staff' } as const
const moved = { rule: 'moved' } as const
const always = 'true'

export const mergeRules: Record<string, MergeRule> = {
  'public.appointments.patient_id': { rule: 'moved', counts: 'visits' },
  'public.appointments.provider_id': staff,
  'public.session_ratings.patient_id': { rule: 'moved', key: ['appointment_id'] },
  'public.session_ratings.provider_id': staff,
  'public.shared_notes.patient_id': { rule: 'moved', key: ['appointment_id'], counts: 'notes' },
  'public.shared_notes.provider_id': staff,
  'public.session_notes.patient_id': { rule: 'moved', counts: 'notes' },
  'public.session_notes.provider_id': staff,
  'public.note_amendments.patient_id': moved,
  'public.note_amendments.provider_id': staff,
  'public.note_templates.provider_id': staff,
  'public.message_templates.provider_id': staff,
  'public.waiting_list.patient_id': moved,
  'public.day_waits.patient_id': {
    rule: 'moved',
    unless: { same: ['day', 'visit_type_id', 'profession'], while: always },
  },
  'public.day_waits.provider_id': staff,
  'public.discharges.patient_id': {
    rule: 'moved',
    unless: { same: ['provider_id'], while: 'readmitted_at is null' },
  },
  'public.discharges.provider_id': staff,
  'public.referrals.patient_id': moved,
  'public.referrals.sender_id': staff,
  'public.referrals.recipient_id': staff,
  'public.covers.absent_id': staff,
  'public.covers.colleague_id': staff,
  'public.covers.entered_by': staff,
  'public.cover_objections.patient_id': login,
  'public.cover_objections.absent_id': staff,
  'public.cover_objections.colleague_id': staff,
  'public.visit_reasons.user_id': login,
  'public.overbook_reasons.provider_id': staff,
  'public.overbook_reasons.given_by': staff,
  'public.absence_marks.marked_by': staff,
  'public.former_names.user_id': account,
  'public.slot_offers.patient_id': moved,
  'public.slot_offers.provider_id': staff,
  'public.call_off_reasons.provider_id': staff,
  'public.call_off_reasons.called_off_by': staff,
  'public.appointment_events.acted_by': login,
  'public.invoices.patient_id': { rule: 'moved', counts: 'invoices' },
  'public.invoices.provider_id': staff,
  'public.payments.user_id': { rule: 'moved', counts: 'invoices' },
  'public.memberships.user_id': login,
  'public.membership_periods.user_id': login,
  'public.add_ons.user_id': login,
  'public.blood_pressure_readings.user_id': { rule: 'moved', counts: 'readings' },
  'public.blood_pressure_readings.recorded_by': staff,
  'public.glucose_readings.user_id': { rule: 'moved', counts: 'readings' },
  'public.glucose_readings.recorded_by': staff,
  'public.screening_results.user_id': moved,
  'public.screening_results.recorded_by': staff,
  'public.screening_results.removed_by': staff,
  'public.reading_versions.user_id': moved,
  'public.reading_versions.changed_by': staff,
  'public.attention_acknowledgements.patient_id': moved,
  'public.attention_acknowledgements.provider_id': staff,
  'public.safety_alerts.user_id': {
    rule: 'moved',
    unless: { same: ['provider_id'], while: 'acknowledged_at is null' },
  },
  'public.safety_alerts.provider_id': staff,
  'public.safety_alerts.handled_by': staff,
  'public.safety_notices.user_id': moved,
  'public.safety_notices.recipient_id': staff,
  'public.safety_duties.provider_id': staff,
  'public.questionnaire_requests.patient_id': {
    rule: 'moved',
    unless: { same: ['provider_id', 'instrument'], while: `status = 'open'` },
  },
  'public.questionnaire_requests.provider_id': staff,
  'public.meal_plan_requests.user_id': moved,
  'public.meal_plan_requests.taken_by': staff,
  'public.meal_plan_requests.recorded_by': staff,
  'public.meal_plans.author_id': staff,
  'public.exercise_plan_requests.user_id': moved,
  'public.exercise_plan_requests.taken_by': staff,
  'public.exercise_plan_requests.recorded_by': staff,
  'public.exercise_plans.author_id': staff,
  'public.plan_templates.provider_id': staff,
  'public.foods.updated_by': staff,
  'public.call_backs.user_id': { rule: 'moved', unless: { same: [], while: `status = 'open'` } },
  'public.call_backs.claimed_by': staff,
  'public.threads.patient_id': {
    rule: 'moved',
    unless: { same: ['provider_id'], while: always },
  },
  'public.threads.provider_id': staff,
  // After the conversations, with which they go.
  'public.thread_reads.user_id': { rule: 'moved', key: ['thread_id'], only: 'thread_moved' },
  'public.messages.author_id': login,
  'public.consents.user_id': { rule: 'consents', counts: 'consents' },
  'public.consents.recorded_by': staff,
  'public.consents.withdrawn_by': staff,
  'public.patient_registrations.user_id': { rule: 'filled' },
  'public.patient_registrations.registered_by': staff,
  'public.patient_insurances.user_id': { rule: 'moved', unless: { same: [], while: always } },
  'public.patient_insurances.changed_by': staff,
  'public.claim_lists.sent_by': staff,
  'public.income_entries.provider_id': staff,
  'public.invoice_payments.reversed_by': staff,
  'public.invoice_payments.taken_by': staff,
  'public.month_closings.made_by': staff,
  'public.payment_differences.explained_by': staff,
  'public.payments.asked_by': staff,
  'public.till_corrections.made_by': staff,
  'public.payment_returns.given_by': staff,
  'public.till_counts.counted_by': staff,
  'public.till_reopenings.opened_by': staff,
  'public.tills.holder_id': staff,

  'public.action_plans.user_id': login,
  'public.activities.user_id': login,
  'public.advice_answers.user_id': login,
  'public.burnout_checks.user_id': login,
  'public.carbohydrate_entries.user_id': login,
  'public.care_profiles.user_id': login,
  'public.check_ins.user_id': login,
  'public.check_ins.claimed_by': staff,
  'public.contact_messages.user_id': login,
  'public.support_questions.user_id': login,
  'public.support_questions.claimed_by': staff,
  'public.support_messages.user_id': login,
  'public.support_messages.author_id': staff,
  'public.entry_versions.user_id': login,
  'public.focus_rounds.user_id': login,
  'public.group_registrations.user_id': login,
  'public.intake_forms.user_id': login,
  'public.medicine_doses.user_id': login,
  'public.medicine_plans.user_id': login,
  'public.medicine_reminders.user_id': login,
  'public.medicines.user_id': login,
  'public.next_steps.user_id': login,
  // A membership plan includes them, which only a person who is logged in has.
  'public.personal_plan_marks.user_id': login,
  'public.personal_plan_versions.author_id': staff,
  'public.personal_plan_versions.user_id': login,
  'public.personal_plan_words.user_id': login,
  'public.personal_plans.ended_by': staff,
  'public.personal_plans.user_id': login,
  'public.planner_tasks.user_id': login,
  'public.safety_plans.user_id': login,
  'public.student_verifications.user_id': login,
  'public.student_verifications.decided_by': staff,
  'public.symptom_entries.user_id': login,
  'public.weight_entries.user_id': login,

  'public.calendar_feeds.user_id': account,
  'public.mail_settings.user_id': account,
  'accounts.factor_resets.reset_by': staff,
  'accounts.factor_resets.user_id': account,
  'accounts.factors.user_id': account,
  'accounts.flow_states.user_id': account,
  'accounts.identities.user_id': account,
  'accounts.known_addresses.user_id': account,
  'accounts.one_time_tokens.user_id': account,
  'accounts.patient_merges.ended_by': staff,
  'accounts.patient_merges.gone_id': account,
  'accounts.patient_merges.merged_by': staff,
  'accounts.patient_merges.remaining_id': account,
  'accounts.record_retention.changed_by': staff,
  'public.clinic_features.changed_by': staff,
  'public.clinic_logos.changed_by': staff,
  'public.clinic_settings.changed_by': staff,
  'public.billing_rules.changed_by': staff,
  'public.email_texts.changed_by': staff,
  'public.guide_reviews.changed_by': staff,
  'accounts.sessions.user_id': account,
  'accounts.sign_ups.user_id': account,
  'accounts.suspensions.restored_by': staff,
  'accounts.suspensions.suspended_by': staff,
  'accounts.suspensions.user_id': account,
  'accounts.take_over_codes.made_by': staff,
  'accounts.take_over_codes.user_id': account,
  'accounts.used_links.user_id': account,
  'accounts.wrong_codes.user_id': account,

  'public.absences.entered_by': staff,
  'public.absences.provider_id': staff,
  'public.availability.provider_id': staff,
  'public.certificate_warnings.provider_id': staff,
  // An invitation ends at the merge: it was for one of the two.
  'public.clinic_records.patient_id': account,
  'public.clinic_records.provider_id': staff,
  'public.identity_changes.decided_by': staff,
  'public.identity_changes.provider_id': staff,
  'public.provider_pages.provider_id': staff,
  'public.provider_registrations.decided_by': staff,
  'public.provider_registrations.provider_id': staff,
  'public.session_prices.provider_id': staff,
}

export type MovedRule = Extract<MergeRule, { rule: 'moved' }>

/** A rule with the table and the column that it is about. */
export interface PlacedRule<Rule = MergeRule> {
  table: string
  column: string
  rule: Rule
}

export const placedRules: readonly PlacedRule[] = Object.entries(mergeRules).map(([name, rule]) => {
  const at = name.lastIndexOf('.')
  return { table: name.slice(0, at), column: name.slice(at + 1), rule }
})
