import * as z from 'zod/mini'
import { uuid } from '../values/uuid.ts'
import { lengthBounds, type Phase } from './focus-timer.ts'

const minutesOf = (phase: Phase) => {
  const { min, max } = lengthBounds[phase]
  const words = `Enter whole minutes from ${min} to ${max}.`
  return z.int(words).check(z.minimum(min, words), z.maximum(max, words))
}

/** A finished round; the server's clock says when. `id` is made by the device, so that a retry counts once. */
export const newFocusRound = z.strictObject({
  id: z.optional(uuid('Must be a UUID.')),
  minutes: minutesOf('focus'),
})
export type NewFocusRound = z.infer<typeof newFocusRound>

/** A round as it is stored and returned. */
export const focusRound = z.object({
  id: uuid(),
  minutes: z.int(),
  created_at: z.iso.datetime({ offset: true }),
})

/** The rounds of one day in Lusaka, summed. */
export const focusDay = z.object({ day: z.iso.date(), rounds: z.int(), minutes: z.int() })
export type FocusDay = z.infer<typeof focusDay>

/** The lengths as they are set. */
export const focusLengths = z.object({
  focus: minutesOf('focus'),
  break: minutesOf('break'),
  long_break: minutesOf('long_break'),
})
