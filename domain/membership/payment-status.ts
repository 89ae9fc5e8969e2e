/** The course of a payment by mobile money, as pure rules: what was reported decides, never the order it came in. */

export const paymentStatuses = ['created', 'pending', 'succeeded', 'failed', 'expired'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What an aggregator says of a payment; `unknown` where it was never asked for it. */
export type ReportedStatus = 'pending' | 'succeeded' | 'failed' | 'unknown'

/** Whether the phone may still be asked for its PIN. */
export const isOpen = (status: PaymentStatus) => status === 'created' || status === 'pending'

/**
 * The status after something was reported. Money that has come counts whenever it is reported, also after
 * the time limit or a rejection; only a refund reverses it.
 */
export function nextStatus(status: PaymentStatus, reported: ReportedStatus): PaymentStatus {
  if (reported === 'succeeded') return 'succeeded'
  if (!isOpen(status) || reported === 'unknown') return status
  return reported
}

/** The status once its time to answer is over; both instants in milliseconds. */
export function afterWaiting(status: PaymentStatus, expires_at: number, now: number) {
  return isOpen(status) && now >= expires_at ? 'expired' : status
}

/** Days in which the money can be asked back (docs/specification.md, "Refunds"). */
export const refundDays = 7

/** Whether a refund may still be asked for. Instants in milliseconds. */
export function canRequestRefund(succeeded_at: number, now: number): boolean {
  return now < succeeded_at + refundDays * 24 * 60 * 60 * 1000
}

/**
 * Until when a month is paid. Bought before the last one ends, it is counted from the first day that is not
 * paid yet: 1 to 31 March, 31 January to 28 February, 22 December to 21 January. It is never shorter than its
 * month, however the months before it ended. Bought without one, it is until the same day of the next month:
 * the day of the purchase, of which a part is over, is no day of the month.
 *
 * @param today `YYYY-MM-DD`, in Lusaka
 * @param paid the last day paid so far, if any
 * @returns the last day of the month, `YYYY-MM-DD`
 */
export function paidUntil(today: string, paid: string | null): string {
  const isFollowing = paid !== null && paid >= today
  const [year, month, day] = (isFollowing ? paid : today).split('-').map(Number) as [
    number,
    number,
    number,
  ]
  const dayIn = (at: Date) => at.toISOString().slice(0, 10)
  const first = new Date(Date.UTC(year, month - 1, isFollowing ? day + 1 : day))
  const [nextYear, nextMonth] = [first.getUTCFullYear(), first.getUTCMonth() + 1]
  const sameDay = first.getUTCDate()
  const lastDay = new Date(Date.UTC(nextYear, nextMonth + 1, 0))
  // February has no 31st: then its last day is the last of the month.
  if (sameDay > lastDay.getUTCDate()) return dayIn(lastDay)
  return dayIn(new Date(Date.UTC(nextYear, nextMonth, isFollowing ? sameDay - 1 : sameDay)))
}
