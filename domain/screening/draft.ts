import * as z from 'zod/mini'
import { genders } from '../values/gender.ts'
import { uuid } from '../values/uuid.ts'
import { questionAt, questionsFor, queueOf, type ScreeningState } from './flow.ts'
import { instrumentIds } from './instruments/instrument.ts'
import { core } from './instruments/instruments.ts'
import { asksForSafety, scoring_version } from './scoring.ts'

const draft = z.strictObject({
  scoring_version: z.literal(scoring_version),
  id: uuid(),
  gender: z.nullable(z.enum(genders)),
  only: z.exactOptional(z.enum(core)),
  step: z.enum(['intro', 'screening', 'safety', 'gateway', 'results']),
  at: z.nullable(z.strictObject({ instrument: z.enum(instrumentIds), key: z.string() })),
  has_continued: z.boolean(),
  left_out: z.array(z.enum(instrumentIds)),
  // Runs that an older version put aside do not have it.
  has_ended_early: z._default(z.boolean(), false),
  answers: z.partialRecord(z.enum(instrumentIds), z.record(z.string(), z.nullable(z.int()))),
})

/**
 * The screening that a tab has put aside as JSON text; undefined where it is none, or one that this
 * version of the questionnaire could not have come to.
 */
export function readDraft(text: string | null): ScreeningState | undefined {
  let value: unknown
  try {
    value = JSON.parse(text ?? '')
  } catch {
    return undefined
  }
  const { data } = draft.safeParse(value)
  return data && canBeReached(data) ? data : undefined
}

/** Everything before the open question is answered, with one of its choices. */
function canBeReached(state: ScreeningState): boolean {
  const open = questionAt(state)
  // One instrument alone asks for no more.
  if (state.only && (state.has_continued || state.step === 'gateway')) return false
  const isOpen = state.step === 'screening' || state.step === 'safety'
  if (isOpen !== (open !== undefined) || (state.at !== null && !open)) return false
  if (state.step === 'safety' && !asksForSafety(state.answers)) return false
  if (state.step === 'intro') return true
  // The safety page comes after item 9, and so do the results of a run that ended there.
  if (state.has_ended_early && (state.step !== 'results' || !asksForSafety(state.answers)))
    return false
  const path = queueOf(state).flatMap((id) => questionsFor(state, id))
  const place = open
    ? path.findIndex(({ instrument, key }) => instrument === open.instrument && key === open.key)
    : path.length
  return (
    place >= 0 &&
    path.slice(0, place).every(({ instrument, key, choices }) => {
      if (state.has_ended_early && key === 'functional') return true
      const given = state.answers[instrument]?.[key]
      return choices.some(({ value }) => value === given)
    })
  )
}
