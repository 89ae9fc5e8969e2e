import type { CallWindow } from '#domain/call-backs/windows.ts'
import { daysBetween } from '#domain/values/lusaka.ts'
import { dayOf, formatDay, formatTime } from '#web/platform/values/dates.ts'

/** `Today`, `Tomorrow`, then `Monday 30 November`. */
function dayName(at: string, now: number): string {
  return ['Today', 'Tomorrow'][daysBetween(dayOf(now), dayOf(at))] ?? formatDay(at)
}

/** `Tomorrow, 08:00 to 12:00` */
export function formatWindow(
  { starts_at, ends_at }: Pick<CallWindow, 'starts_at' | 'ends_at'>,
  now: number,
): string {
  return `${dayName(starts_at, now)}, ${formatTime(starts_at)} to ${formatTime(ends_at)}`
}

/** `Tomorrow morning`, with the hours beneath: a choice of the form. */
export function windowOption({ part, ...window }: CallWindow, now: number) {
  return {
    value: window.starts_at,
    label: `${dayName(window.starts_at, now)}, ${part}`,
    detail: `${formatTime(window.starts_at)} to ${formatTime(window.ends_at)}`,
  }
}
