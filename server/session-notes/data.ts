import { sql } from 'kysely'
import { noteParts } from '#domain/session-notes/parts.ts'
import type { NewAmendment, NoteDraft, NoteSignature } from '#domain/session-notes/schema.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { todayInLusaka, writtenDay } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { waitForStandby } from '#server/platform/insert-idempotent.ts'
import { requireFound } from '#server/platform/require-found.ts'
import {
  requireAdded,
  requireDraft,
  requireNewlyShared,
  requireRoom,
  requireSameReaders,
  requireSigned,
  requireText,
  requireVersion,
  requireVisit,
  type Shared,
} from './note-problems.ts'

const columns = [
  'id',
  'patient_id',
  'appointment_id',
  'form',
  ...noteParts,
  'version',
  'created_at',
  'saved_at',
  'signed_at',
  'shared_at',
] as const

/** The notes of a provider; row-level security leaves them none of others. */
const notesOf = (provider_id: string) =>
  tables.selectFrom('session_notes').select(columns).where('provider_id', '=', provider_id)

type NoteRow = Awaited<ReturnType<typeof findNotes>>[number]
const findNotes = (tx: Transaction, query: ReturnType<typeof notesOf>) => tx.run(query)

async function withAmendments(tx: Transaction, rows: readonly NoteRow[]) {
  const ids = rows.map(({ id }) => id)
  const amendments = await tx.run(
    tables
      .selectFrom('note_amendments')
      .select(['id', 'note_id', 'body', 'created_at'])
      .where(sql<boolean>`note_id = any(${ids}::uuid[])`)
      .orderBy('created_at')
      .orderBy('id'),
  )
  return rows.map((row) => ({
    ...row,
    amendments: amendments
      .filter(({ note_id }) => note_id === row.id)
      .map(({ id, body, created_at }) => ({ id, body, created_at })),
  }))
}

/** What the actor wrote about a patient, the newest first. The caller puts the reading on record. */
export async function listNotesOn(
  tx: Transaction,
  provider_id: string,
  patient_id: string,
  limit: number,
) {
  const query = notesOf(provider_id)
    .where('patient_id', '=', patient_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  return withAmendments(tx, await findNotes(tx, query))
}

/** @throws Problem 404 where the actor has no such note */
async function readNote(tx: Transaction, provider_id: string, id: string) {
  const [row] = await findNotes(tx, notesOf(provider_id).where('id', '=', id))
  requireFound(row)
  return (await withAmendments(tx, [row]))[0]!
}

/** A note of the actor as it is stored now; a reading of the record of its patient. @throws Problem 404 */
export async function openNote(tx: Transaction, provider_id: string, id: string) {
  const note = await readNote(tx, provider_id, id)
  await auditReading(tx, provider_id, [note.patient_id], 'session_notes.read')
  return note
}

/** A note of the actor that no one else changes until the end of the transaction; undefined without one. */
async function lockNote(tx: Transaction, provider_id: string, id: string) {
  const own = notesOf(provider_id).where('id', '=', id)
  const [draft] = await tx.run(own.forUpdate())
  // The policies let no one lock a signed note, which nothing changes any more.
  return draft ?? (await tx.run(own))[0]
}

const isSame = (row: NoteRow, draft: NoteDraft) =>
  row.form === draft.form &&
  row.appointment_id === draft.appointment_id &&
  noteParts.every((part) => row[part] === draft[part])

/**
 * Saves a draft. A retry, or what is stored already, changes nothing.
 *
 * @throws Problem 404 where a new note is of a person whom the actor does not treat, or has no such visit, 409 `stale_notes` where another
 *   version is stored than the one that was seen, 409 `note_signed`
 */
export async function saveNote(
  tx: Transaction,
  provider_id: string,
  id: string,
  { version, ...draft }: NoteDraft,
) {
  const { patient_id, ...written } = draft
  const known = await lockNote(tx, provider_id, id)
  // What was written about this person stays theirs to finish, also once the only visit is cancelled.
  const mayWrite = known
    ? sql<boolean>`${known.patient_id === patient_id}::boolean`
    : sql<boolean>`practice.treats(${patient_id}::uuid)`
  const [treated] = await tx.run(
    tables.selectNoFrom(
      sql<boolean>`${mayWrite} and (${draft.appointment_id}::uuid is null or exists (
        select from appointments a where a.id = ${draft.appointment_id}::uuid
          and a.patient_id = ${patient_id}::uuid and a.provider_id = ${provider_id}::uuid))`.as(
        'may',
      ),
    ),
  )
  requireFound(treated!.may ? treated : undefined)
  const [created] = known
    ? []
    : await tx.run(
        tables
          .insertInto('session_notes')
          .values({ id, provider_id, ...draft })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id'),
      )
  if (created) {
    await audit(tx, {
      actor_id: provider_id,
      subject_id: patient_id,
      action: 'session_note.create',
      record_id: id,
    })
    return { note: await readNote(tx, provider_id, id), isNew: true }
  }
  const stored = known ?? (await lockNote(tx, provider_id, id))
  requireFound(stored?.patient_id === patient_id ? stored : undefined)
  if (isSame(stored!, { version, ...draft })) await waitForStandby(tx)
  else {
    requireDraft(stored!)
    requireVersion(stored!, version)
    await tx.run(
      tables
        .updateTable('session_notes')
        .set({ ...written, version: version + 1, saved_at: sql<Date>`now()` })
        .where('id', '=', id),
    )
  }
  return { note: await readNote(tx, provider_id, id), isNew: false }
}

/**
 * Removes a draft as it was seen; one that is gone already stays gone.
 *
 * @throws Problem 409 `note_signed`, 409 `stale_notes` where another device has written more
 */
export async function removeNote(tx: Transaction, provider_id: string, id: string, seen: number) {
  const stored = await lockNote(tx, provider_id, id)
  if (!stored) return waitForStandby(tx)
  requireDraft(stored)
  requireVersion(stored, seen)
  await tx.run(tables.deleteFrom('session_notes').where('id', '=', id))
  await audit(tx, {
    actor_id: provider_id,
    subject_id: stored.patient_id,
    action: 'session_note.remove',
    record_id: id,
  })
}

async function shareText(
  tx: Transaction,
  appointment_id: string,
  text: string,
  seen: string | null,
) {
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<Shared | null>`practice.share_notes(${appointment_id}::uuid, ${text}::text, null, ${seen}::text)`.as(
        'result',
      ),
    ),
  )
  return row!.result
}

