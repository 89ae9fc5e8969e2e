import * as z from 'zod/mini'
import { uuid } from '../values/uuid.ts'
import { type BurnoutKey, burnoutLevels, burnoutVersion } from './burnout.ts'

const answer = z.literal([0, 1, 2, 3, 4], 'Choose one of the five answers.')
const answers = z.strictObject({
  strength: answer,
  sleep: answer,
  beginning: answer,
  attention: answer,
  meaning: answer,
  people: answer,
  temper: answer,
  rest: answer,
} satisfies Record<BurnoutKey, typeof answer>)

/** A self-check as it is sent; the server finds the score. */
export const newBurnoutCheck = z.strictObject({
  id: z.optional(uuid('Must be a UUID.')),
  version: z.literal(burnoutVersion, 'The questions have changed. Please load the page again.'),
  answers,
})
export type NewBurnoutCheck = z.infer<typeof newBurnoutCheck>

/** A self-check as it is stored and returned. */
export const burnoutCheck = z.object({
  id: uuid(),
  version: z.int(),
  answers: z.record(z.string(), z.int()),
  score: z.int(),
  level: z.enum(burnoutLevels.map(({ key }) => key)),
  created_at: z.iso.datetime({ offset: true }),
})
export type BurnoutCheck = z.infer<typeof burnoutCheck>
