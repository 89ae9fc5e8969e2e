import type { DeskPrompt } from '#domain/desk/payments.ts'
import { isOpen } from '#domain/membership/payment-status.ts'
import { showPhone } from '#domain/phone/show-phone.ts'
import { formatMoney } from '#web/platform/values/money.ts'

/**
 * How far a payment is that a phone was asked for.
 *
 * @param until the time until which the phone can answer, as it is shown
 */
export function describePrompt(
  { status, failure, amount_ngwee, phone, refund_status }: DeskPrompt,
  until: string,
): string {
  const amount = formatMoney(amount_ngwee)
  const number = showPhone(phone)
  if (isOpen(status)) return `${number} is asked for the PIN to pay ${amount}, until ${until}.`
  if (status === 'succeeded' && refund_status !== 'none')
    return `${amount} came when less was open. It goes back to ${number}.`
  if (status === 'succeeded') return `${amount} has arrived from ${number}.`
  if (status === 'expired')
    return `There was no answer from ${number} in time. If money is still taken, it counts, or goes back.`
  if (failure === 'cancelled')
    return `Cancelled. No PIN is to be entered on ${number}. If money is still taken, it counts, or goes back.`
  return reasons[failure ?? ''] ?? `The payment from ${number} failed. Nothing was taken.`
}

const reasons: Record<string, string> = {
  no_funds: 'There is not enough money on this number. Nothing was taken.',
  declined: 'The payment was not approved on the phone. Nothing was taken.',
  wrong_pin: 'The PIN was wrong. Nothing was taken.',
  limit: 'The number has reached its limit. Nothing was taken.',
  no_wallet: 'This number has no mobile-money account. Use another number.',
  busy: 'Another payment is open on this phone. It has to be finished first.',
  network_down: 'The network takes no payments at the moment. Use another network, or cash.',
  wrong_number: 'The network does not know this number.',
  paid_before: 'The invoice was paid in another way.',
}
