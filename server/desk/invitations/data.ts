import { sql } from 'kysely'
import type { NewDeskInvitation } from '#domain/desk/invitations.ts'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { addClinicRecord, type ClinicSettings } from '../../practice/clinic-records/data.ts'
import { rejectInvitation, requireInPractice } from '../desk-problems.ts'

/**
 * Adds a walk-in patient to those of a provider, as the provider does it
 * (docs/decisions/079-running-a-practice.md), and invites them.
 *
 * @throws Problem 422 where the provider is not in practice, 409 and 429 as for the provider
 */
export async function inviteForDesk(
  tx: Transaction,
  settings: ClinicSettings,
  actor_id: string,
  { provider_id, ...typed }: NewDeskInvitation,
) {
  const [provider] = await tx.run(
    tables.selectNoFrom(
      sql<boolean>`practice.can_be_booked(${provider_id}::uuid)`.as('is_in_practice'),
    ),
  )
  requireInPractice(provider!.is_in_practice)
  const { record, code, isNew } = await addClinicRecord(tx, settings, provider_id, typed).catch(
    rejectInvitation,
  )
  const { notes: _, ...shown } = record
  // The trail of a record has its provider alone: who wrote it for them is put on record here.
  if (isNew)
    await audit(tx, {
      actor_id,
      subject_id: provider_id,
      action: 'clinic_record.invite',
      record_id: record.id,
    })
  return { record: shown, code, isNew }
}
