import { useQueryClient } from '@tanstack/react-query'
import type { Note } from '#domain/session-notes/schema.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { useSavedDraft } from '../drafts/use-saved-draft.ts'
import { fetchNote, removeDraft, saveNote } from './note-queries.ts'
import { noteTexts, type Typed } from './typed.ts'
import { unsavedNote } from './unsaved-note.ts'

/** Whether another window has changed or signed the note. */
export const isConflict = (failure: unknown): boolean =>
  failure instanceof ProblemError && ['stale_notes', 'note_signed'].includes(failure.code)

/** The draft of a note, saved while it is typed. */
export function useDraft(patient_id: string, id: string, first: Typed, stored?: Note) {
  const client = useQueryClient()
  return useSavedDraft<Typed, Note>(unsavedNote(patient_id), {
    id,
    first,
    stored,
    texts: noteTexts,
    save: (typed, version) => saveNote(client, id, { ...typed, patient_id, version }),
    fetch: () => fetchNote(id),
    remove: (note) => removeDraft(client, note),
    isConflict,
  })
}
