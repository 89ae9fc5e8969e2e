import type { Absence } from '#domain/practice/absences.ts'
import { formatDate, formatDateTime, formatTime } from '#web/platform/values/dates.ts'

type Period = Pick<Absence, 'starts_at' | 'ends_at'>

export const counted = (count: number) => `${count} ${count === 1 ? 'appointment' : 'appointments'}`

/** When an absence is: `24 December 2026`, `24 December 2026 to 27 December 2026`, or with hours. */
export function periodWords({ starts_at, ends_at }: Period): string {
  const areDays = formatTime(starts_at) === '00:00' && formatTime(ends_at) === '00:00'
  if (!areDays) return `${formatDateTime(starts_at)} to ${formatDateTime(ends_at)}`
  const first = formatDate(starts_at)
  const last = formatDate(Date.parse(ends_at) - 1)
  return first === last ? first : `${first} to ${last}`
}
