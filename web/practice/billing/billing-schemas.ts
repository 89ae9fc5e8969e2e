import * as z from 'zod/mini'
import { sessionTypes } from '#domain/appointments/slots.ts'
import { newCreditNote } from '#domain/practice/billing/schema.ts'
import { maxNgwee, ngweeOf } from '#domain/practice/billing/amount.ts'
import { paymentMeans, waiverReasons } from '#domain/practice/billing/status.ts'

const isAmount = (written: string) => {
  const ngwee = ngweeOf(written)
  return ngwee !== undefined && ngwee <= maxNgwee
}
const amountMessage =
  'Enter an amount from 0 to 100,000 kwacha, with at most two decimals, for example 250 or 250.50.'

/** An amount as a user writes it, in ngwee. */
const amount = z.pipe(
  z.string(amountMessage).check(z.refine(isAmount, amountMessage)),
  z.transform((written) => ngweeOf(written)!),
)
/** The same, or empty. */
const price = z.pipe(
  z
    .string()
    .check(z.refine((written) => written.trim() === '' || isAmount(written), amountMessage)),
  z.transform((written) => ngweeOf(written) ?? null),
)

export const issueForm = z.object({ amount_ngwee: amount })

export const paymentForm = z.object({
  amount_ngwee: amount,
  paid_on: z.iso.date('Enter a real day, for example 27 11 2026.'),
  paid_by: z.enum(paymentMeans, 'Choose how it was paid.'),
})

export const closeForm = z.object({
  reason: z.enum([...waiverReasons, 'void'], 'Choose why it is closed.'),
})

/** The same, where something was paid. */
export const closePaidForm = z.extend(closeForm, { takes_back: z.boolean() }).check(
  z.refine(({ reason, takes_back }) => reason !== 'void' || takes_back, {
    path: ['takes_back'],
    error: 'Confirm that the payments do not count any more.',
  }),
)

export const reverseForm = z.pick(newCreditNote, { reason: true })

export const creditForm = z.object({ amount_ngwee: amount, reason: newCreditNote.shape.reason })

export const pricesForm = z.object(
  Object.fromEntries(sessionTypes.map((type) => [type, price])) as Record<
    (typeof sessionTypes)[number],
    typeof price
  >,
)
