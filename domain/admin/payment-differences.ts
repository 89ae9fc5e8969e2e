import * as z from 'zod/mini'
import { differenceKinds } from '../membership/order-comparison.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'

/** Where the aggregator says something else than our books, of one order. No payer is named. */
export const paymentDifference = z.object({
  id: uuid(),
  /** Of the order, in Lusaka. */
  day: z.iso.date(),
  kind: z.enum(['deposit', 'refund']),
  /** By which the aggregator knows the order. */
  order_id: uuid(),
  /** Of the receipt; null where the order has none, or its account was erased. */
  receipt_number: z.nullable(z.int()),
  what: z.enum(differenceKinds),
  ours: z.string(),
  theirs: z.string(),
  found_at: z.iso.datetime({ offset: true }),
  explanation: z.nullable(z.string()),
  explained_at: z.nullable(z.iso.datetime({ offset: true })),
  explained_by_name: z.nullable(z.string()),
})
export type PaymentDifference = z.output<typeof paymentDifference>

export const paymentDifferences = z.object({
  /** What waits for an explanation, the longest first. */
  open: z.array(paymentDifference),
  /** What was explained, the latest first. */
  explained: z.array(paymentDifference),
  /** The latest day that was compared; null where none was. */
  compared_until: z.nullable(z.iso.date()),
})
export type PaymentDifferences = z.output<typeof paymentDifferences>

export const newExplanation = z.strictObject({
  explanation: freeText(500).check(z.minLength(3, 'Enter what has happened and what was done.')),
})
export type NewExplanation = z.output<typeof newExplanation>
