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
 * Until when a month is paid: a month from the first day that is not paid yet, the same day of the next
 * month, or its last day where it has no such day.
 *
 * @param today `YYYY-MM-DD`, in Lusaka
 * @param paid the last day paid so far of the same plan, if any
 * @returns the last day of the month, `YYYY-MM-DD`
 */
export function paidUntil(today: string, paid: string | null): string {
  const from = paid !== null && paid > today ? paid : today
  const [year, month, day] = from.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10)
}
