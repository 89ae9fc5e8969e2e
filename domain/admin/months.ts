import * as z from 'zod/mini'
import { ownPassword } from '../accounts/own-password.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'

/** Months of the books. In a closed one no payment, refund, credit note or invoice is dated. */

const written = z
  .string('Send a month as YYYY-MM.')
  .check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'Send a month as YYYY-MM.'))

export const bookMonth = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  is_closed: z.boolean(),
  /** How often it was closed or opened; 0 for a month that never was closed. */
  version: z.int(),
  /** Why it was opened again. */
  reason: z.nullable(z.string()),
  made_at: z.nullable(z.iso.datetime({ offset: true })),
  made_by_name: z.nullable(z.string()),
  /** Tills of this month that are not closed. */
  open_tills: z.int(),
})
export type BookMonth = z.output<typeof bookMonth>

export const byMonth = z.object({ month: written })

const step = {
  id: uuid('Send an id that is a UUID.'),
  /** That of what was seen: of two admins at once, one is rejected. */
  version: z.int('Send the version you saw.').check(z.nonnegative('Send the version you saw.')),
  password: ownPassword,
}

export const monthClosing = z.strictObject(step)
export type MonthClosing = z.output<typeof monthClosing>

export const monthReopening = z.strictObject({
  ...step,
  reason: freeText(300).check(z.minLength(1, 'Enter why the month is opened again.')),
})
export type MonthReopening = z.output<typeof monthReopening>
