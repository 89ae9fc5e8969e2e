import * as z from 'zod/mini'
import { changedVisitType, type NewVisitType } from '#domain/appointments/visit-types.ts'
import { professions } from '#domain/practice/professions.ts'
import { maxNgwee, ngweeOf } from '#domain/practice/billing/amount.ts'

const amountMessage =
  'Enter an amount from 0 to 100,000 kwacha, with at most two decimals, for example 250 or 250.50.'
const isAmount = (written: string) => {
  const ngwee = ngweeOf(written)
  return ngwee !== undefined && ngwee <= maxNgwee
}
const { name, bring, session_types, colour, duration_minutes, buffer_minutes, self_booked } =
  changedVisitType.shape

/** The schema of a visit type's form. */
export const visitTypeForm = z.object({
  name,
  duration_minutes,
  buffer_minutes,
  session_types,
  professions: z.array(z.enum(professions)),
  price_ngwee: z.pipe(
    z
      .string()
      .check(z.refine((written) => written.trim() === '' || isAmount(written), amountMessage)),
    z.transform((written) => ngweeOf(written) ?? null),
  ),
  self_booked,
  colour,
  bring,
})

/** The same as the server expects it: no profession that is chosen is every profession. */
export function toVisitType({
  professions: chosen,
  ...fields
}: z.output<typeof visitTypeForm>): Omit<NewVisitType, 'id'> {
  return { ...fields, professions: chosen.length === 0 ? null : chosen }
}
