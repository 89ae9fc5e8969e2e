import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import {
  bookingDays,
  slotMinutes,
  slotTimes,
  startOfSlot,
  type StartsOn,
} from '#domain/appointments/slots.ts'
import type { Absence } from '#domain/practice/absences.ts'
import type { Availability } from '#domain/practice/availability.ts'
import { isAway, worksAt } from '#domain/practice/open-slots.ts'
import { dayAfter } from '#domain/values/lusaka.ts'

/** A slot without an appointment, or an appointment; times are in milliseconds. */
export interface DayRow {
  from: number
  to: number
  appointment?: ProviderAppointment
  /** For a slot without an appointment. */
  word?: 'Free' | 'No appointment' | 'Closed' | 'You are away' | 'Kept free around an appointment'
}

/** The hours of a provider, and when they are absent within them. */
export interface OwnHours extends Availability {
  absences: readonly Pick<Absence, 'starts_at' | 'ends_at'>[]
  /** The clinic’s calendar for its usual visit; without it that of a new installation. */
  clinic?: { starts: StartsOn; minutes: number }
}

const startsOf = ({ clinic }: OwnHours, day: string) => clinic?.starts(day) ?? slotTimes
const lengthOf = ({ clinic }: OwnHours) => clinic?.minutes ?? slotMinutes

const worksIn = (hours: OwnHours, day: string, time: string) =>
  worksAt(hours, new Date(startOfSlot(day, time)), lengthOf(hours))

function isAbsent(hours: OwnHours, day: string, time: string): boolean {
  const from = Date.parse(startOfSlot(day, time))
  const to = from + lengthOf(hours) * 60_000
  return hours.absences.some(
    ({ starts_at, ends_at }) => Date.parse(starts_at) < to && Date.parse(ends_at) > from,
  )
}

const isOpen = (hours: OwnHours, day: string, time: string) =>
  worksIn(hours, day, time) && !isAbsent(hours, day, time)

const opensOn = (hours: OwnHours, day: string) =>
  startsOf(hours, day).some((time) => isOpen(hours, day, time))

/** Why no slot of a day is open; undefined where one is. */
export function whyClosed(hours: OwnHours, day: string) {
  if (opensOn(hours, day)) return undefined
  const isAbsentThen = startsOf(hours, day).some((time) => worksIn(hours, day, time))
  return isAbsentThen || isAway(hours, day) ? 'away' : 'off'
}

/** The first day after this one with an open slot, as far as patients can book. */
export function nextWorkingDay(hours: OwnHours, day: string): string | undefined {
  const days = Array.from({ length: bookingDays }, (_, index) => dayAfter(day, index + 1))
  return days.find((next) => opensOn(hours, next))
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
  hours: OwnHours,
  now: number,
): DayRow[] {
  const held = appointments
    .filter(({ status }) => status !== 'cancelled')
    .map((appointment) => ({ ...spanOf(appointment), appointment }))
  const buffer = hours.buffer_minutes * 60_000
  const empty = startsOf(hours, day)
    .map((time): DayRow => {
      const from = Date.parse(startOfSlot(day, time))
      const to = from + lengthOf(hours) * 60_000
      if (!worksIn(hours, day, time)) return { from, to, word: 'Closed' }
      if (isAbsent(hours, day, time)) return { from, to, word: 'You are away' }
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
