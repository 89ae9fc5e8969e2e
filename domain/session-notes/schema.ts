import * as z from 'zod/mini'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { lettersOf, maxNoteLetters, noteForms } from './parts.ts'

const part = z._default(freeText(maxNoteLetters), '')
const parts = { free_text: part, reason: part, findings: part, plan: part, follow_up: part }
const id = uuid('Send the id of a note.')
const instant = z.iso.datetime({ offset: true })

/** A draft as it is typed; saved again and again under one id. */
export const noteDraft = z
  .strictObject({
    patient_id: uuid('Send the id of a patient.'),
    appointment_id: z._default(z.nullable(uuid('Send the id of an appointment.')), null),
    form: z.enum(noteForms, 'Choose free or structured.'),
    ...parts,
    /** The version that this one replaces; 0 for a new note. */
    version: z.int('Send the version of the note.').check(z.minimum(0)),
  })
  .check((checked) => {
    if (lettersOf(checked.value) > maxNoteLetters)
      checked.issues.push({
        code: 'custom',
        input: checked.value.free_text,
        path: [checked.value.form === 'free' ? 'free_text' : 'findings'],
        message: 'A note has at most 10,000 letters.',
      })
  })
export type NoteDraft = z.output<typeof noteDraft>

export const noteSignature = z.strictObject({
  /** What is signed: 409 `stale_notes` where another version is stored. */
  version: z.int('Send the version of the note.').check(z.minimum(1)),
  readers: z.enum(['provider', 'both'], 'Choose who reads the notes.'),
})
export type NoteSignature = z.output<typeof noteSignature>

export const newAmendment = z.strictObject({
  id,
  body: freeText(maxNoteLetters).check(z.minLength(1, 'Write what you add.')),
})
export type NewAmendment = z.output<typeof newAmendment>

/** A note as its author reads it. */
export const note = z.object({
  id: uuid(),
  patient_id: uuid(),
  appointment_id: z.nullable(uuid()),
  form: z.enum(noteForms),
  free_text: z.string(),
  reason: z.string(),
  findings: z.string(),
  plan: z.string(),
  follow_up: z.string(),
  version: z.int(),
  created_at: instant,
  saved_at: instant,
  /** Null while it is a draft. */
  signed_at: z.nullable(instant),
  shared_at: z.nullable(instant),
  /** The oldest first. */
  amendments: z.array(z.object({ id: uuid(), body: z.string(), created_at: instant })),
})
export type Note = z.output<typeof note>

/** An own template. */
export const noteTemplate = z.object({ id: uuid(), name: z.string(), body: z.string() })
export type OwnTemplate = z.output<typeof noteTemplate>

export const newNoteTemplate = z.strictObject({
  id,
  name: freeText(80).check(z.minLength(1, 'Name the template.')),
  body: freeText(2000).check(z.minLength(1, 'Write the headings first.')),
})
export type NewNoteTemplate = z.output<typeof newNoteTemplate>
