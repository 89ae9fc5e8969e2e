import { sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'

/** The two participants of an appointment. */
export interface Participants {
  patient_id: string
  provider_id: string
}

/**
 * Locks bookings of either of the two until this transaction ends, so that the limit of open
 * appointments and the buffer, which no constraint can enforce, hold for simultaneous bookings. A
 * booking takes these locks first. Patients come before providers, and a user who is both has a lock
 * for each, so two bookings never deadlock.
 */
export async function lockParticipants(
  tx: Transaction,
  { patient_id, provider_id }: Participants,
): Promise<void> {
  await Promise.all([
    lockByName(tx, `patient ${patient_id}`),
    lockByName(tx, `provider ${provider_id}`),
  ])
}

/** Locks bookings and moves of a patient until this transaction ends. */
export async function lockPatient(tx: Transaction, patient_id: string): Promise<void> {
  await lockByName(tx, `patient ${patient_id}`)
}

/** Locks bookings with a provider until this transaction ends. */
export async function lockProvider(tx: Transaction, provider_id: string): Promise<void> {
  await lockByName(tx, `provider ${provider_id}`)
}

/** Takes the lock of this name among the appointments until this transaction ends. */
export const lockByName = (tx: Transaction, name: string) =>
  tx.run(
    tables.selectNoFrom(
      sql<null>`pg_advisory_xact_lock(hashtextextended(${name}::text, 4))`.as('locked'),
    ),
  )
