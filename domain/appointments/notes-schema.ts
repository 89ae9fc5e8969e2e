import * as z from 'zod/mini'
import { freeText } from '../values/text.ts'

/** The longest notes on a session, private or shared, in UTF-16 units; the database keeps the same limit. */
export const maxNotes = 10_000

/** Shared notes with what was added to them later; the database keeps the same limit. */
export const maxShared = 40_000

/** Notes on a held session as its patient reads them. */
export const sharedNotes = z.object({
  notes: z.string(),
  shared_at: z.iso.datetime({ offset: true }),
  /** When the provider last corrected them; null where they have not. */
  changed_at: z.nullable(z.iso.datetime({ offset: true })),
})
export type SharedNotes = z.output<typeof sharedNotes>

const texts = z.object({
  /** A correction has what was added to the notes, too. */
  notes: freeText(maxShared).check(z.minLength(1, 'Write the notes first.')),
  /** The private notes that become these: deleted where they are still so. */
  replaces: z.optional(freeText(maxNotes)),
  /** The shared notes that these correct: 409 `stale_notes` where they are no longer so. */
  corrects: z.optional(freeText(maxShared)),
})
/** What a provider shares with the patient of a held session, or corrects. */
export const newSharedNotes = texts.check(
  z.refine(({ notes, corrects }) => corrects !== undefined || notes.length <= maxNotes, {
    path: ['notes'],
    error: `Write at most ${maxNotes} characters.`,
  }),
)
export type NewSharedNotes = z.output<typeof newSharedNotes>
