import { sql } from 'kysely'
import type { Acknowledgement } from '#domain/practice/attention/acknowledgement.ts'
import type {
  AttentionNote,
  NewAttentionNote,
} from '#domain/practice/attention/acknowledgement-schema.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { audit } from '#server/platform/audit.ts'
import { insertIdempotent } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { treats } from '../../care-relation/data.ts'

const note = ['note', 'return_on', 'created_at'] as const

export type LastNote = Unsent<AttentionNote, 'created_at'>

/** What the actor has noted and is not due again yet, by patient. */
export async function listInForce(
  tx: Transaction,
  provider_id: string,
  today: string,
): Promise<Map<string, Acknowledgement[]>> {
  const rows = await tx.run(
    tables
      .selectFrom('attention_acknowledgements')
      .select(['patient_id', 'reasons', 'return_on'])
      .where('provider_id', '=', provider_id)
      .where('return_on', '>', today),
  )
  return Map.groupBy(rows, ({ patient_id }) => patient_id)
}

/** The last note of the actor about each of these patients. */
export async function listLastNotes(
  tx: Transaction,
  provider_id: string,
  patients: readonly string[],
): Promise<Map<string, LastNote>> {
  const rows = await tx.run(
    tables
      .selectFrom('attention_acknowledgements')
      .distinctOn('patient_id')
      .select(['patient_id', ...note])
      .where('provider_id', '=', provider_id)
      .where(sql<boolean>`patient_id = any(${[...patients]}::uuid[])`)
      .orderBy('patient_id')
      .orderBy('created_at', 'desc')
      .orderBy('id'),
  )
  return new Map(rows.map(({ patient_id, ...rest }) => [patient_id, rest]))
}

/**
 * Notes what was done about the reasons that the actor has seen. A retry writes one row.
 *
 * @throws Problem 404 where the actor does not treat this person, 409 where the id belongs to another note
 */
export async function addAttentionNote(
  tx: Transaction,
  provider_id: string,
  { reasons, ...given }: NewAttentionNote,
) {
  const [relation] = await tx.run(tables.selectNoFrom(treats(given.patient_id).as('is_patient')))
  requireFound(relation!.is_patient)
  const table = tables
    .selectFrom('attention_acknowledgements')
    .select(['id', 'patient_id', ...note])
  const seen = Object.fromEntries(
    reasons.map(({ reason, newest }) => [reason, new Date(newest).toISOString()]),
  )
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('attention_acknowledgements')
        .values({ ...given, provider_id, reasons: JSON.stringify(seen) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(['id', 'patient_id', ...note]),
      existing: table.where('id', '=', given.id),
    },
    given,
  )
  if (isNew)
    await audit(tx, {
      actor_id: provider_id,
      subject_id: given.patient_id,
      action: 'attention.acknowledge',
      record_id: given.id,
    })
  const { id: _id, patient_id: _patient, ...written } = row
  return { written, isNew }
}

/** Shows the reasons of a patient again at once; where none was put aside, nothing happens. */
export async function bringBack(
  tx: Transaction,
  provider_id: string,
  patient_id: string,
  today: string,
): Promise<void> {
  const [relation] = await tx.run(tables.selectNoFrom(treats(patient_id).as('is_patient')))
  requireFound(relation!.is_patient)
  const changed = await tx.run(
    tables
      .updateTable('attention_acknowledgements')
      .set({ return_on: today })
      .where('provider_id', '=', provider_id)
      .where('patient_id', '=', patient_id)
      .where('return_on', '>', today)
      .returning('id'),
  )
  for (const { id } of changed)
    await audit(tx, {
      actor_id: provider_id,
      subject_id: patient_id,
      action: 'attention.return',
      record_id: id,
    })
}
