import type { CareProfile } from '#domain/readings/care-schema.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import type { Question } from './question-field.tsx'

/** The field that says which answer about pregnancy a questionnaire has shown. */
const seenField = 'care_seen_at'

/** When a person last answered about their care, ISO 8601; null where they did not. */
function lastAnswered({ pregnancy_at, answered_at }: CareProfile): string | null {
  const times = [pregnancy_at, ...Object.values(answered_at)].filter((at) => at !== null)
  return times.toSorted().at(-1) ?? null
}

/** A question with where its first answer is from: of the care profile, or of the profile. */
export function askedWith(
  question: Question,
  known: Typed,
  care: CareProfile | undefined,
): Question {
  if (!known[question.name]) return question
  const at = care && question.name !== 'allergies' ? lastAnswered(care) : null
  const origin =
    question.name === 'allergies'
      ? 'From your profile.'
      : `From your care answers${at ? ` of ${formatDate(at)}` : ''}. If you change it here, it changes there, too.`
  return { ...question, hint: question.hint ? `${question.hint} ${origin}` : origin }
}

/** What a step holds when it is left: what is known, where nothing was typed, and what was shown of a pregnancy. */
export function answersOf(
  questions: readonly Question[],
  typed: Typed,
  known: Typed,
  care: Pick<CareProfile, 'pregnancy_at'> | undefined,
): Typed {
  const untouched = questions.filter(({ name }) => typed[name] === undefined && known[name])
  return {
    ...Object.fromEntries(untouched.map(({ name }) => [name, known[name]!])),
    ...(care ? { [seenField]: [care.pregnancy_at ?? ''] } : {}),
  }
}

/** As it is sent. */
export const seenIn = (typed: Typed): string | null => typed[seenField]?.[0] || null
