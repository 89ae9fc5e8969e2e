import type { BoardProvider } from '#domain/desk/board-schema.ts'
import { dayOf, formatTime } from '#web/platform/values/dates.ts'

/** When on this day a provider is away: `all day`, `from 13:30`, `until 10:00`, `from 10:00 to 11:00`. */
export function awayWords(
  { starts_at, ends_at }: BoardProvider['away'][number],
  day: string,
): string {
  const begins = dayOf(starts_at) < day || formatTime(starts_at) === '00:00'
  const ends = dayOf(ends_at) > day
  if (begins) return ends ? 'all day' : `until ${formatTime(ends_at)}`
  return `from ${formatTime(starts_at)}${ends ? '' : ` to ${formatTime(ends_at)}`}`
}
