import { useQuery } from '@tanstack/react-query'
import type { Profile } from '#domain/accounts/profile.ts'
import { weekOf } from '#domain/students/week.ts'
import { isProposal } from '#web/appointments/order.ts'
import { useOwnAppointments } from '#web/appointments/use-own-appointments.ts'
import { plannerTasks } from '#web/students/tools/planner/planner-queries.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { ownNextStep } from '#web/screening/next-step/next-step-queries.ts'
import { toGroups } from './groups/group-order.ts'
import { ownPlaces, upcomingSessions } from './groups/group-queries.ts'
import { nextStep } from './next-step.ts'
import { entriesOf } from './week-entries.ts'

/**
 * The data of a student's day, from four features: what comes next, and the entries of the seven days from today.
 *
 * @param profile undefined while it is fetched
 * @param now milliseconds
 */
export function useStudentDay(profile: Profile | undefined, now: number) {
  const appointments = useOwnAppointments()
  const sessions = useQuery(upcomingSessions)
  const places = useQuery(ownPlaces)
  const suggestion = useQuery(ownNextStep)
  const today = dayOf(now)
  // Open tasks are in the list of every week, so this one is enough for the days of the next.
  const planner = useQuery(plannerTasks(weekOf(today)))
  const days = Array.from({ length: 7 }, (_, index) => dayAfter(today, index))
  const all = [appointments, sessions, places, planner]
  const isWaiting = !profile || [...all, suggestion].some(({ isPending }) => isPending)
  const upcoming = appointments.sorted?.upcoming ?? []
  const isForMe = profile?.role === 'client'
  const groups = isForMe ? toGroups(sessions.data ?? [], places.data ?? []) : []
  const entries = entriesOf(days, planner.data ?? [], groups, upcoming)
  const retry = () => {
    for (const one of [...all, suggestion]) if (one.isError) void one.refetch()
  }
  const isKnown = appointments.sorted && sessions.data && places.data
  return {
    days,
    appointment: upcoming[0],
    entries: isWaiting ? undefined : entries,
    isPartial: !isWaiting && all.some(({ isError }) => isError),
    /** Fetches again what failed to load. */
    retry,
    /** Undefined while it loads, null where it failed to load. */
    step: isWaiting
      ? undefined
      : isKnown
        ? nextStep(
            {
              verification_status: profile.is_student ? profile.verification_status : undefined,
              appointment: upcoming.find(isProposal) ?? upcoming[0],
              groups,
              suggestion: suggestion.data,
              task: entriesOf([today], planner.data ?? [], [], [])[0],
            },
            now,
          )
        : null,
  }
}
