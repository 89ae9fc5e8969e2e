import type { InvoiceStatus } from '#domain/practice/billing/status.ts'
import { inKwacha } from '#domain/values/money.ts'
import { writtenDay } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'

const invalid = (fields: Record<string, string>) =>
  new Problem(422, 'invalid', 'Please check what you entered.', { fields })

/** @throws Problem 409 where an invoice asks for nothing (any more) */
export function requireIssued({ status }: { status: InvoiceStatus }): void {
  if (status === 'paid')
    throw new Problem(409, 'not_open', 'This invoice is paid already. Nothing was recorded.')
  if (status !== 'issued')
    throw new Problem(409, 'not_open', 'There is nothing to pay on this invoice.')
}

/** @throws Problem 422 where cash was taken on another day than this one */
export function requireCashToday(paid_on: string, today: string): void {
  if (paid_on !== today)
    throw invalid({ paid_on: 'Cash is recorded on the day on which it is taken.' })
}

/** @throws Problem 422 where a slip or transfer is on this invoice already */
export function requireNewReference(
  before: { paid_on: string; taken_by_name: string | null } | undefined,
): void {
  if (!before) return
  const by = before.taken_by_name ? ` by ${before.taken_by_name}` : ''
  throw invalid({
    reference: `This number was recorded for this invoice on ${writtenDay(before.paid_on)}${by}.`,
  })
}

/** @throws Problem 409 where cash was taken with a float that would change */
export function requireSameFloat(hasCash: boolean, till: { float_ngwee: number }): void {
  if (hasCash && till.float_ngwee > 0)
    throw new Problem(
      409,
      'float_fixed',
      'Cash was taken with this float, so it stays. Write what differs into the note when you count.',
    )
}

/** @throws Problem 409 where the till of this day is closed */
export function requireOpenTill(till: { closed_at: Date | null }): void {
  if (till.closed_at)
    throw new Problem(
      409,
      'till_closed',
      'Your till of today is closed, so it takes no more cash. Open it again with a reason, or ask a colleague to take this payment.',
    )
}

interface Reversible {
  is_online: boolean
  taken_by: string | null
  reversed_at: Date | null
  /** `YYYY-MM-DD`, in Lusaka. */
  recorded_on: string
}

/** @throws Problem 409 for what no one reverses at a counter: money that this service moved, and what is reversed */
export function requireDeskPayment(payment: Reversible): void {
  if (payment.is_online)
    throw new Problem(
      409,
      'online',
      'This money came by mobile money. Its provider sends it back by a refund.',
    )
  if (payment.reversed_at)
    throw new Problem(409, 'reversed', 'This payment is reversed already. Nothing was changed.')
}

/** @throws Problem 409 where the payment is not one that the caller took today */
export function requireOwnToday(payment: Reversible, desk_id: string, today: string): void {
  if (payment.taken_by !== desk_id)
    throw new Problem(
      409,
      'not_own',
      'You have not taken this payment. Who took it can reverse it today, or an admin can.',
    )
  if (payment.recorded_on !== today)
    throw new Problem(
      409,
      'too_late',
      'This payment is of an earlier day. An admin can reverse it.',
    )
}

/** @throws Problem 409 where the till of the caller was counted */
export function requireUncounted(till: { closed_at: Date | null } | undefined): void {
  if (till?.closed_at)
    throw new Problem(
      409,
      'till_closed',
      'Your till of today is closed. Open it again with a reason, or an admin can reverse this payment.',
    )
}

/** @throws Problem 409 where less cash is in a till than leaves it */
export function requireCashInTill(left_ngwee: number): void {
  if (left_ngwee < 0)
    throw new Problem(
      409,
      'till_short',
      'There is less cash in this till. Give the money back in another way, and say how.',
    )
}

/** @throws Problem 409 where the month of the payment is closed */
export function requireMonthOf(is_closed: boolean): void {
  if (is_closed)
    throw new Problem(
      409,
      'month_closed',
      'The month of this payment is closed. An admin can open it again.',
    )
}

/** @throws Problem 422 where another amount was counted than expected, and no word says why */
export function requireNote(
  { counted_ngwee, note }: { counted_ngwee: number; note: string | null },
  expected_ngwee: number,
): void {
  if (counted_ngwee === expected_ngwee || note !== null) return
  const side = counted_ngwee > expected_ngwee ? 'more' : 'less'
  const differs = `${inKwacha(Math.abs(counted_ngwee - expected_ngwee))} ${side}`
  throw invalid({
    note: `${inKwacha(expected_ngwee)} is expected: you counted ${differs}. Enter why, or “not known”.`,
  })
}

/** @throws Problem 409 where a till was closed with another count */
export function requireSameCount(isSame: boolean): void {
  if (!isSame)
    throw new Problem(409, 'till_closed', 'This till is closed already, with another count.')
}

/**
 * Requires that a till can take cash again.
 *
 * @param till the caller’s own, locked
 * @param count what happened to its count
 * @throws Problem 409 where it is open, of another day, an admin has counted or corrected it, or cash of it was given
 *   back after the count
 */
export function requireReopenable(
  till: { day: string; closed_at: Date | null },
  count: { is_by_other: boolean; is_corrected: boolean; is_reversed: boolean },
  today: string,
): void {
  if (!till.closed_at)
    throw new Problem(409, 'till_open', 'This till is open. Nothing was changed.')
  if (till.day !== today)
    throw new Problem(409, 'too_late', 'This till is of an earlier day. An admin can correct it.')
  if (count.is_by_other)
    throw new Problem(
      409,
      'till_counted_by_admin',
      'An admin has counted this till, so its count stays. Ask a colleague to take the payment.',
    )
  if (count.is_corrected)
    throw new Problem(
      409,
      'till_corrected',
      'An admin has corrected this till, so its count stays. Ask a colleague to take the payment.',
    )
  if (count.is_reversed)
    throw new Problem(
      409,
      'till_reversed',
      'A payment of this till was reversed after the count, so the count stays. Ask a colleague to take the payment.',
    )
}

/** @throws Problem 409 where the month of a till is closed */
export function requireMonthOfTill(is_closed: boolean): void {
  if (is_closed)
    throw new Problem(
      409,
      'month_closed',
      'The month of this till is closed. An admin can open it again.',
    )
}