/**
 * Signs a draft, and shares it with its patient where that is wanted: they get an email, and read it at the visit.
 *
 * @throws Problem 404 without such a note, 409 where it is empty, another version is stored, or it cannot be shared
 */
export async function signNote(
  tx: Transaction,
  provider_id: string,
  id: string,
  { version, readers }: NoteSignature,
) {
  const stored = await lockNote(tx, provider_id, id)
  requireFound(stored)
  requireVersion(stored, version)
  if (stored.signed_at) {
    // A retry says the same.
    requireSameReaders(stored, readers)
    await waitForStandby(tx)
    return readNote(tx, provider_id, id)
  }
  const text = requireText(stored)
  const { appointment_id } = stored
  if (readers === 'both') {
    requireVisit(appointment_id)
    requireNewlyShared(await shareText(tx, appointment_id, text, null))
  }
  await tx.run(
    tables
      .updateTable('session_notes')
      .set({
        signed_at: sql<Date>`now()`,
        ...(readers === 'both' ? { shared_at: sql<Date>`now()` } : {}),
      })
      .where('id', '=', id),
  )
  await audit(tx, {
    actor_id: provider_id,
    subject_id: stored.patient_id,
    action: readers === 'both' ? 'session_note.share' : 'session_note.sign',
    record_id: id,
  })
  return readNote(tx, provider_id, id)
}

/**
 * Adds to a signed note, beside what was signed. The patient of a shared one reads the addition too.
 *
 * @throws Problem 404 without such a note, 409 `note_unsigned`, 409 `stale_notes` where the shared notes have just
 *   changed, 422 where they are full
 */
export async function amendNote(
  tx: Transaction,
  provider_id: string,
  note_id: string,
  { id, body }: NewAmendment,
) {
  const [stored] = await tx.run(notesOf(provider_id).where('id', '=', note_id))
  requireFound(stored)
  requireSigned(stored)
  const [created] = await tx.run(
    tables
      .insertInto('note_amendments')
      .values({ id, note_id, patient_id: stored.patient_id, provider_id, body })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
  )
  if (created) {
    if (stored.shared_at && stored.appointment_id)
      await shareAmendment(tx, stored.appointment_id, body)
    await audit(tx, {
      actor_id: provider_id,
      subject_id: stored.patient_id,
      action: 'session_note.amend',
      record_id: note_id,
    })
  } else await waitForStandby(tx)
  return readNote(tx, provider_id, note_id)
}

async function shareAmendment(tx: Transaction, appointment_id: string, body: string) {
  const [shared] = await tx.run(
    tables.selectFrom('shared_notes').select('notes').where('appointment_id', '=', appointment_id),
  )
  if (!shared) return
  const added = `${shared.notes}\n\nAdded on ${writtenDay(todayInLusaka())}\n${body}`
  requireRoom(added)
  requireAdded(await shareText(tx, appointment_id, added, shared.notes))
}
