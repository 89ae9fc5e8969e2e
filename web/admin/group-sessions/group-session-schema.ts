import * as z from 'zod/mini'
import { clockTime } from '#domain/values/day-and-time.ts'
import { instantAt } from '#domain/values/lusaka.ts'
import { newGroupSession } from '#domain/students/groups.ts'

/** The schema of a session's form: the day has the name that the server uses for the time. */
export const sessionForm = z.extend(z.omit(newGroupSession, { id: true, session_time: true }), {
  session_time: z.iso.date('Enter a real day, for example 27 11 2026.'),
  time: clockTime('Enter the time as hours and minutes, for example 17:30.'),
})

/** The same as the server expects it. */
export function toNewSession({ time, session_time: day, ...typed }: z.output<typeof sessionForm>) {
  return { ...typed, session_time: instantAt(day, time).toISOString() }
}
