import { type CheckedRow, day, id, publishedVersion, time } from './check-rows.ts'

const decided = { decided_at: time, decided_by: id }
const issued = { issued_at: time, number_year: 2026, number_serial: 1 }
const phone = { phone_number: '0977123456', phone_digits: '977123456' }
const succeeded = { status: 'succeeded', succeeded_at: time, receipt_number: 1 }

/** Rows that every check of their table accepts: each for another side of a check with `or`. */
export const acceptedRows: Record<string, CheckedRow[]> = {
  'public.advice_answers': [{ blood_pressure_reading_id: id }, { glucose_reading_id: id }],
  'public.appointments': [
    { session_type: 'Virtual' },
    { session_type: 'In-person', room_id: id },
    { requested_by: 'provider', status: 'confirmed', agreed_how: 'by phone' },
    { requested_by: 'patient', status: 'requested' },
    { requested_by: 'provider', status: 'confirmed', is_overbooked: true },
  ],
  'public.attendances': [{ missed_at: time }, { arrived_at: time, called_in_at: time }],
  'public.blood_pressure_readings': [{ at_clinic: false }, { at_clinic: true, recorded_by: id }],
  'public.calls': [{ phase: 'empty' }, { phase: 'admitted', began_at: time }],
  'public.check_ins': [{}, { answer: 'Rest', answered_at: time }],
  'public.support_questions': [
    {},
    { status: 'closed', closed_at: time },
    { status: 'answered', answered_at: time },
    { claimed_by: id, claimed_at: time },
    { topic: 'health', team: 'therapist' },
    { topic: 'plan', team: 'desk' },
  ],
  'public.support_messages': [
    {},
    { is_from_team: true, author_id: id },
    { is_from_team: false, author_id: null },
    { due_at: time },
    { due_at: time, answered_at: time, open_minutes: 5 },
    { due_at: time, withdrawn_at: time },
  ],
  'public.clinic_records': [
    { email: 'mary@example.test' },
    phone,
    { ...phone, code_digest: '\\x00', code_expires_at: time },
  ],
  'public.glucose_readings': [
    { entered_unit: 'mg/dL', entered_value: 100 },
    { entered_unit: 'mg/dL', entered_value: 20, meter_shows: 'LO' },
    { entered_unit: 'mmol/L', entered_value: 33.3, meter_shows: 'HI' },
    { at_clinic: false },
    { at_clinic: true, recorded_by: id },
  ],
  'public.identity_changes': [
    { status: 'pending' },
    { status: 'refused', reason: 'Another name', ...decided },
  ],
  'public.income_entries': [
    { kind: 'payment', amount_ngwee: 1, is_online: false },
    { kind: 'payment', amount_ngwee: 1, is_online: true, fee_ngwee: 1 },
  ],
  'public.invoices': [
    { status: 'draft', charged_for: 'missed', charged_percent: 50, visit_price_ngwee: 100 },
    { status: 'draft' },
    { status: 'issued', amount_ngwee: 100, ...issued },
    { status: 'void' },
  ],
  'public.invoice_payments': [
    { is_online: false, amount_ngwee: 100 },
    { is_online: false, paid_by: 'cash', taken_by: null },
    { is_online: false, paid_by: 'cash', taken_by: id, till_id: id },
    { is_online: false, paid_by: 'card', taken_by: id },
    { is_online: true, payment_id: id, reversed_at: time, reversed_because: 'A mistake' },
    { is_online: false, reversed_at: time, reversed_because: 'A mistake', reversed_by: id },
  ],
  'public.payment_differences': [
    { explanation: null },
    { explanation: 'In words', explained_at: time },
    { explanation: 'In words', explained_at: time, explained_by: id },
  ],
  'public.insurance_claims': [
    { state: 'collected', paid_ngwee: 0 },
    { state: 'sent', paid_ngwee: 0, list_id: id },
    { state: 'rejected', paid_ngwee: 0, list_id: id, reason: 'Not a member' },
  ],
  'public.payment_returns': [
    { way: null },
    { way: 'till', given_at: time, till_id: id },
    { way: 'none', given_at: time, note: 'Entered twice' },
  ],
  'public.tills': [
    { closed_at: null, counted_ngwee: null },
    { closed_at: time, expected_ngwee: 100, counted_ngwee: 100 },
    { closed_at: time, expected_ngwee: 100, counted_ngwee: 99, note: 'One note' },
  ],
  'public.slot_offers': [
    { entry_id: id },
    { entry_id: null, day_wait_id: id, duration_minutes: 60, buffer_minutes: 0 },
  ],
  'public.screening_results': [{ at_clinic: false }, { at_clinic: true, recorded_by: id }],
  'public.meal_plan_requests': [{ at_clinic: false }, { at_clinic: true, recorded_by: id }],
  'public.exercise_plan_requests': [{ at_clinic: false }, { at_clinic: true, recorded_by: id }],
  'public.session_notes': [{ shared_at: null }, { shared_at: time, signed_at: time }],
  'public.personal_plans': [{}, { end_reason: 'Reached', ended_at: time }],
  'public.personal_plan_versions': [
    { goals: '[]' },
    publishedVersion,
    { ...publishedVersion, replaced_at: time },
  ],
  'public.discharges': [
    { readmitted_at: null },
    { readmitted_at: time, readmitted_how: 'booking' },
    { readmitted_at: time, readmitted_how: 'provider', readmission_reason: 'She called' },
  ],
  'public.referrals': [
    { status: 'asked', recipient_id: id, outside: null },
    { status: 'asked', recipient_id: null, outside: 'University Teaching Hospital' },
    { status: 'sent', sent_at: time, agreed_how: 'by phone' },
    { status: 'rejected', sent_at: time, agreed_how: 'in the app' },
    { status: 'declined', sent_at: time, agreed_how: 'by phone', decline_reason: 'No time' },
  ],
  'public.covers': [
    { first_day: '2026-12-01', last_day: '2026-12-01' },
    { first_day: '2026-12-01', last_day: '2027-03-03' },
  ],
  'public.medicine_plans': [
    { form: 'tablet' },
    { form: 'injection', unit: 'mg' },
    { form: 'tablet', every_days: 2 },
    { form: 'tablet', at_most: 4, times: [] },
  ],
  'public.next_steps': [
    { step: 'session', status: 'declined', decided_at: time },
    { step: 'urgent', status: 'suggested' },
    { step: 'urgent', status: 'replaced' },
  ],
  'accounts.patient_merges': [
    { state: 'merged', gone_id: id },
    { state: 'undone', ended_at: time },
    { state: 'final', ended_at: time },
  ],
  'accounts.take_over_codes': [
    { email: 'chanda@example.test', password_hash: 'x' },
    { email_code_digest: Buffer.alloc(32), email_code_expires_at: time },
  ],
  'public.payments': [
    { purpose: 'plan', plan_key: 'basic', user_id: id },
    { purpose: 'invoice', invoice_id: id, user_id: id },
    { purpose: 'invoice', invoice_id: id, link_id: id },
    { status: 'pending', refund_status: 'none' },
    { ...succeeded, refund_status: 'requested', refund_requested_at: time },
    { ...succeeded, refund_status: 'refunded', refund_requested_at: time, refund_sent_at: time },
    {
      ...succeeded,
      refund_status: 'refunded',
      refund_requested_at: time,
      refund_id: id,
      refund_failure: 'limit',
    },
  ],
  'public.planner_tasks': [{}, { week: '2026-05-11', day, starts_at: '08:00' }],
  'public.provider_registrations': [
    { status: 'pending' },
    { status: 'refused', reason: 'An old certificate', ...decided },
  ],
  'public.safety_alerts': [
    {},
    { acknowledged_at: time, outcome: 'called', note: 'Safe now', next_on: day },
    { step: 'could_not_reach', step_at: time, step_note: 'No answer' },
    { acknowledged_at: time, outcome: 'called', next_on: day, followed_up_at: time },
  ],
  'public.safety_duties': [
    { duty: 'lead', place: 1 },
    { duty: 'on_duty', place: 2 },
  ],
  'public.student_verifications': [
    { status: 'pending' },
    { status: 'rejected', reason: 'An old card', ...decided },
  ],
  'public.symptom_entries': [{ symptom: 'Headache' }, { own_words: 'Dizzy' }],
  'public.user_profiles': [
    { is_student: false, role: 'admin' },
    { is_student: true, role: 'client' },
  ],
  'public.visit_reasons': [{ reason: 'To talk' }, { note: 'Since May' }],
}
