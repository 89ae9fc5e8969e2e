import * as z from 'zod/mini'
import { uuid } from '../../values/uuid.ts'

const month = z
  .string('Choose a month.')
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'The month must be like 2026-11.'))
const count = z.int('Send a whole number.').check(z.minimum(0, 'Send 0 or more.'))
const instant = z.iso.datetime({ offset: true, error: 'Send the instant that the list had.' })

/** The drafts of a month of sessions in Lusaka. */
const draftMonth = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  /** Those with a price. */
  drafts: z.int(),
  sum_ngwee: z.int(),
  unpriced: z.int(),
})
export type DraftMonth = z.output<typeof draftMonth>

/** All months with drafts, the latest first, as they were at one instant. */
export const draftMonths = z.object({ as_of: instant, months: z.array(draftMonth) })
export type DraftMonths = z.output<typeof draftMonths>

/** A step of issuing a month: what was shown, and after which invoice it goes on. */
export const issueMonth = z.strictObject({
  month,
  as_of: instant,
  drafts: count,
  sum_ngwee: count,
  after: z.optional(uuid('Send the id of the last invoice.')),
})
export type IssueMonth = z.output<typeof issueMonth>

/** What a step did. Where `next` is null it was the last one. */
export const issuedMonth = z.object({
  /** Of this month since it was shown, by all steps. */
  issued: z.int(),
  /** Still drafts after this step, with the code of the reason. */
  left_out: z.array(
    z.object({
      id: uuid(),
      session_time: z.iso.datetime({ offset: true }),
      code: z.string(),
    }),
  ),
  next: z.nullable(uuid()),
})
export type IssuedMonth = z.output<typeof issuedMonth>
