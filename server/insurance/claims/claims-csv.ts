import type { Claim } from '#domain/insurance/claims.ts'
import { kwachaDigits } from '#domain/values/money.ts'
import type { Cell } from '#server/platform/files/csv.ts'

/** The columns of claims for spreadsheets: no diagnosis, and no reason of a visit. */
export const claimsHead = [
  'Visit',
  'Patient',
  'Member number',
  'Visit type',
  'Invoice',
  'Amount (ZMW)',
  'State',
  'Sent',
  'Paid (ZMW)',
  'Paid on',
  'Reason of the insurer',
]

export const claimCells = (claim: Claim): Cell[] => [
  claim.visit_on,
  claim.patient_name,
  claim.member_number,
  claim.visit_type,
  claim.invoice_number,
  kwachaDigits(claim.amount_ngwee),
  // As on the page: what is collected is still to be handed in.
  claim.state === 'collected' ? 'to hand in' : claim.state,
  claim.sent_on,
  kwachaDigits(claim.paid_ngwee),
  claim.paid_on,
  claim.reason,
]
