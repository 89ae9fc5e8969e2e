import { useQuery } from '@tanstack/react-query'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { dayOf, startOfDay } from '#web/platform/values/dates.ts'
import { providerAppointments } from '../calendar/appointment-queries.ts'
import { ownAbsences } from '../hours/absence-queries.ts'
import { ownAvailability } from '../hours/availability-queries.ts'
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
  const hours = availability.data &&
    absences.data && { ...availability.data, absences: absences.data }
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
    /** The days after today; without data until they have been read. */
    later: working === undefined ? undefined : later,
  }
}

const isOn =
  (day: string) =>
  ({ appointment_time }: ProviderAppointment) =>
    dayOf(appointment_time) === day
