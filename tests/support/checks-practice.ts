import { day, id, letters, time, type RejectedRows } from './check-rows.ts'

const email = { email: 'mary@example.test' }
const phone = { phone_number: '0977123456', phone_digits: '977123456' }
const later = '2027-05-12T12:00:00Z'
const openCall = { status: 'open', starts_at: time, ends_at: later, phone_number: '0977123456' }
const hours = { starts_at: '08:00', ends_at: '17:00' }

const emptyNote = { free_text: '', reason: '', findings: '', plan: '', follow_up: '' }

export const rejectedByPractice: RejectedRows = {
  'public.absence_marks': { absence_marks_mark_check: [{ mark: 'none of these' }] },
  'public.absences': {
    absences_check: [
      { starts_at: time, ends_at: time },
      { starts_at: time, ends_at: '2028-05-12T12:00:00Z' },
    ],
  },
  'public.appointment_events': {
    appointment_events_check: [{}, { appointment_id: id, offer_id: id }],
    appointment_events_kind_check: [{ offer_id: id, kind: 'none of these' }],
  },
  'public.appointment_reminders': {
    appointment_reminders_kind_check: [{ kind: 'none of these' }],
  },
  'public.appointments': {
    appointments_agreed_how_check: [{ agreed_how: 'none of these', requested_by: 'provider' }],
    appointments_agreed_with_staff: [
      { agreed_how: 'by phone', requested_by: 'patient', status: 'confirmed' },
      { agreed_how: 'by phone', requested_by: 'provider', status: 'requested' },
    ],
    appointments_overbooked_by_staff: [
      { is_overbooked: true, requested_by: 'patient', status: 'confirmed' },
      { is_overbooked: true, requested_by: 'provider', status: 'requested' },
    ],
    appointments_cancelled_by_check: [
      { status: 'cancelled', cancelled_at: time, cancelled_by: 'none of these' },
    ],
    appointments_buffer_minutes_check: [{ buffer_minutes: -1 }, { buffer_minutes: 121 }],
    appointments_check: [{ patient_id: id, provider_id: id }],
    appointments_check1: [
      { status: 'cancelled' },
      { status: 'confirmed', cancelled_at: time, cancelled_by: 'patient' },
    ],
    appointments_check2: [{ status: 'cancelled', cancelled_at: time }, { cancelled_by: 'patient' }],
    appointments_duration_minutes_check: [{ duration_minutes: 0 }, { duration_minutes: 481 }],
    appointments_notes_check: [{ notes: letters(10_001) }],
    appointments_outcome_check: [{ outcome: 'none of these' }],
    appointments_requested_by_check: [{ requested_by: 'none of these' }],
    appointments_room_is_for_people: [{ room_id: id, session_type: 'Virtual' }],
    appointments_session_type_check: [{ session_type: 'none of these' }],
    appointments_status_check: [{ status: 'none of these' }],
  },
  'public.attention_acknowledgements': {
    attention_acknowledgements_note_check: [{ note: '' }, { note: letters(1001) }],
    attention_acknowledgements_reasons_check: [{ reasons: '{}' }, { reasons: '["item_9"]' }],
  },
  'public.availability': {
    availability_buffer_minutes_check: [{ buffer_minutes: -1 }, { buffer_minutes: 121 }],
  },
  'public.calendar_feeds': { calendar_feeds_token_hash_check: [{ token_hash: 'no hash' }] },
  'public.call_backs': {
    call_backs_attempts_check: [
      { ...openCall, attempts: -1 },
      { ...openCall, attempts: 3 },
    ],
    call_backs_end_has_time: [
      { ...openCall, ended_at: time },
      { starts_at: time, ends_at: later, status: 'reached' },
    ],
    call_backs_number_while_open: [
      { status: 'open', starts_at: time, ends_at: later },
      { ...openCall, status: 'reached', ended_at: time },
    ],
    call_backs_phone_number_check: [
      { ...openCall, phone_number: '12' },
      { ...openCall, phone_number: letters(31) },
    ],
    call_backs_status_check: [
      { starts_at: time, ends_at: later, status: 'none of these', ended_at: time },
    ],
    call_backs_window: [{ ...openCall, ends_at: time }],
  },
  'public.attendances': {
    attendances_missed_is_not_called_in: [{ missed_at: time, called_in_at: time }],
  },
  'public.call_off_reasons': {
    call_off_reasons_reason_check: [{ reason: '' }, { reason: letters(501) }],
  },
  'public.visit_reasons': {
    visit_reasons_reason_check: [{ reason: '' }, { reason: letters(201) }],
    visit_reasons_note_check: [{ note: '' }, { note: letters(1001) }],
    visit_reasons_say_something: [{}],
  },
  'public.overbook_reasons': {
    overbook_reasons_reason_check: [{ reason: 'no' }, { reason: letters(201) }],
  },
  'public.call_entries': {
    call_entries_participant_check: [{ participant: 'none of these' }],
  },
  'public.call_signals': {
    call_signals_body_check: [{ body: '' }, { body: letters(16_001) }],
    call_signals_kind_check: [{ kind: 'none of these' }],
  },
  'public.calls': {
    calls_check: [{ phase: 'waiting' }, { phase: 'empty', waiting_since: time }],
    calls_check1: [{ phase: 'ended', began_at: time }],
    calls_phase_check: [{ phase: 'none of these' }],
  },
  'public.clinic_records': {
    clinic_records_can_be_reached: [{}],
    clinic_records_code_expires: [
      { ...phone, code_digest: '\\x00' },
      { ...email, code_expires_at: time },
    ],
    clinic_records_code_has_phone: [{ ...email, code_digest: '\\x00', code_expires_at: time }],
    clinic_records_email_check: [
      { email: 'a@' },
      { email: letters(256) },
      { email: 'Mary@example.test' },
    ],
    clinic_records_full_name_check: [
      { ...email, full_name: '' },
      { ...email, full_name: letters(201) },
    ],
    clinic_records_notes_check: [
      { ...email, notes: '' },
      { ...email, notes: letters(2001) },
    ],
    clinic_records_phone_digits_check: [
      { ...email, phone_digits: '12345678' },
      { ...email, phone_digits: '97712345x' },
    ],
    clinic_records_phone_has_digits: [
      { phone_number: phone.phone_number },
      { ...email, phone_digits: phone.phone_digits },
    ],
    clinic_records_phone_number_check: [
      { ...phone, phone_number: '12345' },
      { ...phone, phone_number: letters(31) },
    ],
    clinic_records_wrong_tries_check: [
      { ...email, wrong_tries: -1 },
      { ...email, wrong_tries: 6 },
    ],
  },
  'public.rooms': { rooms_name_check: [{ name: '' }, { name: letters(41) }] },
  'public.days_away': {
    days_away_check: [{ first_day: '2026-05-13', last_day: day }],
  },
  'public.group_registrations': {
    group_registrations_pseudonym_check: [{ pseudonym: '' }, { pseudonym: letters(61) }],
  },
  'public.group_sessions': {
    group_sessions_capacity_check: [{ capacity: 4 }, { capacity: 61 }],
    group_sessions_description_check: [{ description: '' }, { description: letters(1001) }],
    group_sessions_duration_minutes_check: [{ duration_minutes: 14 }, { duration_minutes: 241 }],
    group_sessions_how_to_join_check: [{ how_to_join: '' }, { how_to_join: letters(1001) }],
    group_sessions_topic_check: [{ topic: '' }, { topic: letters(121) }],
  },
  'public.messages': {
    messages_body_check: [{ body: '' }, { body: letters(2001) }, { body: ' Good morning' }],
  },
  'public.questionnaire_requests': {
    questionnaire_requests_decided: [{ status: 'withdrawn' }, { status: 'open', decided_at: time }],
    questionnaire_requests_instrument_check: [{ instrument: 'PHQ-15' }],
    questionnaire_requests_result: [
      { status: 'shared', decided_at: time },
      { status: 'not_shared', decided_at: time, result_id: id },
    ],
    questionnaire_requests_status_check: [{ status: 'none of these', decided_at: time }],
  },
  'public.discharges': {
    discharges_readmission_reason_check: [
      { readmitted_at: time, readmitted_how: 'provider', readmission_reason: '' },
      { readmitted_at: time, readmitted_how: 'provider', readmission_reason: letters(501) },
    ],
    discharges_readmitted: [
      { readmitted_at: time },
      { readmitted_how: 'booking' },
      { readmitted_at: time, readmitted_how: 'provider' },
      { readmitted_at: time, readmitted_how: 'booking', readmission_reason: 'She called' },
    ],
    discharges_readmitted_how_check: [{ readmitted_at: time, readmitted_how: 'none of these' }],
    discharges_reason_check: [{ reason: 'none of these' }],
    discharges_summary_check: [{ summary: '' }, { summary: letters(10_001) }],
  },
  'public.referrals': {
    referrals_agreed: [
      { status: 'sent' },
      { status: 'asked', sent_at: time },
      { status: 'asked', agreed_how: 'by phone' },
    ],
    referrals_agreed_how_check: [{ status: 'sent', sent_at: time, agreed_how: 'none of these' }],
    referrals_decline_reason_check: [
      { status: 'declined', sent_at: time, agreed_how: 'by phone', decline_reason: '' },
      { status: 'declined', sent_at: time, agreed_how: 'by phone', decline_reason: letters(501) },
    ],
    referrals_declined: [
      { status: 'declined', sent_at: time, agreed_how: 'by phone' },
      { status: 'asked', decline_reason: 'No time' },
    ],
    referrals_findings_check: [{ status: 'asked', findings: letters(8001) }],
    referrals_outside_check: [
      { status: 'asked', outside: '', recipient_id: null },
      { status: 'asked', outside: letters(201), recipient_id: null },
    ],
    referrals_question_check: [
      { status: 'asked', question: '' },
      { status: 'asked', question: letters(2001) },
    ],
    referrals_status_check: [{ status: 'none of these', sent_at: time, agreed_how: 'by phone' }],
    referrals_to_someone: [{ status: 'asked', outside: 'UTH', recipient_id: id }],
    referrals_urgency_check: [{ status: 'asked', urgency: 'none of these' }],
  },
  'public.covers': {
    covers_check: [{ absent_id: id, colleague_id: id }],
    covers_check1: [
      { first_day: '2026-12-02', last_day: '2026-12-01' },
      { first_day: '2026-12-01', last_day: '2027-03-04' },
    ],
  },
  'public.threads': {
    threads_check: [{ patient_id: id, provider_id: id }],
  },
  'public.session_notes': {
    session_notes_form_check: [{ form: 'none of these' }],
    session_notes_length: [
      { ...emptyNote, free_text: letters(10_001) },
      { ...emptyNote, free_text: letters(5000), plan: letters(5001) },
    ],
    session_notes_shared_once_signed: [{ shared_at: time }],
    session_notes_version_check: [{ version: 0 }],
  },
  'public.note_amendments': {
    note_amendments_body_check: [{ body: '' }, { body: letters(10_001) }],
  },
  'public.message_templates': {
    message_templates_body_check: [{ body: '' }, { body: letters(1001) }],
    message_templates_name_check: [{ name: '' }, { name: letters(61) }],
  },
  'public.note_templates': {
    note_templates_body_check: [{ body: '' }, { body: letters(2001) }],
    note_templates_name_check: [{ name: '' }, { name: letters(81) }],
  },
  'public.shared_notes': {
    shared_notes_notes_check: [{ notes: '' }, { notes: letters(40_001) }],
  },
  'public.session_ratings': {
    session_ratings_comment_check: [{ comment: '' }, { comment: letters(1001) }],
    session_ratings_score_check: [{ score: 0 }, { score: 6 }],
  },
  'public.visit_types': {
    visit_types_bring_check: [{ bring: '' }, { bring: letters(301) }],
    visit_types_name_check: [{ name: '' }, { name: letters(61) }],
    visit_types_duration_minutes_check: [{ duration_minutes: 9 }, { duration_minutes: 181 }],
    visit_types_buffer_minutes_check: [{ buffer_minutes: -1 }, { buffer_minutes: 121 }],
    visit_types_professions_check: [{ professions: [] }, { professions: ['surgeon'] }],
    visit_types_session_types_check: [{ session_types: [] }, { session_types: ['Letter'] }],
    visit_types_price_ngwee_check: [{ price_ngwee: -1 }, { price_ngwee: 10_000_001 }],
    visit_types_colour_check: [{ colour: 'yellow' }],
  },
  'public.clinic_calendar': {
    clinic_calendar_is_only_check: [{ is_only: false }],
    clinic_calendar_slot_minutes_check: [{ slot_minutes: 9 }, { slot_minutes: 61 }],
  },
  'public.opening_hours': {
    opening_hours_check: [{ starts_at: '09:00', ends_at: '09:00' }],
    opening_hours_weekday_check: [{ weekday: 0 }, { weekday: 8 }],
  },
  'public.closed_days': {
    closed_days_day_check: [{ day: '1999-12-31' }, { day: '2200-01-01' }],
    closed_days_name_check: [{ name: '' }, { name: letters(61) }],
  },
  'public.extra_hours': {
    extra_hours_check: [{ starts_at: '09:00', ends_at: '09:00' }],
    extra_hours_weekday_check: [{ weekday: 0 }, { weekday: 8 }],
  },
  'public.date_overrides': {
    date_overrides_day_check: [{ day: '1999-12-31' }, { day: '2200-01-01' }],
    date_overrides_check: [{ starts_at: '09:00', ends_at: null }],
    date_overrides_check1: [{ starts_at: '09:00', ends_at: '09:00' }],
  },
  'public.weekly_hours': {
    weekly_hours_check: [{ starts_at: '09:00', ends_at: '09:00' }],
    weekly_hours_check1: [{ break_starts_at: '12:00' }, { break_ends_at: '13:00' }],
    weekly_hours_check2: [
      { ...hours, break_starts_at: '13:00', break_ends_at: '12:00' },
      { ...hours, break_starts_at: '07:00', break_ends_at: '13:00' },
      { ...hours, break_starts_at: '12:00', break_ends_at: '18:00' },
    ],
    weekly_hours_weekday_check: [{ weekday: 0 }, { weekday: 8 }],
  },
}
