import { log } from '#server/platform/log.ts'
import type { PaymentFailure } from '../payment-provider.ts'

const ofDeposits: Record<string, PaymentFailure> = {
  INSUFFICIENT_BALANCE: 'no_funds',
  // Declined, a wrong PIN, or no answer in time: the networks do not distinguish them.
  PAYMENT_NOT_APPROVED: 'declined',
  PAYER_LIMIT_REACHED: 'limit',
  PAYER_NOT_FOUND: 'no_wallet',
  PAYMENT_IN_PROGRESS: 'busy',
  PROVIDER_TEMPORARILY_UNAVAILABLE: 'network_down',
  INVALID_PHONE_NUMBER: 'wrong_number',
  AMOUNT_OUT_OF_BOUNDS: 'wrong_amount',
  INVALID_AMOUNT: 'wrong_amount',
}

/** Words for which the admins' page has a sentence; others are shown as "another reason". */
const ofRefunds: Record<string, string> = {
  RECIPIENT_NOT_FOUND: 'no_wallet',
  WALLET_LIMIT_REACHED: 'limit',
  PROVIDER_TEMPORARILY_UNAVAILABLE: 'network_down',
  PAWAPAY_WALLET_OUT_OF_FUNDS: 'out_of_funds',
  DEPOSIT_ALREADY_REFUNDED: 'sent_before',
  REFUND_IN_PROGRESS: 'in_progress',
  AMOUNT_TOO_LARGE: 'too_large',
  REFUNDS_NOT_ALLOWED: 'not_allowed',
}

/** Codes that the contract gives for no reason of its own. */
const general = new Set(['UNSPECIFIED_FAILURE', 'UNKNOWN_ERROR'])

/** @returns undefined for a failure without a reason that the payer could use */
export function paymentFailureOf(code: string | undefined, id: string) {
  const failure = ofDeposits[code ?? '']
  if (!failure && !general.has(code ?? ''))
    log.error({ payment_id: id, code: codeOf(code) }, 'pawaPay gave a reason that we do not know')
  return failure
}

export function refundFailureOf(code: string | undefined, refund_id: string): string {
  const failure = ofRefunds[code ?? '']
  if (!failure && !general.has(code ?? ''))
    log.error({ refund_id, code: codeOf(code) }, 'pawaPay gave a reason that we do not know')
  return failure ?? 'unknown'
}

/** The log has codes, and never text from outside. */
export const codeOf = (code: string | undefined) =>
  code !== undefined && /^[A-Z_]{1,60}$/.test(code) ? code : 'none'
