import * as z from 'zod/mini'
import { newDeskPrompt } from '#domain/desk/payments.ts'
import { maxNgwee, ngweeOf } from '#domain/practice/billing/amount.ts'
import { freeText } from '#domain/values/text.ts'

const message = 'Enter an amount above zero, with at most two decimals, for example 250 or 250.50.'
const isAmount = (written: string) => {
  const ngwee = ngweeOf(written)
  return ngwee !== undefined && ngwee > 0 && ngwee <= maxNgwee
}
const amount_ngwee = z.pipe(
  z.string(message).check(z.refine(isAmount, message)),
  z.transform((written) => ngweeOf(written)!),
)

export const cashForm = z.object({ amount_ngwee })

/** A card or a transfer, by its number. */
export const notedForm = z.object({
  amount_ngwee,
  paid_on: z.iso.date('Enter a real day, for example 27 11 2026.'),
  reference: freeText(60).check(
    z.minLength(1, 'Enter the number of the card slip or of the transfer.'),
  ),
})

export const mobileForm = z.object({
  amount_ngwee,
  phone: newDeskPrompt.shape.phone,
  network: newDeskPrompt.shape.network,
})
