import type { Payment } from '#domain/membership/schema.ts'

/** Shown where a payment moves no money: it must never look like a real one. */
export const kindTexts = {
  none: 'You cannot pay here yet. We do not charge anything until then.',
  simulated: 'Demonstration: no money moves here, whatever you pay.',
} as const

export const choiceFailed = 'Could not open the payment form'
export const payingFailed = 'Could not open the payment form'

/** Why a payment failed, as text; and what the user can do. */
export const failureTexts: Record<string, string> = {
  no_funds:
    'There was not enough money on the number. Top it up and try again, or pay from another.',
  declined:
    'The payment was not approved on the phone. Nothing was taken. Try again, and enter your PIN when the phone asks.',
  wrong_pin: 'The PIN was wrong. Nothing was taken; please try again.',
  limit: 'The number has reached its limit. Pay from another, or try again tomorrow.',
  no_wallet: 'The number has no mobile-money account. Pay from another number.',
  busy: 'Another payment is open on this phone. Finish it there, then try again.',
  network_down:
    'The network takes no payments at the moment. Pay from a number of another network, or try again later.',
  wrong_number: 'The network does not know this number. Check it, or pay from another.',
  wrong_amount: 'The network does not take this amount. Write to us, and we find another way.',
}
export const failedText = 'The payment failed. You were not charged.'
export const expiredText =
  'There was no answer from the phone in time. If money is still taken, it counts, and we email you. If you have paid again, we send it back.'

const states: Record<Payment['status'], string> = {
  created: 'Waiting for the PIN',
  pending: 'Waiting for the PIN',
  succeeded: 'Paid',
  failed: 'Failed',
  expired: 'No answer in time',
}
const refunds: Partial<Record<Payment['refund_status'], string>> = {
  requested: 'Refund requested',
  refunded: 'Refunded',
  refused: 'Refund declined',
}

/** The state of a payment, as text. */
export function stateOf({ status, refund_status, refund_sent_at, failure }: Payment): string {
  if (failure === 'cancelled' || failure === 'paid_before') return 'Cancelled'
  // The decision alone sends nothing: the network can take a while, or not take it.
  if (refund_status === 'refunded' && refund_sent_at === null) return 'Refund on its way'
  return refunds[refund_status] ?? states[status]
}
