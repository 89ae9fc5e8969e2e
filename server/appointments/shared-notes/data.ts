import { tables, type Transaction } from '#server/platform/db.ts'

/** What the provider of a session of the actor shared with them; undefined where they shared nothing. */
export async function readSharedNotes(tx: Transaction, patient_id: string, appointment_id: string) {
  const [row] = await tx.run(
    tables
      .selectFrom('shared_notes')
      .select(['notes', 'shared_at', 'changed_at'])
      .where('patient_id', '=', patient_id)
      .where('appointment_id', '=', appointment_id),
  )
  return row
}
