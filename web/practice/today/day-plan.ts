import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import {
  bookingDays,
  slotMinutes,
  type SlotTime,
  slotTimes,
  startOfSlot,
} from '#domain/appointments/slots.ts'
import type { Availability } from '#domain/practice/availability.ts'
import { isAway, worksAt } from '#domain/practice/open-slots.ts'
import { dayAfter } from '#domain/values/lusaka.ts'

/** A slot without an appointment, or an appointment; times are in milliseconds. */
export interface DayRow {
  from: number
  to: number
  appointment?: ProviderAppointment
  /** For a slot without an appointment. */
  word?: 'Free' | 'No appointment' | 'Closed' | 'Kept free around an appointment'
}

const isOpen = (availability: Availability, day: string, time: SlotTime) =>
  worksAt(availability, new Date(startOfSlot(day, time)))

const opensOn = (availability: Availability, day: string) =>
  slotTimes.some((time) => isOpen(availability, day, time))

/** Why no slot of a day is open; undefined where one is. */
export function whyClosed(availability: Availability, day: string) {
  if (opensOn(availability, day)) return undefined
  return isAway(availability, day) ? 'away' : 'off'
}

/** The first day after this one with an open slot, as far as patients can book. */
export function nextWorkingDay(availability: Availability, day: string): string | undefined {
  const days = Array.from({ length: bookingDays }, (_, index) => dayAfter(day, index + 1))
  return days.find((next) => opensOn(availability, next))
}

/** When an appointment starts and ends, in milliseconds. */
function spanOf({ appointment_time, duration_minutes }: ProviderAppointment) {
  const from = Date.parse(appointment_time)
  return { from, to: from + duration_minutes * 60_000 }
}

/**
 * The appointments of a day that take place or took place, and its slots without one, by time. A slot is
 * free as `practice.open_hours` in `database/` says: until an appointment is over, its free minutes
 * before and after it close what they overlap.
 */
export function rowsOf(
  day: string,
  appointments: readonly ProviderAppointment[],
  availability: Availability,
  now: number,
): DayRow[] {
  const held = appointments
    .filter(({ status }) => status !== 'cancelled')
    .map((appointment) => ({ ...spanOf(appointment), appointment }))
  const buffer = availability.buffer_minutes * 60_000
  const empty = slotTimes
    .map((time): DayRow => {
      const from = Date.parse(startOfSlot(day, time))
      const to = from + slotMinutes * 60_000
      if (!isOpen(availability, day, time)) return { from, to, word: 'Closed' }
      if (to <= now) return { from, to, word: 'No appointment' }
      const isKept = held.some(
        (one) =>
          one.appointment.status !== 'completed' &&
          one.from < to + buffer &&
          one.to + buffer > from,
      )
      return { from, to, word: isKept ? 'Kept free around an appointment' : 'Free' }
    })
    .filter((slot) => held.every(({ from, to }) => to <= slot.from || from >= slot.to))
  return [...held, ...empty].toSorted((one, other) => one.from - other.from)
}
