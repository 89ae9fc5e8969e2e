import * as z from 'zod/mini'
import { billingPeriod } from '../practice/billing/schema.ts'

/** By what income is summed. A day and a month are those in Lusaka. */
export const incomeGroups = [
  'day',
  'month',
  'provider',
  'visit-type',
  'means',
  'purpose',
  'plan',
] as const
export type IncomeGroup = (typeof incomeGroups)[number]

/** Which part of the income, from the first day up to and with the last. */
export const incomeQuery = z.extend(billingPeriod, {
  by: z.enum(incomeGroups, 'Choose how the income is grouped.'),
})
export type IncomeQuery = z.output<typeof incomeQuery>

/** The file has these sums, or each entry. */
export const incomeFileQuery = z.extend(billingPeriod, {
  by: z.enum([...incomeGroups, 'entry'], 'Choose how the income is grouped.'),
})

/** Rows of a page; a file has all of them. */
export const shownIncome = 1000

/** Sums in ngwee. Income is what came without what went back. */
const sums = {
  /** What came, by the day on which it was paid. */
  received_ngwee: z.int(),
  /** What was reversed or sent back on these days, whenever it came; not negative. */
  returned_ngwee: z.int(),
  income_ngwee: z.int(),
  /** What the aggregator says that it took, without what it has not said. */
  fees_ngwee: z.int(),
  /** How often money moved by the aggregator, and it has not said the fee. */
  fees_unknown: z.int(),
}
const incomeSums = z.object(sums)
export type IncomeSums = z.output<typeof incomeSums>

const incomeRow = z.object({
  /** A day, a month, an id, a word, or the key of a plan. */
  key: z.string(),
  /** Of a provider, a visit type or a plan that is still there. */
  name: z.nullable(z.string()),
  ...sums,
})
export type IncomeRow = z.output<typeof incomeRow>

export const income = z.object({
  totals: incomeSums,
  /** In the order of time or names. */
  rows: z.array(incomeRow).check(z.maxLength(shownIncome)),
})
export type Income = z.output<typeof income>
