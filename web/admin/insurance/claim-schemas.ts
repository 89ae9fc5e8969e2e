import * as z from 'zod/mini'
import { maxNgwee, ngweeOf } from '#domain/practice/billing/amount.ts'
import { freeText } from '#domain/values/text.ts'

const message = 'Enter an amount above zero, with at most two decimals, for example 80 or 80.50.'
const isAmount = (written: string) => {
  const ngwee = ngweeOf(written)
  return ngwee !== undefined && ngwee > 0 && ngwee <= maxNgwee
}
const day = z.iso.date('Enter a real day, for example 27 11 2026.')
const reason = freeText(200)
const entered = reason.check(z.minLength(1, 'Enter a reason. The patient reads it.'))

export const paidForm = z.object({
  amount_ngwee: z.pipe(
    z.string(message).check(z.refine(isAmount, message)),
    z.transform((written) => ngweeOf(written)!),
  ),
  paid_on: day,
  reason,
})
export const rejectedForm = z.object({ reason: entered })
export const billedForm = z.object({ reason })
export const collectedForm = z.object({ reason: entered })
export const plainForm = z.object({})
export const listPaidForm = z.object({ paid_on: day })
export const sentForm = z.object({ sent_on: day })
