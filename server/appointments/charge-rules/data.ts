import { sql } from 'kysely'
import type { ChargeRuleOfVisit } from '#domain/appointments/charge-rule.ts'
import type { ChargeRule } from '#domain/practice/billing/charges.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'

/**
 * How much of its price a visit of the actor costs that is missed or cancelled late; without an id, one that is booked
 * now.
 *
 * @throws Problem 404 where they have no such visit as its patient
 */
export async function readChargeRule(
  tx: Transaction,
  patient_id: string,
  id: string | undefined,
): Promise<ChargeRuleOfVisit> {
  if (id !== undefined)
    requireFound(
      (
        await tx.run(
          tables
            .selectFrom('appointments')
            .select('id')
            .where('id', '=', id)
            .where('patient_id', '=', patient_id),
        )
      )[0],
    )
  const rule = sql<ChargeRule>`billing.charge_rule(${id ?? null}::uuid)`
  const isMovedLate = sql<boolean>`billing.is_moved_late(${id ?? null}::uuid)`
  const [row] = await tx.run(
    tables.selectFrom(rule.as('rule')).selectAll().select(isMovedLate.as('is_moved_late')),
  )
  return row!
}
