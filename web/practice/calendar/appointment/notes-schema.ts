import * as z from 'zod/mini'
import { maxNotes, newSharedNotes } from '#domain/appointments/notes-schema.ts'
import { freeText } from '#domain/values/text.ts'

/** Notes, and who reads them: only the provider where nothing else is chosen. */
export const writtenNotes = z
  .object({
    notes: z.optional(freeText(maxNotes)),
    readers: z.optional(z.enum(['provider', 'both'], 'Choose who reads the notes.')),
  })
  .check(
    z.refine(({ notes, readers }) => readers !== 'both' || Boolean(notes), {
      path: ['notes'],
      error: 'Write the notes first.',
    }),
  )

/** Shared notes that are corrected. Its field has a name of its own: both forms can be open. */
export const correctedNotes = z.object({ corrected: newSharedNotes.shape.notes })
