import * as z from 'zod/mini'
import { ownPassword } from '../accounts/own-password.ts'
import { maxNgwee } from '../practice/billing/amount.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'

/** The cash of one person at the front desk on one day in Lusaka. All amounts are ngwee. */

const tooMuch = 'An amount is between K0 and K100,000.'
const cash = z.int(tooMuch).check(z.minimum(0, tooMuch))
const words = freeText(300)

export const till = z.object({
  id: uuid(),
  day: z.iso.date(),
  float_ngwee: z.int(),
  /** The float and the cash that was taken, without what was given back. Null until it is counted: who counts types first. */
  expected_ngwee: z.nullable(z.int()),
  closed_at: z.nullable(z.iso.datetime({ offset: true })),
  counted_ngwee: z.nullable(z.int()),
  note: z.nullable(z.string()),
})
export type Till = z.output<typeof till>

/** Why a closed till is not opened again. */
export const reopeningBlocks = ['by_admin', 'corrected', 'reversed', 'month_closed'] as const
export type ReopeningBlock = (typeof reopeningBlocks)[number]

const ownTill = z.extend(till, {
  /** Null for a till that is open, and for a closed one that its holder may open again. */
  stays_closed: z.nullable(z.enum(reopeningBlocks)),
})
export type OwnTill = z.output<typeof ownTill>

/** The caller’s tills: that of today, and those of days before that were not closed. */
export const ownTills = z.object({ today: z.nullable(ownTill), left_open: z.array(ownTill) })
export type OwnTills = z.output<typeof ownTills>

/** The cash that is in the till before the first payment. */
export const tillFloat = z.strictObject({ float_ngwee: cash.check(z.maximum(maxNgwee, tooMuch)) })

/** What was counted. A note is needed where another amount was expected. */
export const tillCount = z.strictObject({
  counted_ngwee: z
    .int('Enter the cash that you counted.')
    .check(z.minimum(0, 'Cash is not below zero.'), z.maximum(1_000_000_000, 'Count again.')),
  note: z.nullish(words),
})
export type TillCount = z.output<typeof tillCount>

/** What an admin counted in a till that its holder does not close. */
export const tillCountByAdmin = z.strictObject({
  counted_ngwee: tillCount.shape.counted_ngwee,
  note: words.check(z.minLength(1, 'Enter why you count it.')),
  password: ownPassword,
})
export type TillCountByAdmin = z.output<typeof tillCountByAdmin>

/** Why a till that was closed too early takes cash again. */
export const newTillReopening = z.strictObject({
  id: uuid('Send an id that is a UUID.'),
  reason: words.check(z.minLength(3, 'Enter why, for example “a patient came after the count”.')),
})
export type NewTillReopening = z.output<typeof newTillReopening>

/** The count of a till that was opened again. */
export const tillReopening = z.object({
  id: uuid(),
  closed_at: z.iso.datetime({ offset: true }),
  expected_ngwee: z.int(),
  counted_ngwee: z.int(),
  note: z.nullable(z.string()),
  reason: z.string(),
  opened_at: z.iso.datetime({ offset: true }),
  /** Null once that account was erased. */
  opened_by_name: z.nullable(z.string()),
})

export const tillCorrection = z.object({
  id: uuid(),
  amount_ngwee: z.int(),
  reason: z.string(),
  made_at: z.iso.datetime({ offset: true }),
  made_by_name: z.nullable(z.string()),
})

/** What was typed as the cash of a till, with what was expected then. */
export const typedCount = z.object({
  counted_ngwee: z.int(),
  expected_ngwee: z.int(),
  counted_at: z.iso.datetime({ offset: true }),
  /** Null once that account was erased. */
  counted_by_name: z.nullable(z.string()),
})

/** A till as an admin sees it. */
export const adminTill = z.extend(till, {
  /** Null once that account was erased. */
  holder_name: z.nullable(z.string()),
  corrections: z.array(tillCorrection),
  /** Counts before the last one, the earliest first. */
  reopenings: z.array(tillReopening),
  /** What was typed and then changed before the till was closed, the earliest first. */
  typed_counts: z.array(typedCount),
  /** Counted, without what was expected and its corrections; null while it is open. */
  difference_ngwee: z.nullable(z.int()),
})
export type AdminTill = z.output<typeof adminTill>

/** From the first day up to and with the second. */
export const tillPeriod = z
  .object({ from: z.iso.date('Send a day.'), to: z.iso.date('Send a day.') })
  .check(
    z.refine(
      ({ from, to }) => {
        const span = Date.parse(to) - Date.parse(from)
        return !(span < 0 || span > 100 * 24 * 60 * 60 * 1000)
      },
      { path: ['to'], error: 'Send a day from the first on, at most 100 days later.' },
    ),
  )
export type TillPeriod = z.output<typeof tillPeriod>

const most = 'Enter an amount other than zero, at most K100,000.'
/** What an admin enters about a closed till; below zero for cash that was expected and never taken. */
export const newTillCorrection = z.strictObject({
  id: uuid('Send an id that is a UUID.'),
  amount_ngwee: z.int(most).check(
    z.minimum(-maxNgwee, most),
    z.maximum(maxNgwee, most),
    z.refine((amount) => amount !== 0, most),
  ),
  reason: words.check(z.minLength(1, 'Enter a reason.')),
  password: ownPassword,
})
export type NewTillCorrection = z.output<typeof newTillCorrection>
