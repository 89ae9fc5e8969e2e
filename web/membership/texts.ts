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
  declined: 'The payment was declined on the phone. Nothing was taken.',
  wrong_pin: 'The PIN was wrong. Nothing was taken; please try again.',
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
export const stateOf = ({ status, refund_status, failure }: Payment) =>
  failure === 'cancelled' || failure === 'paid_before'
    ? 'Cancelled'
    : (refunds[refund_status] ?? states[status])
