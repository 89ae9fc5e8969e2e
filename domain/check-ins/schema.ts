import * as z from 'zod/mini'
import { identity } from '../practice/identity.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'
import { longest } from './limits.ts'

const instant = z.iso.datetime({ offset: true })

/** What a person may leave empty. */
const words = {
  went_well: z._default(freeText(longest.words), ''),
  was_hard: z._default(freeText(longest.words), ''),
  plan: z._default(freeText(longest.words), ''),
  /** With the providers who see the person's screenings, too. */
  is_shared: z._default(z.boolean('Say whether it is shared.'), false),
}

const wholeAnswer = z
  .int('Answer each of the five statements.')
  .check(z.gte(0, 'Answer from 0 to 5.'), z.lte(5, 'Answer from 0 to 5.'))

/** A check-in as it is sent; `id` is made by the device so that a retry makes no second one. */
export const newCheckIn = z.strictObject({
  id: uuid('Must be a UUID.'),
  /** To the five statements of the WHO-5, in their order. */
  answers: z
    .array(wholeAnswer, 'Answer each of the five statements.')
    .check(z.length(5, 'Answer each of the five statements.')),
  ...words,
})
export type NewCheckIn = z.output<typeof newCheckIn>

const content = {
  answers: z.array(z.int()),
  /** The WHO-5 as a percentage. */
  score: z.int(),
  went_well: z.string(),
  was_hard: z.string(),
  plan: z.string(),
}

/** A check-in as its person sees it, and a provider with whom they share it. */
export const checkIn = z.object({
  id: uuid(),
  /** By its first day, `YYYY-MM-DD`. */
  month: z.iso.date(),
  ...content,
  is_shared: z.boolean(),
  /** By when it is answered. */
  due_at: instant,
  /** Null while it waits. */
  answer: z.nullable(z.string()),
  /** Null while it waits, and where the account of the therapist was erased. */
  answered_by_name: z.nullable(z.string()),
  answered_at: z.nullable(instant),
  created_at: instant,
})
export type CheckIn = z.output<typeof checkIn>

/** All that the page of a person shows. */
export const ownCheckIns = z.object({
  /** Whether a plan of today includes it. */
  is_included: z.boolean(),
  /** By its first day, the month that is to be answered; null where it is sent. */
  open_month: z.nullable(z.iso.date()),
  /** Newest first. */
  check_ins: z.array(checkIn),
})
export type OwnCheckIns = z.output<typeof ownCheckIns>

/** A check-in as therapists see it in the queue. */
export const queuedCheckIn = z.object({
  id: uuid(),
  month: z.iso.date(),
  due_at: instant,
  created_at: instant,
  is_mine: z.boolean(),
  /** Its words or its score say that it is read before the others. */
  reads_first: z.boolean(),
  /** The colleague who has claimed it; null if it is unclaimed, or claimed by the caller. */
  claimed_by_name: z.nullable(z.string()),
  /** For the therapist who has claimed it alone. */
  person: z.nullable(
    z.object({ name: z.string(), phone_number: z.nullable(z.string()), ...identity }),
  ),
  said: z.nullable(z.object(content)),
})
export type QueuedCheckIn = z.output<typeof queuedCheckIn>

/** The answer of a therapist, and its form. */
export const newCheckInAnswer = z.strictObject({
  answer: freeText(longest.answer).check(z.minLength(1, 'Write your answer.')),
})
export type NewCheckInAnswer = z.output<typeof newCheckInAnswer>
