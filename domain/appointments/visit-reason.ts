import * as z from 'zod/mini'
import { freeText } from '../values/text.ts'

/** Why a patient comes to an appointment, in their own words: one line, and a note. For its provider alone. */
export const maxReasonLine = 200
export const maxVisitNote = 1000

export const newVisitReason = z
  .strictObject({
    reason: z.optional(freeText(maxReasonLine)),
    note: z.optional(freeText(maxVisitNote)),
  })
  .check(
    z.refine(({ reason, note }) => Boolean(reason || note), {
      path: ['reason'],
      error: 'Say why you come, or write a note.',
    }),
  )
/** As the patient reads it again: null where they left it empty. */
export const visitReason = z.object({
  reason: z.nullable(z.string()),
  note: z.nullable(z.string()),
})

export type NewVisitReason = z.output<typeof newVisitReason>

/** What a provider sees of the patient of one visit, besides what the calendar shows. */
export const visitFacts = z.object({
  phone_number: z.nullable(z.string()),
  /** The last completed visit with the caller before this one. */
  last_visit_at: z.nullable(z.iso.datetime({ offset: true })),
  reason: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type VisitFacts = z.output<typeof visitFacts>
