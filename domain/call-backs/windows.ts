import { dayAfter, inLusaka, instantAt, lusakaClock } from '../values/lusaka.ts'
import type { OpeningHours } from '../values/brand.ts'
import { openingHours, worksOn } from '../values/opening-hours.ts'

/** The parts of a day in which a call can be asked for, as whole hours by the clock in Lusaka. */
const hoursOf = {
  morning: { from: 6, to: 12 },
  afternoon: { from: 12, to: 17 },
  evening: { from: 17, to: 21 },
} as const
export type DayPart = keyof typeof hoursOf
export const dayParts = Object.keys(hoursOf) as [DayPart, ...DayPart[]]

/** A time in which a therapist calls. Instants in ISO 8601. */
export interface CallWindow {
  /** `YYYY-MM-DD` in Lusaka. */
  day: string
  part: DayPart
  starts_at: string
  ends_at: string
}

/** Minutes of a window that must be left, so that a therapist can still see the request and call. */
const minMinutesLeft = 60
/** The clinic may be closed for weeks; so far the next open day is looked for. */
const maxDaysAhead = 60

const timeOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** The parts of a day within the opening hours; none on a day that is closed. */
function windowsOn(day: string, hours: OpeningHours): CallWindow[] {
  if (!worksOn(hours, inLusaka(instantAt(day)).weekday)) return []
  return dayParts.flatMap((part) => {
    const from = Math.max(hoursOf[part].from, hours.work_from)
    const to = Math.min(hoursOf[part].to, hours.work_to)
    if (from >= to) return []
    const [starts_at, ends_at] = [from, to].map((hour) =>
      instantAt(day, timeOf(hour)).toISOString(),
    )
    return [{ day, part, starts_at: starts_at!, ends_at: ends_at! }]
  })
}

/**
 * The windows that can be chosen now: what is left of today, and the next day that is open. That is
 * tomorrow, or the first working day after it.
 *
 * @param isClosed whether the clinic is closed on a day (`YYYY-MM-DD`), as on a public holiday
 */
export function windowsAt(
  now: Date,
  isClosed: (day: string) => boolean,
  hours = openingHours(),
): CallWindow[] {
  const { day: today } = lusakaClock(now)
  const earliestEnd = now.getTime() + minMinutesLeft * 60_000
  const ofToday = (isClosed(today) ? [] : windowsOn(today, hours)).filter(
    ({ ends_at }) => Date.parse(ends_at) >= earliestEnd,
  )
  const ahead = Array.from({ length: maxDaysAhead }, (_, index) => dayAfter(today, index + 1))
  const next = ahead.find((day) => !isClosed(day) && windowsOn(day, hours).length > 0)
  return [...ofToday, ...(next ? windowsOn(next, hours) : [])]
}

/** Where a window is in time: before it, in it, or over. */
export function momentOf(
  { starts_at, ends_at }: Pick<CallWindow, 'starts_at' | 'ends_at'>,
  now: number,
): 'coming' | 'now' | 'late' {
  if (now >= Date.parse(ends_at)) return 'late'
  return now >= Date.parse(starts_at) ? 'now' : 'coming'
}
