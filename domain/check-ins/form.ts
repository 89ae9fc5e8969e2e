import * as z from 'zod/mini'
import { newCheckIn, newCheckInAnswer } from './schema.ts'

const statement = z.enum(['5', '4', '3', '2', '1', '0'], 'Choose an answer.')
const { went_well, was_hard, plan, is_shared } = newCheckIn.shape

/** The fields of the form of a check-in: each statement of the WHO-5 by its place. */
export const checkInForm = z.object({
  s0: statement,
  s1: statement,
  s2: statement,
  s3: statement,
  s4: statement,
  went_well,
  was_hard,
  plan,
  is_shared,
})
type CheckInForm = z.output<typeof checkInForm>

/** What the form holds, as it is sent. */
export const readForm = ({ s0, s1, s2, s3, s4, ...said }: CheckInForm) => ({
  ...said,
  answers: [s0, s1, s2, s3, s4].map(Number),
})

/** The form of an answer. */
export const checkInAnswerForm = newCheckInAnswer
