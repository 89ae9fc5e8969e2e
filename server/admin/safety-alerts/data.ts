import { sql } from 'kysely'
import type { EscalatedAlert } from '#domain/safety/schema.ts'
import { auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

type Row = Omit<EscalatedAlert, 'raised_at' | 'due_at'> & { raised_at: Date; due_at: Date }

/** The alerts that no provider has handled in time, the oldest first; a reading of each provider's record. */
export async function openEscalatedAlerts(tx: Transaction, actor_id: string) {
  const rows = await tx.run(
    tables.selectFrom(sql<Row>`practice.escalated_safety_alerts()`.as('alert')).selectAll(),
  )
  const subjects = rows.flatMap(({ providers }) => providers.map(({ id }) => id))
  await auditReading(tx, actor_id, subjects, 'escalated_alerts.read')
  return rows
}
