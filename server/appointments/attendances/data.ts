import { sql } from 'kysely'
import {
  type AttendanceMarker,
  type AttendanceMarks,
  attendanceOf,
  type AttendanceState,
  marked,
} from '#domain/appointments/attendance.ts'
import type { Attendance } from '#domain/appointments/attendance-schema.ts'
import { instantAt, dayAfter } from '#domain/values/lusaka.ts'
import { audit } from '#server/platform/audit.ts'
import { now } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { roomOf } from '../booking-problems.ts'
import { requireMark } from './attendance-problems.ts'

/** What an appointment is called in the trail of its patient's record, once it is marked so. */
const actions: Record<Exclude<AttendanceState, 'done'>, string> = {
  booked: 'appointment.unmark',
  arrived: 'appointment.arrive',
  with_provider: 'appointment.call_in',
  missed: 'appointment.miss',
}

const isNoShow = sql<boolean>`coalesce(held.outcome = 'patient_no_show', false)`

/** The visits with what is marked of them. As the system: no policy opens these marks. */
export const attended = tables
  .selectFrom('appointments as held')
  .leftJoin('attendances as mark', 'mark.appointment_id', 'held.id')
  .select(['held.id', 'held.status', 'held.appointment_time', 'held.session_type'])
  .select(['mark.arrived_at', 'mark.called_in_at', 'mark.missed_at'])
  .select(isNoShow.as('is_no_show'))
  .leftJoin('rooms as room', 'room.id', 'held.room_id')
  .select(['room.id as room_id', 'room.name as room_name'])

/** Where a visit is on its day; the outcome itself is not in it. */
export function asAttendance(
  row: Parameters<typeof attendanceOf>[0] &
    AttendanceMarks & { id: string } & Parameters<typeof roomOf>[0],
) {
  const { id, arrived_at, called_in_at } = row
  return {
    id,
    state: attendanceOf(row, row),
    arrived_at,
    called_in_at,
    room: roomOf(row),
  } satisfies Unsent<Attendance, 'arrived_at' | 'called_in_at'>
}

/** The states of a provider's visits of a day (`YYYY-MM-DD`); no name is read, so nothing is put on record. */
export async function listAttendances(tx: Transaction, provider_id: string, day: string) {
  const rows = await tx.run(
    attended
      .where('held.provider_id', '=', provider_id)
      .where('held.appointment_time', '>=', instantAt(day))
      .where('held.appointment_time', '<', instantAt(dayAfter(day, 1)))
      .where('held.status', '<>', 'cancelled')
      .orderBy('held.appointment_time')
      .orderBy('held.id')
      .limit(200),
  )
  return rows.map(asAttendance)
}

/**
 * Marks where a visit is on its day. Marked so already, it stays as it is: a retry gets the first answer.
 *
 * @param of.provider_id whose visit it must be; any where it is not given
 * @throws Problem 404 where there is no such visit, 409 where it cannot be marked so
 */
export async function markAttendance(
  tx: Transaction,
  actor_id: string,
  id: string,
  state: Exclude<AttendanceState, 'done'>,
  { by, provider_id }: { by: AttendanceMarker; provider_id?: string },
) {
  // Locked, so that of two presses at once the second finds what the first has left.
  let visit = tables.selectFrom('appointments').select('patient_id').where('id', '=', id)
  if (provider_id) visit = visit.where('provider_id', '=', provider_id)
  const [found] = await tx.run(visit.forUpdate())
  requireFound(found)
  const [before] = await tx.run(attended.where('held.id', '=', id))
  requireFound(before)
  if (attendanceOf(before, before) === state) return asAttendance(before)
  const at = now()
  requireMark(before, before, state, by, at)
  const marks = marked(before, state, at)
  await tx.run(
    tables
      .insertInto('attendances')
      .values({ appointment_id: id, ...marks })
      .onConflict((conflict) => conflict.column('appointment_id').doUpdateSet(marks)),
  )
  await audit(tx, {
    actor_id,
    subject_id: found.patient_id,
    action: actions[state],
    record_id: id,
  })
  return asAttendance({ ...before, ...marks })
}
