import { sql } from 'kysely'
import type { RoomChoice } from '#domain/practice/rooms.ts'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { lockByName } from '../../appointments/participants/data.ts'
import { rejectTaken, requireFreeRoom, requireRoom, requireRoomNeeded } from './room-problems.ts'

/** Whose appointment it must be; that of any provider where it is left out. */
interface Holder {
  provider_id?: string
}

const heldAt = (id: string, { provider_id }: Holder) => {
  const query = tables
    .selectFrom('appointments as held')
    .select(['held.patient_id', 'held.status', 'held.session_type', 'held.room_id'])
    .select(
      sql<boolean>`held.appointment_time + held.duration_minutes * interval '1 minute' <= now()`.as(
        'is_over',
      ),
    )
    .where('held.id', '=', id)
  return provider_id ? query.where('held.provider_id', '=', provider_id) : query
}

/** Whether no other session is in a room while this appointment lasts. */
const isFree = (id: string) => sql<boolean>`not exists (
  select from appointments held, appointments other where held.id = ${id} and other.id <> held.id
    and other.room_id = rooms.id and other.status in ('requested', 'confirmed')
    and other.appointment_time > held.appointment_time - interval '8 hours'
    and other.appointment_time < held.appointment_time + held.duration_minutes * interval '1 minute'
    and other.appointment_time + other.duration_minutes * interval '1 minute' > held.appointment_time)`

/** No other change of this room is decided until this transaction ends. */
export const lockRoom = (tx: Transaction, id: string) => lockByName(tx, `room ${id}`)

/** As the system: the rooms in use by name, and which of them are free while an appointment lasts. */
export async function listRoomsFor(
  tx: Transaction,
  id: string,
  holder: Holder,
): Promise<RoomChoice[]> {
  const [[held], rooms] = await Promise.all([
    tx.run(heldAt(id, holder)),
    tx.run(
      tables
        .selectFrom('rooms')
        .select(['rooms.id', 'rooms.name', isFree(id).as('is_free')])
        .where('rooms.retired_at', 'is', null)
        .orderBy('rooms.name')
        .orderBy('rooms.id'),
    ),
  ])
  requireFound(held)
  return rooms
}

/**
 * Gives an upcoming in-person appointment a room, as the system, or takes its room away. What is so already is no
 * change: a retry gets the first answer.
 *
 * @throws Problem 404 where there is no such appointment of the holder, 422 for a session that is not in person and
 *   for no such room, 409 where the room is taken, or the appointment is cancelled or over
 */
export async function assignRoom(
  tx: Transaction,
  actor_id: string,
  id: string,
  room_id: string | null,
  holder: Holder = {},
): Promise<void> {
  if (room_id) await lockRoom(tx, room_id)
  const [held] = await tx.run(heldAt(id, holder).forUpdate('held'))
  requireFound(held)
  if (held.room_id === room_id) return
  requireRoomNeeded(held)
  if (room_id) {
    const [found] = await tx.run(
      tables
        .selectFrom('rooms')
        .select(isFree(id).as('is_free'))
        .where('rooms.id', '=', room_id)
        .where('rooms.retired_at', 'is', null),
    )
    requireRoom(found)
    requireFreeRoom(found!.is_free)
  }
  await tx
    .run(tables.updateTable('appointments').set({ room_id }).where('id', '=', id))
    .catch(rejectTaken)
  await audit(tx, {
    actor_id,
    subject_id: held.patient_id,
    action: 'appointment.room',
    record_id: id,
  })
}
