import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Note } from '#domain/session-notes/schema.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { openDraft } from './draft-machine.ts'
import { fetchNote, removeDraft, saveNote } from './note-queries.ts'
import type { Typed } from './typed.ts'
import { unsavedNote } from './unsaved-note.ts'

/** Milliseconds without typing after which the draft is saved. */
const pause = 1200

/** Whether another window has changed or signed the note. */
export const isConflict = (failure: unknown): boolean =>
  failure instanceof ProblemError && ['stale_notes', 'note_signed'].includes(failure.code)

/**
 * A draft that is saved on the server while it is typed, so that it is there after the tab is closed and on another
 * device. What another window has saved is never replaced unseen.
 */
export function useDraft(patient_id: string, id: string, first: Typed, stored?: Note) {
  const client = useQueryClient()
  const [draft] = useState(() => {
    const kept = unsavedNote(patient_id)
    const unsaved = kept.read()
    return openDraft({
      id,
      patient_id,
      first,
      stored,
      unsaved: unsaved?.id === id ? unsaved : undefined,
      save: (json) => saveNote(client, id, json),
      fetch: () => fetchNote(id),
      remove: (note) => removeDraft(client, note),
      isConflict,
      hold: (next) => void (next ? kept.keep(next) : kept.clear()),
    })
  })
  const now = useSyncExternalStore(draft.listen, draft.read)

  useEffect(() => {
    if (draft.isSaved()) return
    const timer = setTimeout(() => void draft.flush(), pause)
    return () => clearTimeout(timer)
  }, [now.typed, draft])

  useEffect(() => {
    const save = () => {
      if (!draft.isSaved()) void draft.flush()
    }
    document.addEventListener('visibilitychange', save)
    return () => {
      document.removeEventListener('visibilitychange', save)
      save()
    }
  }, [draft])

  return { ...draft, ...now }
}
