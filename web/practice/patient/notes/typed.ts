import { noteAsText } from '#domain/session-notes/note-state.ts'
import { noteParts } from '#domain/session-notes/parts.ts'
import type { Note, NoteDraft } from '#domain/session-notes/schema.ts'

/** What a provider types into a note. */
export type Typed = Omit<NoteDraft, 'version' | 'patient_id'>

/** The server trims what is sent. A signed note is no draft any more. */
const isSameText = (typed: Typed, note: Note): boolean =>
  note.signed_at === null &&
  typed.form === note.form &&
  typed.appointment_id === note.appointment_id &&
  noteParts.every((part) => typed[part].trim() === note[part].trim())

export const isEmpty = (typed: Typed): boolean => noteAsText(typed) === ''

export function typedOf(note: Note): Typed {
  const { form, appointment_id, free_text, reason, findings, plan, follow_up } = note
  return { form, appointment_id, free_text, reason, findings, plan, follow_up }
}

export const noteTexts = { isSame: isSameText, isEmpty, typedOf }
