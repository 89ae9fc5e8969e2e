import * as z from 'zod/mini'
import { uuid } from '../../values/uuid.ts'
import { longestWait } from '../measures.ts'
import { adviceAnswers, sentAnswers } from './answers.ts'

const answer = z.enum(sentAnswers, `The answer must be one of: ${sentAnswers.join(', ')}.`)
const at = z.iso.datetime({ offset: true })

/** An answer to urgent advice; `id` is made by the device so that a retry never writes twice. */
export const newAdviceAnswer = z.strictObject({
  id: uuid('Must be a UUID.'),
  answer,
  /** How long ago it was given, of one that waited on a phone. */
  seconds_ago: z.optional(
    z
      .number('Must be a number of seconds.')
      .check(
        z.minimum(0, 'An answer cannot be in the future.'),
        z.maximum(longestWait, 'This answer was given more than 90 days ago.'),
      ),
  ),
  /** That of the reading which the person answered: it does not count for a value that they did not see. */
  corrected_at: z.optional(
    z.nullable(z.iso.datetime({ offset: true, error: 'Must be a time, or null.' })),
  ),
})
export type NewAdviceAnswer = z.infer<typeof newAdviceAnswer>

/** As it is stored. */
export const storedAnswer = z.object({ answer, at })
export type StoredAnswer = z.infer<typeof storedAnswer>

/** As it is listed with its reading: one that was taken back is not. */
export const givenAnswer = z.object({ answer: z.enum(adviceAnswers), at })
