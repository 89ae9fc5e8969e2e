import { useQuery } from '@tanstack/react-query'
import { dayAfter } from '#domain/values/lusaka.ts'
import { dayOf, startOfDay } from '#web/platform/values/dates.ts'
import { providerAppointments } from '../calendar/appointment-queries.ts'
import { ownAvailability } from '../hours/availability-queries.ts'
import { nextWorkingDay } from './day-plan.ts'

/**
 * Today and the next working day, with their appointments. No other day is read: each read of a
 * patient's record is logged. An appointment before that working day brings its day forward.
 */
export function useWorkingDays(now: number) {
  const today = dayOf(now)
  const tomorrow = dayAfter(today, 1)
  const hours = useQuery(ownAvailability)
  const todays = useQuery(
    providerAppointments({ from: startOfDay(today), to: startOfDay(tomorrow) }),
  )
  const working = hours.data && nextWorkingDay(hours.data, today)
  const later = useQuery({
    ...providerAppointments({
      from: startOfDay(tomorrow),
      to: startOfDay(dayAfter(working ?? today, 1)),
    }),
    enabled: working !== undefined,
  })
  const first = later.data?.find(({ status }) => status !== 'cancelled')
  const nextDay = first ? dayOf(first.appointment_time) : working
  const isComplete = hours.data && todays.data && (working === undefined || later.data)

  return {
    data: isComplete && {
      availability: hours.data,
      days: [
        { day: today, appointments: todays.data },
        ...(nextDay
          ? [
              {
                day: nextDay,
                appointments: (later.data ?? []).filter(
                  ({ appointment_time }) => dayOf(appointment_time) === nextDay,
                ),
              },
            ]
          : []),
      ],
    },
    error: hours.error ?? todays.error ?? later.error,
    refetch: () =>
      Promise.all([hours, todays, later].filter(({ error }) => error).map((one) => one.refetch())),
  }
}
