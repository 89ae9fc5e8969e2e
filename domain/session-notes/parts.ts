/** The most letters of a note, all its parts together, and of one amendment. The database keeps the same limit. */
export const maxNoteLetters = 10_000

export const noteForms = ['free', 'structured'] as const
export type NoteForm = (typeof noteForms)[number]

/** The parts of a structured note, in the order in which they are written; a free note has the first alone. */
export const noteParts = ['free_text', 'reason', 'findings', 'plan', 'follow_up'] as const
export type NotePart = (typeof noteParts)[number]

/** As a page names them. */
export const partLabels: Record<NotePart, string> = {
  free_text: 'Notes',
  reason: 'Reason',
  findings: 'Findings',
  plan: 'Plan',
  follow_up: 'Follow-up',
}

export type NoteTexts = Record<NotePart, string>

export const lettersOf = (texts: NoteTexts) =>
  noteParts.reduce((sum, one) => sum + texts[one].length, 0)
