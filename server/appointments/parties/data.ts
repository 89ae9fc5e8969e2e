import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'

/** The two between whom an appointment is made. */
export interface Parties {
  patient_id: string
  provider_id: string
}

/**
 * Lets nobody else book for either of the two until this transaction ends, so that the limit of open
 * appointments and the buffer, which no constraint can keep, hold whoever presses at once. Whoever
 * books takes these locks first. Patients come before providers, and somebody who is both has a lock
 * for each, so two bookings never wait for one another.
 */
export async function lockParties(
  tx: Transaction,
  { patient_id, provider_id }: Parties,
): Promise<void> {
  await Promise.all([lock(tx, `patient ${patient_id}`), lock(tx, `provider ${provider_id}`)])
}

/** Lets nobody else book with a provider until this transaction ends. */
export async function lockProvider(tx: Transaction, provider_id: string): Promise<void> {
  await lock(tx, `provider ${provider_id}`)
}

const lock = (tx: Transaction, name: string) =>
  tx.run(
    tables.selectNoFrom(
      sql<null>`pg_advisory_xact_lock(hashtextextended(${name}::text, 4))`.as('locked'),
    ),
  )
