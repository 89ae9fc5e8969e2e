import * as z from 'zod/mini'
import { clockTime } from '../values/day-and-time.ts'
import { uuid } from '../values/uuid.ts'
import { spanOf, type TypedAbsence } from './absence-span.ts'

/** An absence as it is typed: days, and perhaps hours. */

const day = (missing: string) => z.iso.date(missing)
const time = z.union([z.literal(''), clockTime('Enter a time.')])

const days = {
  first_day: day('Enter the first day.'),
  last_day: day('Enter the last day.'),
  from: time,
  to: time,
}

const isInOrder = (typed: TypedAbsence) => {
  // What is no day or no time was reported already.
  if (!z.object(days).safeParse(typed).success) return true
  const { starts_at, ends_at } = spanOf(typed)
  return starts_at < ends_at
}
const wrongOrder = { path: ['last_day'], error: 'Choose an end after the start.' }

/** The form for an absence of the provider who fills it in. */
export const absenceForm = z.object(days).check(z.refine(isInOrder, wrongOrder))

/** The form of the front desk, which also chooses the provider. */
export const deskAbsenceForm = z
  .object({ provider_id: uuid('Choose a provider.'), ...days })
  .check(z.refine(isInOrder, wrongOrder))
