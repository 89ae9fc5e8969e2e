import type { Gender } from '../values/gender.ts'
import type { InstrumentId, UnscoredQuestion } from './instruments/instrument.ts'
import { instruments } from './instruments/instruments.ts'
import type { InstrumentAnswers } from './scoring.ts'

/** Name of a question in the answers: its place from 0, or that of an unscored one. */
export type QuestionKey = string

/** A question as a person meets it. */
export interface Question {
  instrument: InstrumentId
  key: QuestionKey
  text: string
  /** Null leaves the question without an answer, by its own label. */
  choices: readonly { label: string; value: number | null }[]
  /** The number of a scored question among those that this person is asked, from 1. */
  number?: number
  /** What is read before an unscored question. */
  intro?: string
  examples?: readonly string[]
}

/**
 * The questions of an instrument in the order in which this person meets them, given what they have
 * answered so far: what does not follow from the answers is not among them.
 */
export function questionsOf(
  id: InstrumentId,
  answers: InstrumentAnswers,
  gender: Gender | null,
): Question[] {
  const { items, choices, exposure, functional, does_not_apply } = instruments[id]
  const unscored = (key: QuestionKey, { text, choices }: UnscoredQuestion): Question => ({
    instrument: id,
    key,
    text,
    choices,
  })
  const asked: Question[] = items
    .map((item, place) => ({ ...item, key: String(place) }))
    .filter(({ is_for_women }) => !(is_for_women && gender === 'male'))
    .map(({ key, text, without_answer }, index) => {
      const without = without_answer ?? (index === 0 ? does_not_apply : undefined)
      return {
        instrument: id,
        key,
        text,
        number: index + 1,
        choices: without ? [...choices, { label: without, value: null }] : choices,
      }
    })
  if (exposure) {
    const { intro, examples } = exposure
    const first = { ...unscored('exposure', exposure), intro, examples }
    return answers.exposure === 0 ? [first] : [first, ...asked]
  }
  if (does_not_apply && answers[0] === null) return asked.slice(0, 1)
  const isTroubled = items.some((_, place) => (answers[place] ?? 0) > 0)
  return functional && isTroubled ? [...asked, unscored('functional', functional)] : asked
}

/**
 * The answers as they are stored: those to questions that this person meets, null for
 * the items that do not apply, and nothing for those that were not asked.
 */
export function answersToKeep(
  id: InstrumentId,
  answers: InstrumentAnswers,
  gender: Gender | null,
): Record<QuestionKey, number | null> {
  const { items, does_not_apply } = instruments[id]
  const doesNotApply = does_not_apply !== undefined && answers[0] === null
  const stored: Record<QuestionKey, number | null> = {}
  items.forEach(({ is_for_women }, place) => {
    if (doesNotApply || (is_for_women && gender === 'male')) stored[place] = null
  })
  for (const { key } of questionsOf(id, answers, gender)) {
    const given = answers[key]
    if (given !== undefined) stored[key] = given
  }
  return stored
}
