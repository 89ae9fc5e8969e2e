import * as z from 'zod/mini'
import { monthReopening } from '#domain/admin/months.ts'
import { newTillCorrection, tillCountByAdmin } from '#domain/desk/tills.ts'
import { ngweeOf } from '#domain/practice/billing/amount.ts'

const message = 'Enter an amount other than zero, for example 50 or -50.'
const signed = (written: string) => {
  const [, minus, rest] = /^\s*([-−]?)(.*)$/s.exec(written)!
  const ngwee = ngweeOf(rest!)
  return ngwee !== undefined && minus ? -ngwee : ngwee
}

export const correctionForm = z.object({
  amount_ngwee: z.pipe(
    z.string(message).check(z.refine((written) => Boolean(signed(written)), message)),
    z.transform((written) => signed(written)!),
  ),
  reason: newTillCorrection.shape.reason,
  password: newTillCorrection.shape.password,
})

const notCounted = 'Enter the cash that you counted, for example 450.50.'
export const countingForm = z.object({
  counted_ngwee: z.pipe(
    z.string(notCounted).check(z.refine((written) => ngweeOf(written) !== undefined, notCounted)),
    z.transform((written) => ngweeOf(written)!),
  ),
  note: tillCountByAdmin.shape.note,
  password: tillCountByAdmin.shape.password,
})

export const closingForm = z.object({ password: monthReopening.shape.password })
export const reopeningForm = z.object({
  reason: monthReopening.shape.reason,
  password: monthReopening.shape.password,
})
