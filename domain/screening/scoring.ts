import { type Band, type InstrumentId, instrumentIds } from './instruments/instrument.ts'
import { instruments } from './instruments/instruments.ts'
import { safetyItem } from './instruments/phq-9.ts'

/** Stored with every result. A change of sums, bands or triggers gets a new version. */
export const scoring_version = '2026-11'

/**
 * The answers to one instrument: by the place of the question from 0, with the unscored ones beside
 * them (`exposure`, `functional`). Null does not apply; what is not there has not been asked.
 */
export type InstrumentAnswers = Readonly<Record<string, number | null | undefined>>
export type Answers = { readonly [id in InstrumentId]?: InstrumentAnswers | undefined }

/** Scores by instrument, WHO-5 as the percentage. */
export type Results = { [id in InstrumentId]?: number | undefined }

/** The sum of the scored items; null and what was not asked count 0. Unscored questions never count. */
export function scoreInstrument(id: InstrumentId, answers: InstrumentAnswers): number {
  const { items, exposure, score_factor } = instruments[id]
  // Without the event that it asks about, the rest has no meaning.
  if (exposure && answers.exposure === 0) return 0
  return score_factor * items.reduce((sum, _, place) => sum + (answers[place] ?? 0), 0)
}

/** The score of every instrument that has answers. */
export function scoreScreening(answers: Answers): Results {
  return Object.fromEntries(
    instrumentIds.flatMap((id) => {
      const given = answers[id]
      return given ? [[id, scoreInstrument(id, given)]] : []
    }),
  )
}

/** From where PHQ-9 and GAD-7 ask for more. docs/specification.md, "Further instruments". */
const askMoreFrom = 10

/** What the scores ask for next: PHQ-9 for PHQ-15, GAD-7 for PC-PTSD-5, either for CAGE-AID. */
export function followUpsOf(results: Results): InstrumentId[] {
  const isLow = (results['PHQ-9'] ?? 0) >= askMoreFrom
  const isWorried = (results['GAD-7'] ?? 0) >= askMoreFrom
  return [
    ...(isLow ? (['PHQ-15'] as const) : []),
    ...(isWorried ? (['PC-PTSD-5'] as const) : []),
    ...(isLow || isWorried ? (['CAGE-AID'] as const) : []),
  ]
}

/**
 * The band that a score lies in.
 *
 * @throws RangeError for a score that the instrument cannot have
 */
export function bandOf(id: InstrumentId, score: number): Band {
  const band = instruments[id].bands.find(({ min, max }) => score >= min && score <= max)
  if (!band) throw new RangeError(`${id} has no score of ${score}.`)
  return band
}

/** True where the answers mention thoughts of being better off dead or of self-harm. */
export function asksForSafety(answers: Answers): boolean {
  return (answers['PHQ-9']?.[safetyItem] ?? 0) > 0
}
