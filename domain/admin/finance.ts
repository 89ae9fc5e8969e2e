import * as z from 'zod/mini'
import { rowsUpTo } from '../values/page-size.ts'
import { uuid } from '../values/uuid.ts'

const month = z
  .string('Choose a month.')
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'The month must be like 2026-11.'))

/** Whose books: those of one month in Lusaka, by default the present one. */
export const financeMonth = z.object({ month: z.optional(month) })

/** A page of them; `after` is the provider of the last row. */
export const financePage = z.object({
  month: z.optional(month),
  limit: rowsUpTo(200),
  after: z.optional(uuid('Must be the id of a provider.')),
})

/** A page of corrections; `after` is the id of the last row. */
export const correctionPage = z.object({
  month: z.optional(month),
  limit: rowsUpTo(200),
  after: z.optional(uuid('Must be the id of a row.')),
})

/** What happened in a month, in ngwee. Income is what was received without what was reversed. */
const sums = {
  /** Invoices by the day of issue, without those that were waived as drafts. */
  issued_ngwee: z.number(),
  /** Payments by the day on which they were made. */
  received_ngwee: z.number(),
  /** Payments that were reversed in the month, whenever they were made. */
  reversed_ngwee: z.number(),
  credited_ngwee: z.number(),
}
const financeSums = z.object(sums)
export type FinanceSums = z.output<typeof financeSums>

const providerIncome = z.object({ provider_id: uuid(), provider_name: z.string(), ...sums })
export type ProviderIncome = z.output<typeof providerIncome>

/** How late an invoice is, by the days after its last day to pay. */
export const unpaidAges = ['not due', '1 to 30 days', '31 to 60 days', 'over 60 days'] as const
const unpaidSum = z.object({ age: z.enum(unpaidAges), count: z.int(), open_ngwee: z.number() })

/** The books of a month; what is unpaid is as of now. */
export const finance = z.object({
  month,
  totals: financeSums,
  providers: z.array(providerIncome),
  unpaid: z.array(unpaidSum),
})
export type Finance = z.output<typeof finance>

/** What an insurer owes of the visits of a month: claims that are not settled. Amounts are ngwee. */
export const insurerDebt = z.object({
  insurer_id: uuid(),
  insurer_name: z.string(),
  /** `YYYY-MM`, of the visits. */
  month: z.string(),
  claims: z.int(),
  /** Not handed in yet. */
  collected_ngwee: z.number(),
  /** Handed in, and not answered. */
  sent_ngwee: z.number(),
  /** Answered, and not paid in full: an admin still decides who bears it. */
  undecided_ngwee: z.number(),
})
export type InsurerDebt = z.output<typeof insurerDebt>

export const correctionKinds = ['reversal', 'credit note', 'refund'] as const

/** What was taken back in a month. Reasons are free text, so they are not here. */
export const correction = z.object({
  id: uuid(),
  kind: z.enum(correctionKinds),
  at: z.iso.datetime({ offset: true }),
  /** Null for the refund of a plan. */
  provider_name: z.nullable(z.string()),
  /** Of the invoice; for a refund of a plan, of its receipt. */
  number: z.string(),
  amount_ngwee: z.int(),
})
export type Correction = z.output<typeof correction>
