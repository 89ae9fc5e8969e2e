import type { Appointment } from '#domain/appointments/schema.ts'
import type { PlannerTask } from '#domain/students/planner-schema.ts'
import { dayOf, formatTime } from '#web/platform/values/dates.ts'
import type { Group } from './groups/group-order.ts'

/** An entry on a day of the student's week. */
export interface Entry {
  id: string
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM`, where it has a time. */
  time: string | null
  title: string
}

/** What is still to come on the days of a week: open tasks, groups one comes to, appointments; by day and time. */
export function entriesOf(
  days: readonly string[],
  tasks: readonly PlannerTask[],
  groups: readonly Group[],
  appointments: readonly Appointment[],
): Entry[] {
  const dated = (id: string, at: string, title: string): Entry => ({
    id,
    day: dayOf(at),
    time: formatTime(at),
    title,
  })
  return [
    ...tasks.flatMap(({ id, day, starts_at, title, done_at }) =>
      day && !done_at ? [{ id, day, time: starts_at, title }] : [],
    ),
    ...groups
      .filter(({ place }) => place && !place.cancelled_at)
      .map(({ id, session_time, topic }) => dated(id, session_time, `Group: ${topic}`)),
    ...appointments.map(({ id, appointment_time, provider }) =>
      dated(
        id,
        appointment_time,
        provider ? `Appointment with ${provider.full_name}` : 'Appointment',
      ),
    ),
  ]
    .filter(({ day }) => days.includes(day))
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
}

/** Entries without a time come after those with one. */
const keyOf = ({ day, time }: Entry) => `${day} ${time ?? '99'}`
