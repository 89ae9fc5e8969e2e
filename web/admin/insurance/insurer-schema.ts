import * as z from 'zod/mini'
import { type InsurerShare, keptInsurer } from '#domain/insurance/insurers.ts'
import { maxNgwee, ngweeOf } from '#domain/practice/billing/amount.ts'
import { emailAddress } from '#domain/values/email-address.ts'
import { freeText } from '#domain/values/text.ts'

const message =
  'Enter an amount in kwacha, for example 80, or a percentage from 1% to 100%, for example 50%.'

type Share = Pick<InsurerShare, 'amount_ngwee' | 'percent'>

/** A share as it is typed: `80`, `80.50` or `50%`. @returns null for none, undefined where it is no share */
export function shareOfText(written: string): Share | null | undefined {
  const typed = written.trim()
  if (typed === '') return null
  const [, part] = /^(\d{1,3})\s*%$/.exec(typed) ?? []
  if (part !== undefined) {
    const percent = Number(part)
    return percent >= 1 && percent <= 100 ? { amount_ngwee: null, percent } : undefined
  }
  const amount_ngwee = ngweeOf(typed)
  return amount_ngwee !== undefined && amount_ngwee >= 1 && amount_ngwee <= maxNgwee
    ? { amount_ngwee, percent: null }
    : undefined
}

const share = z.pipe(
  z.string(message).check(z.refine((written) => shareOfText(written) !== undefined, message)),
  z.transform((written) => shareOfText(written) ?? null),
)

/** The name of the field of a visit type. */
export const fieldOf = (visit_type_id: string) => `share_${visit_type_id}`

/** The schema of an insurer's form, with a field for each visit type. */
export const insurerForm = (visit_type_ids: readonly string[]) =>
  z.object({
    name: keptInsurer.shape.name,
    phone: freeText(30),
    email: z.union([z.literal(''), emailAddress], 'Enter an email address, like name@example.com.'),
    is_retired: z.boolean(),
    ...Object.fromEntries(visit_type_ids.map((id) => [fieldOf(id), share])),
  })
