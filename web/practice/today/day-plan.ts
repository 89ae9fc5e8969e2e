import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { bookingDays, slotMinutes, slotTimes, startOfSlot } from '#domain/appointments/slots.ts'
import type { Availability } from '#domain/practice/availability.ts'
import { openSlots, slotsClosedBy } from '#domain/practice/open-slots.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { formatTime } from '#web/platform/values/dates.ts'
import { weekdayOf } from '../calendar/month/month.ts'

/** A slot without an appointment, or an appointment; times are in milliseconds. */
export interface DayRow {
  from: number
  to: number
  appointment?: ProviderAppointment
  /** For a slot without an appointment. */
  word?: 'Free' | 'No appointment' | 'Closed' | 'Kept free around an appointment'
}

const isAway = ({ days_away }: Availability, day: string) =>
  days_away.some(({ first_day, last_day }) => first_day <= day && day <= last_day)

const opensOn = (availability: Availability, day: string) =>
  isAway(availability, day)
    ? []
    : openSlots(availability.hours.find(({ weekday }) => weekday === (weekdayOf(day) || 7)))

/** Why no slot of a day is open; undefined where one is. */
export function whyClosed(availability: Availability, day: string) {
  if (opensOn(availability, day).length > 0) return undefined
  return isAway(availability, day) ? 'away' : 'off'
}

/** The first day after this one with an open slot, as far as patients can book. */
export function nextWorkingDay(availability: Availability, day: string): string | undefined {
  const days = Array.from({ length: bookingDays }, (_, index) => dayAfter(day, index + 1))
  return days.find((next) => opensOn(availability, next).length > 0)
}

/** When an appointment starts and ends, in milliseconds. */
export function spanOf({ appointment_time, duration_minutes }: ProviderAppointment) {
  const from = Date.parse(appointment_time)
  return { from, to: from + duration_minutes * 60_000 }
}

/** The appointments of a day that take place or took place, and its slots without one, by time. */
export function rowsOf(
  day: string,
  appointments: readonly ProviderAppointment[],
  availability: Availability,
  now: number,
): DayRow[] {
  const held: DayRow[] = appointments
    .filter(({ status }) => status !== 'cancelled')
    .map((appointment) => ({ ...spanOf(appointment), appointment }))
  const open = opensOn(availability, day)
  const taken = slotTimes.filter((time) => held.some(({ from }) => formatTime(from) === time))
  const buffered = taken.flatMap((time) => slotsClosedBy(time, availability.buffer_minutes))
  const empty = slotTimes
    .map((time): DayRow => {
      const from = Date.parse(startOfSlot(day, time))
      const to = from + slotMinutes * 60_000
      if (!open.includes(time)) return { from, to, word: 'Closed' }
      if (to <= now) return { from, to, word: 'No appointment' }
      return {
        from,
        to,
        word: buffered.includes(time) ? 'Kept free around an appointment' : 'Free',
      }
    })
    .filter((slot) => held.every(({ from, to }) => to <= slot.from || from >= slot.to))
  return [...held, ...empty].toSorted((one, other) => one.from - other.from)
}
