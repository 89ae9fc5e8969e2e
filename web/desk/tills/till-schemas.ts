import * as z from 'zod/mini'
import { newTillReopening } from '#domain/desk/tills.ts'
import { ngweeOf } from '#domain/practice/billing/amount.ts'
import { freeText } from '#domain/values/text.ts'

const cash = (message: string, most: number) =>
  z.pipe(
    z.string(message).check(
      z.refine((written) => {
        const ngwee = ngweeOf(written)
        return ngwee !== undefined && ngwee <= most
      }, message),
    ),
    z.transform((written) => ngweeOf(written)!),
  )

export const floatForm = z.object({
  float_ngwee: cash('Enter the cash from 0 to 100,000 kwacha, for example 200.', 10_000_000),
})

export const reopeningForm = z.pick(newTillReopening, { reason: true })

export const countForm = z.object({
  counted_ngwee: cash('Enter the cash that you counted, for example 1,250.50.', 1_000_000_000),
  note: freeText(300),
})
