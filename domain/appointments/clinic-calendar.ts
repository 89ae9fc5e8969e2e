import { publicHolidays, weekdayOf } from './public-holidays.ts'
import { slotMinutes, slotTimes } from './slots.ts'

/** Hours of a day of the week, `HH:MM` in Lusaka; 1 is Monday (ISO 8601). */
export interface OpeningBlock {
  weekday: number
  starts_at: string
  ends_at: string
}

/** A day that is closed besides the public holidays, or a public holiday that is open. */
export interface ClosedDay {
  /** `YYYY-MM-DD` */
  day: string
  is_closed: boolean
  name: string
}

/** When the clinic is open, and how far apart appointments begin. */
export interface ClinicCalendar {
  slot_minutes: number
  closes_on_holidays: boolean
  opening: readonly OpeningBlock[]
  closed_days: readonly ClosedDay[]
}

export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Why the clinic is closed on a day (`YYYY-MM-DD`), by name; undefined where it is not. */
export function closedOn(calendar: ClinicCalendar, day: string): string | undefined {
  const changed = calendar.closed_days.find((one) => one.day === day)
  if (changed) return changed.is_closed ? changed.name : undefined
  if (!calendar.closes_on_holidays) return undefined
  const year = Number(day.slice(0, 4))
  // The rule of Easter holds from 1900 to 2199; nothing is booked in other years.
  if (!(year >= 1900 && year < 2200)) return undefined
  return publicHolidays(year).find((one) => one.day === day)?.name
}

/** Whether the clinic is closed on a day, of a calendar that was read once. */
export const closedDaysOf =
  (calendar: ClinicCalendar) =>
  (day: string): boolean =>
    closedOn(calendar, day) !== undefined

/**
 * When appointments of so many minutes can begin on a day (`YYYY-MM-DD`), as `HH:MM` in order: on the slot grid, counted
 * from each opening, and over before the clinic closes. None on a closed day. The database has the same rule:
 * `practice.starts_among`.
 */
export function startsOn(calendar: ClinicCalendar, day: string, minutes: number): string[] {
  if (closedOn(calendar, day) !== undefined) return []
  const weekday = weekdayOf(day)
  const starts = calendar.opening
    .filter((block) => block.weekday === weekday)
    .flatMap(({ starts_at, ends_at }) => {
      const from = minutesOf(starts_at)
      const room = minutesOf(ends_at) - minutes - from
      const count = room < 0 ? 0 : Math.floor(room / calendar.slot_minutes) + 1
      return Array.from({ length: count }, (_, index) =>
        timeOf(from + index * calendar.slot_minutes),
      )
    })
  return [...new Set(starts)].toSorted()
}

/** When visits of so many minutes can begin on a day of the week (1 is Monday), were it no closed day. */
export const startsOnWeekday = (
  { slot_minutes, opening }: Pick<ClinicCalendar, 'slot_minutes' | 'opening'>,
  weekday: number,
  minutes: number,
): string[] =>
  // The third of May 2027 is a Monday.
  startsOn(
    { slot_minutes, opening, closes_on_holidays: false, closed_days: [] },
    `2027-05-0${weekday + 2}`,
    minutes,
  )

/** Whether visits of an hour begin at the times of a new installation on every day of the week. */
export const hasUsualStarts = (calendar: Pick<ClinicCalendar, 'slot_minutes' | 'opening'>) =>
  [1, 2, 3, 4, 5, 6, 7].every(
    (weekday) => startsOnWeekday(calendar, weekday, slotMinutes).join() === slotTimes.join(),
  )

/** What a new installation has: the six slots of an hour (docs/specification.md, "Slots"). */
export const defaultCalendar: ClinicCalendar = {
  slot_minutes: 60,
  closes_on_holidays: true,
  opening: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
    { weekday, starts_at: '09:00', ends_at: '12:00' },
    { weekday, starts_at: '14:00', ends_at: '17:00' },
  ]),
  closed_days: [],
}
