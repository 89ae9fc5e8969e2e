import { sql } from 'kysely'
import type { EscalatedAlert } from '#domain/safety/schema.ts'
import { auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

type Provider = EscalatedAlert['providers'][number]
interface Row {
  id: string
  raised_at: Date
  due_at: Date
  providers: (Omit<Provider, 'is_second_factor_missing'> & { has_second_factor: boolean })[]
}

/**
 * The alerts that no provider has handled in time, the oldest first; a reading of each provider's record.
 *
 * @param isFactorRequired whether staff must have a second factor
 */
export async function openEscalatedAlerts(
  tx: Transaction,
  actor_id: string,
  isFactorRequired: boolean,
) {
  const rows = await tx.run(
    tables.selectFrom(sql<Row>`practice.escalated_safety_alerts()`.as('alert')).selectAll(),
  )
  const subjects = rows.flatMap(({ providers }) => providers.map(({ id }) => id))
  await auditReading(tx, actor_id, subjects, 'escalated_alerts.read')
  return rows.map((row) => ({
    ...row,
    providers: row.providers.map(({ has_second_factor, ...provider }) => ({
      ...provider,
      is_second_factor_missing: isFactorRequired && !has_second_factor,
    })),
  }))
}
