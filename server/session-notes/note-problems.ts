import { maxShared } from '#domain/appointments/notes-schema.ts'
import { noteAsText } from '#domain/session-notes/note-state.ts'
import type { NoteForm, NoteTexts } from '#domain/session-notes/parts.ts'
import type { NoteSignature } from '#domain/session-notes/schema.ts'
import { Problem } from '#server/platform/problem.ts'

interface StoredNote {
  version: number
  signed_at: Date | null
  shared_at: Date | null
}

const signedNote = () =>
  new Problem(409, 'note_signed', 'This note is signed. Add what is missing as an amendment.')

/** @throws Problem 409 where the note is signed */
export function requireDraft({ signed_at }: Pick<StoredNote, 'signed_at'>): void {
  if (signed_at) throw signedNote()
}

/**
 * Nothing is lost: the caller keeps what was typed, and reads the other version.
 *
 * @throws Problem 409 where another version is stored than the one that was seen
 */
export function requireVersion(stored: Pick<StoredNote, 'version'>, seen: number): void {
  if (stored.version !== seen)
    throw new Problem(
      409,
      'stale_notes',
      'This note was changed in another window. Nothing is lost: compare both, then save again.',
    )
}

/** @throws Problem 409 where a signed note was signed for other readers */
export function requireSameReaders(
  { shared_at }: Pick<StoredNote, 'shared_at'>,
  readers: NoteSignature['readers'],
): void {
  if ((shared_at !== null) !== (readers === 'both')) throw signedNote()
}

/** @throws Problem 409 where the note is a draft */
export function requireSigned({ signed_at }: Pick<StoredNote, 'signed_at'>): void {
  if (!signed_at)
    throw new Problem(409, 'note_unsigned', 'This is a draft. You can add to it once it is signed.')
}

/** The text of a note that is to be signed. @throws Problem 409 where nothing is written */
export function requireText(note: NoteTexts & { form: NoteForm }): string {
  const text = noteAsText(note)
  if (text === '') throw new Problem(409, 'note_empty', 'Write something first.')
  return text
}

const notOfHeldVisit = () =>
  new Problem(
    409,
    'not_held',
    'A note can be shared once it is of a visit that is completed and took place.',
  )

/** @throws Problem 409 where the note is of no visit */
export function requireVisit(appointment_id: string | null): asserts appointment_id is string {
  if (!appointment_id) throw notOfHeldVisit()
}

/** Of `practice.share_notes`. */
export type Shared = 'shared' | 'changed' | 'again' | 'stale' | 'not_held'

/** @throws Problem 409 where the visit was not held, or other notes on it are shared */
export function requireNewlyShared(result: Shared | null): void {
  if (result === 'stale')
    throw new Problem(
      409,
      'shared_before',
      'Notes on this visit are shared already. Sign this note for yourself.',
    )
  if (result === 'not_held' || result === null) throw notOfHeldVisit()
}

/**
 * What the patient reads has to have the addition too.
 *
 * @throws Problem 409 where the shared notes have changed since they were read
 */
export function requireAdded(result: Shared | null): void {
  if (result !== 'changed' && result !== 'again')
    throw new Problem(
      409,
      'stale_notes',
      'What you shared has just changed. Nothing was added: press "Add" again.',
    )
}

/** @throws Problem 422 where shared notes with an addition are too long */
export function requireRoom(added: string): void {
  const message = 'The shared notes are full: 40,000 letters.'
  if (added.length > maxShared)
    throw new Problem(422, 'invalid', message, { fields: { body: message } })
}
