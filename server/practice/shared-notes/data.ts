import { sql } from 'kysely'
import type { NewSharedNotes } from '#domain/appointments/notes-schema.ts'
import { audit } from '#server/platform/audit.ts'
import { waitForStandby } from '#server/platform/create-once.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { readProviderAppointment } from '../provider-appointments/data.ts'
import { requireShared, type SharingResult } from './sharing-problems.ts'

/**
 * Shares notes on a session of the actor with its patient, or corrects them; once more changes nothing.
 *
 * @returns the appointment as its provider sees it
 * @throws Problem 404 where they hold no such session, 409 where it was not held, or where the shared notes
 *   are no longer those that are corrected
 */
export async function shareNotes(
  tx: Transaction,
  provider_id: string,
  id: string,
  { notes, replaces, corrects }: NewSharedNotes,
) {
  const [replaced, corrected] = [replaces || null, corrects ?? null]
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<SharingResult | null>`practice.share_notes(${id}::uuid, ${notes}::text, ${replaced}::text, ${corrected}::text)`.as(
        'result',
      ),
    ),
  )
  const { result } = row!
  requireShared(result)
  const appointment = await readProviderAppointment(tx, provider_id, id)
  if (result === 'again') await waitForStandby(tx)
  else
    await audit(tx, {
      actor_id: provider_id,
      subject_id: appointment.patient.id,
      action: result === 'shared' ? 'shared_notes.share' : 'shared_notes.change',
      record_id: id,
    })
  return { appointment, isNew: result === 'shared' }
}
