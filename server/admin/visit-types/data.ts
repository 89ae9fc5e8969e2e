import { sql } from 'kysely'
import {
  type ChangedVisitType,
  firstVisitType,
  type KeptVisitType,
  type NewVisitType,
} from '#domain/appointments/visit-types.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { requireOwnId, waitForStandby } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { lockByName } from '../../appointments/booking-locks/data.ts'
import { requireOneLeft, requireOwnName, requireSpace } from './type-problems.ts'

const kept = tables
  .selectFrom('visit_types as type')
  .select(['type.id', 'type.name', 'type.duration_minutes', 'type.buffer_minutes'])
  .select(['type.professions', 'type.session_types', 'type.price_ngwee', 'type.self_booked'])
  .select(['type.colour', 'type.bring'])
  .select([
    sql<boolean>`type.retired_at is not null`.as('is_retired'),
    // A visit without a type, of a version before there were any, counts as the first one.
    sql<number>`(select count(*)::integer from appointments ahead where ahead.visit_type_id = type.id
      and ahead.status in ('requested', 'confirmed') and ahead.appointment_time > now())
      + case when type.id = ${firstVisitType}::uuid then (select count(*)::integer from appointments ahead
        where ahead.visit_type_id is null and ahead.status in ('requested', 'confirmed')
          and ahead.appointment_time > now()) else 0 end`.as('upcoming'),
  ])

/** As the system: all visit types, those in use first, the oldest first. */
export async function listVisitTypes(tx: Transaction): Promise<KeptVisitType[]> {
  return tx.run(
    kept
      .orderBy(sql`type.retired_at is not null`)
      .orderBy('type.created_at')
      .orderBy('type.id')
      .limit(1000),
  )
}

/** What is checked of all types is still true when a row is written. */
const lockTypes = (tx: Transaction) => lockByName(tx, 'visit types')

const otherInUse = (id: string) =>
  tables
    .selectFrom('visit_types')
    .select(['id', 'name'])
    .where('retired_at', 'is', null)
    .where('id', '<>', id)
    .limit(1000)

const isSameName = (name: string) => (other: { name: string }) =>
  other.name.toLowerCase() === name.toLowerCase()

/** Whether what is stored is what is sent. */
const isSame = (stored: KeptVisitType, sent: Omit<ChangedVisitType, 'is_retired'>) =>
  (Object.keys(sent) as (keyof typeof sent)[]).every(
    (field) => JSON.stringify(stored[field]) === JSON.stringify(sent[field]),
  )

/**
 * Adds a visit type, once.
 *
 * @throws Problem 409 where the id belongs to another type, or there are too many; 422 for a name that is in use
 */
export async function addVisitType(tx: Transaction, actor_id: string, typed: NewVisitType) {
  const type = { ...typed, bring: typed.bring || null }
  await lockTypes(tx)
  const [[known], others] = await Promise.all([
    tx.run(kept.where('type.id', '=', type.id)),
    tx.run(otherInUse(type.id)),
  ])
  if (known) {
    requireOwnId(isSame(known, type))
    await waitForStandby(tx)
    return { type: known, isNew: false }
  }
  requireOwnName(others.some(isSameName(type.name)))
  requireSpace(others.length)
  await tx.run(tables.insertInto('visit_types').values(type))
  await auditOwn(tx, actor_id, 'visit_type.add', type.id)
  return { type: { ...type, is_retired: false, upcoming: 0 }, isNew: true }
}

/**
 * Changes a visit type, retires it, or takes it into use again. Appointments keep what they were booked with.
 *
 * @throws Problem 404; 409 where the last one in use is to be retired; 422 for a name in use
 */
export async function changeVisitType(
  tx: Transaction,
  actor_id: string,
  id: string,
  { is_retired, ...typed }: ChangedVisitType,
): Promise<KeptVisitType> {
  // A page of before sends no text: what is stored stays.
  const fields = { ...typed, ...(typed.bring === undefined ? {} : { bring: typed.bring || null }) }
  await lockTypes(tx)
  const [[before], others] = await Promise.all([
    tx.run(kept.where('type.id', '=', id)),
    tx.run(otherInUse(id)),
  ])
  requireFound(before)
  if (before.is_retired === is_retired && isSame(before, fields)) return before
  if (is_retired) requireOneLeft(others.length)
  else {
    requireOwnName(others.some(isSameName(fields.name)))
    requireSpace(others.length)
  }
  await tx.run(
    tables
      .updateTable('visit_types')
      .set({ ...fields, retired_at: is_retired ? sql<Date>`coalesce(retired_at, now())` : null })
      .where('id', '=', id),
  )
  await auditOwn(tx, actor_id, 'visit_type.change', id)
  return { ...before, ...fields, is_retired }
}
