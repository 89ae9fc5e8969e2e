import type { Payment } from '#domain/membership/schema.ts'

/** Said where a payment moves no money: never may one pass for the other. */
export const kindTexts = {
  none: 'Paying is not open here yet. The prices stand; nothing is charged until it is.',
  simulated: 'Demonstration: no money moves here, whatever you pay.',
} as const

export const choiceFailed = 'Could not open the payment form'
export const payingFailed = 'The form did not come'

/** Why a payment failed, in words; and what one can do. */
export const failureTexts: Record<string, string> = {
  no_funds:
    'There was not enough money on the number. Top it up and try again, or pay from another.',
  declined: 'The payment was declined on the phone. Nothing was taken.',
  wrong_pin: 'The PIN was wrong. Nothing was taken; please try again.',
}
export const failedText = 'The payment did not go through. Nothing was taken.'
export const expiredText =
  'There was no answer from the phone in time. If money is still taken, it counts, and we email you. If you have paid again, we send it back.'

const states: Record<Payment['status'], string> = {
  created: 'Waiting for the PIN',
  pending: 'Waiting for the PIN',
  succeeded: 'Paid',
  failed: 'Did not go through',
  expired: 'No answer in time',
}
const refunds: Partial<Record<Payment['refund_status'], string>> = {
  requested: 'Asked back',
  refunded: 'Sent back',
  refused: 'Not sent back',
}

/** How it stands with a payment, in words. */
export const stateOf = ({ status, refund_status, failure }: Payment) =>
  failure === 'cancelled' || failure === 'paid_before'
    ? 'Cancelled'
    : (refunds[refund_status] ?? states[status])
