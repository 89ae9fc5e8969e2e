import { day, id, letters, time, type RejectedRows } from './check-rows.ts'

const issued = { issued_at: time, number_year: 2026, number_serial: 1 }
const paid = { paid_on: day, paid_by: 'cash' }

export const rejectedByBooks: RejectedRows = {
  'public.billing_rules': {
    billing_rules_late_hours_check: [{ late_hours: 0 }, { late_hours: 169 }],
    billing_rules_late_percent_check: [{ late_percent: -1 }, { late_percent: 101 }],
    billing_rules_missed_percent_check: [{ missed_percent: -1 }, { missed_percent: 101 }],
    billing_rules_number_series_check: [{ number_series: 'none of these' }],
    billing_rules_version_check: [{ version: 0 }],
  },
  'public.clinic_numbers': {
    clinic_numbers_amount_ngwee_check: [{ amount_ngwee: -1 }],
    clinic_numbers_kind_check: [{ kind: 'none of these' }],
    clinic_numbers_serial_check: [{ serial: 0 }],
  },
  'public.credit_notes': {
    credit_notes_amount_ngwee_check: [{ amount_ngwee: 0 }],
    credit_notes_number_serial_check: [{ number_serial: 0 }],
    credit_notes_number_series_check: [{ number_series: 'none of these' }],
    credit_notes_reason_check: [{ reason: '' }, { reason: letters(201) }],
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
      { status: 'draft', charged_for: 'moved', charged_percent: 50 },
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
  'public.invoice_emails': {
    invoice_emails_days_late_check: [{ days_late: 8 }, { days_late: -2 }],
  },
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
  'public.payment_returns': {
    payment_returns_given: [{ way: 'clinic', note: 'The safe' }, { given_at: time }],
    payment_returns_note: [{ way: 'clinic', given_at: time }],
    payment_returns_note_check: [
      { way: 'clinic', given_at: time, note: 'no' },
      { way: 'clinic', given_at: time, note: letters(201) },
    ],
    payment_returns_till: [
      { till_id: id },
      { way: 'till', given_at: time },
      { way: 'clinic', given_at: time, note: 'The safe', till_id: id },
    ],
    payment_returns_way_check: [{ way: 'none of these', given_at: time, note: 'The safe' }],
  },
  'public.till_counts': {
    till_counts_counted_ngwee_check: [{ counted_ngwee: -1 }, { counted_ngwee: 1_000_000_001 }],
  },
  'public.till_reopenings': {
    till_reopenings_counted_ngwee_check: [{ counted_ngwee: -1 }],
    till_reopenings_expected_ngwee_check: [{ expected_ngwee: -1 }],
    till_reopenings_note_check: [{ note: '' }, { note: letters(301) }],
    till_reopenings_reason_check: [{ reason: 'no' }, { reason: letters(301) }],
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
  'public.guide_reviews': {
    guide_reviews_reviewer_name_check: [{ reviewer_name: '' }, { reviewer_name: letters(121) }],
    guide_reviews_reviewer_role_check: [{ reviewer_role: '' }, { reviewer_role: letters(121) }],
    guide_reviews_slug_check: [{ slug: '' }, { slug: 'A slug' }, { slug: letters(61) }],
    guide_reviews_state_check: [{ state: 'none of these' }],
    guide_reviews_text_hash_check: [{ text_hash: letters(42) }],
    guide_reviews_version_check: [{ version: 0 }],
    guide_reviews_whole: [
      { state: 'reviewed' },
      { reviewer_name: 'A' },
      { reviewed_on: '2026-11-30' },
    ],
  },
}
