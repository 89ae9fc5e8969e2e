import { instrumentIds } from '#domain/screening/instruments/instrument.ts'
import { instruments } from '#domain/screening/instruments/instruments.ts'
import type { NewSingleResult } from '#domain/screening/schema.ts'
import { scoreScreening, scoring_version } from '#domain/screening/scoring.ts'
import type { Gender } from '#domain/values/gender.ts'
import { Problem } from '#server/platform/problem.ts'

type Answers = NewSingleResult['answers']

/** @throws Problem 422 where a man answers what is printed for women only, a message for each field */
export function requireAsked(gender: Gender | null, answers: Answers): void {
  if (gender !== 'male') return
  const fields = instrumentIds.flatMap((id) =>
    instruments[id].items.flatMap(({ is_for_women }, place) =>
      is_for_women && typeof answers[id]?.[place] === 'number'
        ? [[`answers.${id}.${place}`, 'Must be null: this is asked of women only.']]
        : [],
    ),
  )
  if (fields.length > 0)
    throw new Problem(422, 'invalid', 'Please check what you entered.', {
      fields: Object.fromEntries(fields),
    })
}

/** What is stored of answers: the answers, their scores, and the versions of wording and rules. */
export function toScreening(answers: Answers) {
  const answered = instrumentIds.filter((id) => answers[id] !== undefined)
  return {
    answers,
    results: scoreScreening(answers),
    instrument_versions: Object.fromEntries(
      answered.map((id) => [id, instruments[id].wording_version]),
    ),
    scoring_version,
  }
}
