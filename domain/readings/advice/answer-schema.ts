import * as z from 'zod/mini'
import { uuid } from '../../values/uuid.ts'
import { adviceAnswers } from './answers.ts'

const answer = z.enum(adviceAnswers, `The answer must be one of: ${adviceAnswers.join(', ')}.`)

/** An answer to urgent advice; `id` is made by the device so that a retry never writes twice. */
export const newAdviceAnswer = z.strictObject({ id: uuid('Must be a UUID.'), answer })
export type NewAdviceAnswer = z.infer<typeof newAdviceAnswer>

/** As it is stored and returned. */
export const givenAnswer = z.object({ answer, at: z.iso.datetime({ offset: true }) })
