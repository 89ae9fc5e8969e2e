import { instrumentIds } from '#domain/screening/instrument.ts'
import { instruments } from '#domain/screening/instruments.ts'
import type { NewScreeningResult } from '#domain/screening/schema.ts'
import { scoreScreening, scoring_version } from '#domain/screening/scoring.ts'
import type { Gender } from '#domain/gender.ts'

/**
 * Answers that a person was not asked for: to what is printed for women only, from a man.
 *
 * @returns a message for each, by field; undefined where all is well
 */
export function notAskedOf(
  gender: Gender | null,
  answers: NewScreeningResult['answers'],
): Record<string, string> | undefined {
  if (gender !== 'male') return undefined
  const fields = instrumentIds.flatMap((id) =>
    instruments[id].items.flatMap(({ is_for_women }, place) =>
      is_for_women && typeof answers[id]?.[place] === 'number'
        ? [[`answers.${id}.${place}`, 'Must be null: this is asked of women only.']]
        : [],
    ),
  )
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/** What is stored of answers: the answers, their scores, and the versions of wording and rules. */
export function toScreening(answers: NewScreeningResult['answers']) {
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
