import { sql } from 'kysely'
import type { ChangedRoom, KeptRoom, NewRoom } from '#domain/practice/rooms.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { requireOwnId, waitForStandby } from '#server/platform/create-once.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { lockByName } from '../../appointments/participants/data.ts'
import { lockRoom } from '../../practice/rooms/data.ts'
import { requireOwnName, requireSpace, requireUnused } from './room-problems.ts'

const kept = tables.selectFrom('rooms').select([
  'rooms.id',
  'rooms.name',
  sql<boolean>`rooms.retired_at is not null`.as('is_retired'),
  sql<number>`(select count(*)::integer from appointments ahead where ahead.room_id = rooms.id
    and ahead.status in ('requested', 'confirmed') and ahead.appointment_time > now())`.as(
    'upcoming',
  ),
])

/** All rooms, those in use first, by name. */
export async function listRooms(tx: Transaction): Promise<KeptRoom[]> {
  return tx.run(
    kept
      .orderBy(sql`rooms.retired_at is not null`)
      .orderBy(sql`lower(rooms.name)`)
      .orderBy('rooms.id')
      .limit(1000),
  )
}

/** A name is given once: what is checked of all of them is still true when the row is written. */
const lockNames = (tx: Transaction) => lockByName(tx, 'names of rooms')

const ofName = (name: string) =>
  tables
    .selectFrom('rooms')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('retired_at', 'is', null)

/**
 * Adds a room, once.
 *
 * @throws Problem 409 where the id belongs to another room, or there are too many; 422 for a name that is in use
 */
export async function addRoom(tx: Transaction, actor_id: string, { id, name }: NewRoom) {
  await lockNames(tx)
  const [[known], [other], [all]] = await Promise.all([
    tx.run(kept.where('rooms.id', '=', id)),
    tx.run(ofName(name)),
    tx.run(
      tables
        .selectFrom('rooms')
        .select(sql<number>`count(*)::integer`.as('count'))
        .where('retired_at', 'is', null),
    ),
  ])
  if (known) {
    requireOwnId(known.name === name)
    await waitForStandby(tx)
    return { room: known, isNew: false }
  }
  requireOwnName(other)
  requireSpace(all!.count)
  await tx.run(tables.insertInto('rooms').values({ id, name }))
  await auditOwn(tx, actor_id, 'room.add', id)
  return { room: { id, name, is_retired: false, upcoming: 0 }, isNew: true }
}

/**
 * Renames a room, retires it, or takes it into use again.
 *
 * @throws Problem 404; 409 where it is to be retired and upcoming appointments are in it; 422 for a name in use
 */
export async function changeRoom(
  tx: Transaction,
  actor_id: string,
  id: string,
  { name, is_retired }: ChangedRoom,
): Promise<KeptRoom> {
  await lockNames(tx)
  // No appointment is given this room meanwhile.
  await lockRoom(tx, id)
  const [[before], [other]] = await Promise.all([
    tx.run(kept.where('rooms.id', '=', id)),
    tx.run(ofName(name).where('id', '<>', id)),
  ])
  requireFound(before)
  if (before.name === name && before.is_retired === is_retired) return before
  if (is_retired) requireUnused(before.upcoming)
  else requireOwnName(other)
  await tx.run(
    tables
      .updateTable('rooms')
      .set({ name, retired_at: is_retired ? sql<Date>`coalesce(retired_at, now())` : null })
      .where('id', '=', id),
  )
  await auditOwn(tx, actor_id, 'room.change', id)
  return { ...before, name, is_retired }
}
