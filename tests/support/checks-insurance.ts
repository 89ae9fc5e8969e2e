import { id, letters, type RejectedRows } from './check-rows.ts'

/** Rows that a check of the tables of insurance rejects. */
export const rejectedByInsurance: RejectedRows = {
  'public.insurers': {
    insurers_office_email_check: [{ office_email: 'a' }, { office_email: letters(256) }],
    insurers_name_check: [{ name: '' }, { name: letters(61) }],
    insurers_office_phone_check: [{ office_phone: '' }, { office_phone: letters(31) }],
    insurers_version_check: [{ version: 0 }],
  },
  'public.insurer_shares': {
    insurer_shares_amount_ngwee_check: [{ amount_ngwee: 0 }, { amount_ngwee: 10_000_001 }],
    insurer_shares_one_way: [{}, { amount_ngwee: 1, percent: 1 }],
    insurer_shares_percent_check: [{ percent: 0 }, { percent: 101 }],
  },
  'public.patient_insurances': {
    patient_insurances_member_number_check: [
      { insurer_id: id, member_number: 'AB' },
      { insurer_id: id, member_number: 'mb123' },
    ],
    patient_insurances_number_of_insurer: [{ insurer_id: id }, { member_number: 'MB123' }],
  },
  'public.claim_lists': {
    claim_lists_amount_ngwee_check: [{ amount_ngwee: 0 }],
    claim_lists_claims_check: [{ claims: 0 }],
    claim_lists_month_check: [{ month: '2026-03-02' }],
  },
  'public.insurance_claims': {
    insurance_claims_amount_ngwee_check: [{ amount_ngwee: 0, state: 'collected' }],
    insurance_claims_member_number_check: [
      { state: 'collected', member_number: '' },
      { state: 'collected', member_number: letters(31) },
    ],
    insurance_claims_paid: [
      { state: 'paid', amount_ngwee: 2, paid_ngwee: 1, payment_id: id, list_id: id },
      { state: 'part paid', amount_ngwee: 2, paid_ngwee: 0, list_id: id },
      { state: 'part paid', amount_ngwee: 2, paid_ngwee: 2, payment_id: id, list_id: id },
      { state: 'billed', amount_ngwee: 2, paid_ngwee: 2, payment_id: id },
      { state: 'written off', amount_ngwee: 2, paid_ngwee: 2, payment_id: id },
      { state: 'sent', amount_ngwee: 2, paid_ngwee: 1, payment_id: id, list_id: id },
    ],
    insurance_claims_paid_ngwee_check: [
      { state: 'billed', amount_ngwee: 2, paid_ngwee: -1, payment_id: id },
    ],
    insurance_claims_payment: [
      { state: 'collected', paid_ngwee: 0, payment_id: id },
      { state: 'paid', amount_ngwee: 2, paid_ngwee: 2, list_id: id },
    ],
    insurance_claims_reason_check: [
      { state: 'collected', reason: '' },
      { state: 'collected', reason: letters(201) },
    ],
    insurance_claims_rejected: [{ state: 'rejected', list_id: id }],
    insurance_claims_sent: [{ state: 'sent' }],
    insurance_claims_state_check: [{ state: 'none of these' }],
  },
}
