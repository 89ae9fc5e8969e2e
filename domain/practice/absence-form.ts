import * as z from 'zod/mini'
import { clockTime } from '../values/day-and-time.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { spanOf } from './absence-span.ts'

/** An absence as it is typed: a day or several, perhaps hours, and perhaps why all in it is cancelled. */

const time = z.union([z.literal(''), clockTime('Enter a time.')])

const fields = {
  /** One day, or `other` where first and last day are typed. */
  day: z.union([z.literal('other'), z.iso.date()], 'Choose a day.'),
  first_day: z.optional(z.iso.date('Enter the first day.')),
  last_day: z.optional(z.iso.date('Enter the last day.')),
  from: time,
  to: time,
  cancel_reason: z.optional(freeText(500)),
}
const typed = z.object(fields)
type Typed = z.output<typeof typed>

const spanOfTyped = ({ day, first_day = '', last_day = '', from, to }: Typed) =>
  spanOf(
    day === 'other'
      ? { first_day, last_day, from, to }
      : { first_day: day, last_day: day, from, to },
  )

/** Names what is missing of several days, and an end before the start. */
function findWrong(value: Typed): { path: string; message: string } | undefined {
  if (value.day === 'other' && !value.first_day)
    return { path: 'first_day', message: 'Enter the first day.' }
  if (value.day === 'other' && !value.last_day)
    return { path: 'last_day', message: 'Enter the last day.' }
  const { starts_at, ends_at } = spanOfTyped(value)
  if (starts_at < ends_at) return undefined
  const path = value.day === 'other' ? 'last_day' : 'to'
  return { path, message: 'Choose an end after the start.' }
}

const inOrder = z.check<Typed>((payload) => {
  // What is no day or no time was reported already.
  if (!typed.safeParse(payload.value).success) return
  const wrong = findWrong(payload.value)
  if (wrong)
    payload.issues.push({
      code: 'custom',
      input: payload.value,
      path: [wrong.path],
      message: wrong.message,
    })
})

const asAbsence = (value: Typed) => ({
  ...spanOfTyped(value),
  ...(value.cancel_reason ? { cancel_reason: value.cancel_reason } : {}),
})

/** The form for an absence of the provider who fills it in. */
export const absenceForm = z.pipe(
  z.object(fields).check(inOrder),
  z.transform((value: Typed) => asAbsence(value)),
)

/** The form of the front desk, which also chooses the provider. */
export const deskAbsenceForm = z.pipe(
  z.object({ provider_id: uuid('Choose a provider.'), ...fields }).check(inOrder),
  z.transform((value: Typed & { provider_id: string }) => ({
    provider_id: value.provider_id,
    ...asAbsence(value),
  })),
)
