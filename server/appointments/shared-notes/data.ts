import type { SharedNotes } from '#domain/appointments/notes-schema.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/** What the provider of a session of the actor shared with them; undefined where they shared nothing. */
export async function readSharedNotes(
  tx: Transaction,
  patient_id: string,
  appointment_id: string,
): Promise<SharedNotes | undefined> {
  const [row] = await tx.run(
    tables
      .selectFrom('shared_notes')
      .select(['notes', 'shared_at', 'changed_at'])
      .where('patient_id', '=', patient_id)
      .where('appointment_id', '=', appointment_id),
  )
  return (
    row && {
      ...row,
      shared_at: row.shared_at.toISOString(),
      changed_at: row.changed_at?.toISOString() ?? null,
    }
  )
}
