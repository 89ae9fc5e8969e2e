/** How long those who write plans take, as the pages promise it (specification section 2). */
export const turnaround = '2-3 business days'
const mostBusinessDays = 3

const day = 24 * 60 * 60 * 1000
/** Lusaka is UTC+2 all year (IANA tz database, zone Africa/Lusaka). */
const lusaka = 2 * 60 * 60 * 1000

/**
 * The day (`YYYY-MM-DD`, Lusaka) by which an answer usually comes to what was sent at an instant
 * (ISO 8601): three days further, Monday to Friday. Public holidays are not known here.
 */
export function usuallyBy(sent: string): string {
  let at = Date.parse(sent) + lusaka
  for (let left = mostBusinessDays; left > 0;) {
    at += day
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return new Date(at).toISOString().slice(0, 10)
}
