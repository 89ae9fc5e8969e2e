import { type NoteForm, noteParts, type NoteTexts, partLabels } from './parts.ts'

/** What a note is: saved as it is typed, then signed, then only amended. */
export type NoteState = 'draft' | 'signed' | 'amended'

export const stateOf = (note: { signed_at: unknown; amendments: readonly unknown[] }): NoteState =>
  note.signed_at === null ? 'draft' : note.amendments.length > 0 ? 'amended' : 'signed'

/** Each step of a note, and the states in which it can be taken. */
export const noteSteps = {
  save: ['draft'],
  sign: ['draft'],
  remove: ['draft'],
  amend: ['signed', 'amended'],
} as const satisfies Record<string, readonly NoteState[]>

export const canTake = (step: keyof typeof noteSteps, state: NoteState): boolean =>
  (noteSteps[step] as readonly NoteState[]).includes(state)

/** A note as one text, with the headings of its parts; as its patient reads it. */
export function noteAsText({ form, ...texts }: NoteTexts & { form: NoteForm }): string {
  if (form === 'free') return texts.free_text.trim()
  return noteParts
    .filter((part) => texts[part].trim() !== '')
    .map((part) => `${partLabels[part]}\n${texts[part].trim()}`)
    .join('\n\n')
}
