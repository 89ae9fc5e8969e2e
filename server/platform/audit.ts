import { sql } from 'kysely'
import { tables, type Transaction } from './db.ts'

/** Something done to a person's record: ids and kinds, never content. */
export interface AuditEvent {
  /** Who did it; absent where the system did. */
  actor_id?: string
  /** Whose record it is. */
  subject_id: string
  /** `<record>.<verb>`, for example `blood_pressure_reading.record`. */
  action: string
  record_id?: string
}

/** Writes the event in the transaction of the change: both are committed, or neither. */
export async function audit(tx: Transaction, event: AuditEvent): Promise<void> {
  await tx.run(tables.insertInto('platform.audit_events').values(event))
}

/** What a user does to their own record. */
export async function auditOwn(
  tx: Transaction,
  user_id: string,
  action: string,
  record_id: string,
): Promise<void> {
  await audit(tx, { actor_id: user_id, subject_id: user_id, action, record_id })
}

/** Puts on record that the actor read something of these people, one event for each of them. */
export async function auditReading(
  tx: Transaction,
  actor_id: string,
  subjects: Iterable<string>,
  action: `${string}.read`,
): Promise<void> {
  const read = [...new Set(subjects)]
  if (read.length === 0) return
  // One text for any number of them: each further text would stay prepared on its connection.
  await tx.run(
    tables
      .insertInto('platform.audit_events')
      .columns(['actor_id', 'subject_id', 'action'])
      .expression(
        tables
          .selectFrom(sql<{ id: string }>`unnest(${read}::uuid[])`.as<'subject'>(sql`subject(id)`))
          .select([
            sql<string>`${actor_id}::uuid`.as('actor_id'),
            'subject.id as subject_id',
            sql<string>`${action}::text`.as('action'),
          ]),
      ),
  )
}
