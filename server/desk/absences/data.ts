import { sql } from 'kysely'
import type { NewDeskAbsence } from '#domain/practice/absences.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { enterAbsence, fallsInto, findAbsence } from '../../practice/absences/data.ts'
import { listSeen } from '../calendar/data.ts'
import { requireInPractice } from '../desk-problems.ts'

/**
 * Enters an absence of a provider for the front desk.
 *
 * @throws Problem 422 where the provider is not in practice, and as `enterAbsence`
 */
export async function enterForDesk(
  tx: Transaction,
  actor_id: string,
  { provider_id, ...typed }: NewDeskAbsence,
  now: Date,
) {
  const [provider] = await tx.run(
    tables.selectNoFrom(
      sql<boolean>`practice.can_be_booked(${provider_id}::uuid)`.as('is_in_practice'),
    ),
  )
  requireInPractice(provider!.is_in_practice)
  return enterAbsence(tx, actor_id, provider_id, typed, now)
}

/** The appointments that fall into an absence; undefined where there is no such absence. */
export async function listFallenInto(tx: Transaction, actor_id: string, id: string) {
  if (!(await findAbsence(tx, id))) return undefined
  return listSeen(tx, actor_id, (query) =>
    query
      .where(
        sql<boolean>`exists (select from practice.times_away() as away where away.id = ${id} and ${fallsInto})`,
      )
      .orderBy('held.appointment_time')
      .orderBy('held.id')
      .limit(300),
  )
}
