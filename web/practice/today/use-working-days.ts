import { useQuery } from '@tanstack/react-query'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import type { PublicCalendar } from '#domain/appointments/clinic-calendar-schema.ts'
import { startsOn } from '#domain/appointments/clinic-calendar.ts'
import { slotMinutes } from '#domain/appointments/slots.ts'
import { dayOf, startOfDay } from '#web/platform/values/dates.ts'
import { providerAppointments } from '../calendar/appointment-queries.ts'
import { ownAbsences } from '../absences/own-absence-queries.ts'
import { clinicCalendar, ownAvailability } from '../hours/availability-queries.ts'
import { nextWorkingDay } from './day-plan.ts'

/**
 * Today and, once it is known, the next working day, with their appointments. Read are the days up to
 * that one and none beyond: each read of a patient's record is logged. An appointment before that
 * working day brings its day forward.
 */
export function useWorkingDays(now: number) {
  const today = dayOf(now)
  const tomorrow = dayAfter(today, 1)
  const availability = useQuery(ownAvailability)
  const absences = useQuery(ownAbsences)
  const calendar = useQuery(clinicCalendar)
  const hours = availability.data &&
    absences.data && {
      ...availability.data,
      absences: absences.data,
      ...(calendar.data ? { clinic: usualVisit(calendar.data) } : {}),
    }
  const todays = useQuery(
    providerAppointments({ from: startOfDay(today), to: startOfDay(tomorrow) }),
  )
  const working = hours && nextWorkingDay(hours, today)
  const later = useQuery({
    ...providerAppointments({
      from: startOfDay(tomorrow),
      to: startOfDay(dayAfter(working ?? today, 1)),
    }),
    enabled: working !== undefined,
  })
  const first = later.data?.find(({ status }) => status !== 'cancelled')
  const nextDay = first ? dayOf(first.appointment_time) : working
  const next =
    nextDay && later.data ? [{ day: nextDay, appointments: later.data.filter(isOn(nextDay)) }] : []

  return {
    data: hours &&
      todays.data && {
        hours,
        days: [{ day: today, appointments: todays.data }, ...next],
      },
    error: availability.error ?? absences.error ?? todays.error,
    refetch: () =>
      Promise.all(
        [availability, absences, todays].filter(({ error }) => error).map((one) => one.refetch()),
      ),
    /** Reads today’s appointments again. */
    reread: () => void todays.refetch(),
    /** The days after today; without data until they have been read. */
    later: working === undefined ? undefined : later,
  }
}

/** When the visit that is booked without a choice can begin, and how long it lasts. */
function usualVisit(calendar: PublicCalendar) {
  const minutes = calendar.visit_types[0]?.duration_minutes ?? slotMinutes
  return { minutes, starts: (day: string) => startsOn(calendar, day, minutes) }
}

const isOn =
  (day: string) =>
  ({ appointment_time }: ProviderAppointment) =>
    dayOf(appointment_time) === day
