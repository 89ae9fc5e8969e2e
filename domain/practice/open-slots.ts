import { slotMinutes, slotTimes, type SlotTime } from '../appointments/slots.ts'
import { lusakaClock } from '../values/lusaka.ts'
import type { Availability, Block } from './availability.ts'

type WeeklyHours = Availability['hours'][number]

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Whether so many minutes from a time on lie wholly within the hours of a day and outside their break. */
function isOpen(hours: WeeklyHours | undefined, time: string, minutes = slotMinutes): boolean {
  if (!hours) return false
  const { starts_at, ends_at, break_starts_at, break_ends_at } = hours
  const start = minutesOf(time)
  const end = start + minutes
  const isWithin = start >= minutesOf(starts_at) && end <= minutesOf(ends_at)
  if (break_starts_at === null || break_ends_at === null) return isWithin
  return isWithin && (start >= minutesOf(break_ends_at) || end <= minutesOf(break_starts_at))
}

const isWithinOne = (blocks: readonly Block[], time: string, minutes: number) =>
  blocks.some(
    ({ starts_at, ends_at }) =>
      minutesOf(time) >= minutesOf(starts_at) && minutesOf(time) + minutes <= minutesOf(ends_at),
  )

/**
 * The slots that lie wholly within the hours of a day and outside their break; none for a day off.
 *
 * @param starts those of the clinic on that day; without them those of a new installation
 */
export const openSlots = (
  hours: WeeklyHours | undefined,
  starts: readonly string[] = slotTimes,
  minutes = slotMinutes,
): string[] => starts.filter((time) => isOpen(hours, time, minutes))

/** Whether a provider is away on a day (`YYYY-MM-DD`). */
export const isAway = ({ days_away }: Availability, day: string) =>
  days_away.some(({ first_day, last_day }) => first_day <= day && day <= last_day)

/**
 * Whether a provider works for the whole of so many minutes from an instant on: by what they said of the date, or else by
 * their week. The database keeps the same rule for what can be booked: `practice.open_spans` in `database/`.
 */
export function worksAt(availability: Availability, at: Date, minutes = slotMinutes): boolean {
  const { day, time } = lusakaClock(at)
  if (isAway(availability, day)) return false
  const dated = availability.dates?.find((one) => one.day === day)
  if (dated) return isWithinOne(dated.hours, time, minutes)
  const weekday = new Date(`${day}T00:00Z`).getUTCDay() || 7
  const hours = availability.hours.find((one) => one.weekday === weekday)
  const extra = availability.extra_hours?.filter((one) => one.weekday === weekday) ?? []
  return isOpen(hours, time, minutes) || isWithinOne(extra, time, minutes)
}

/** The other slots of a day that an appointment closes, with so many free minutes around it. */
export function slotsClosedBy(time: SlotTime, buffer_minutes: number): SlotTime[] {
  return slotTimes.filter((other) => {
    const distance = Math.abs(minutesOf(other) - minutesOf(time))
    return distance > 0 && distance < slotMinutes + buffer_minutes
  })
}
