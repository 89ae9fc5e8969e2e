import fc from 'fast-check'
import { oracleFollowUps } from './screening-oracle.ts'

type Answers = Record<string, number | null>

/** Answers to a row of questions, by their place. */
const row = (length: number, max: number) =>
  fc
    .array(fc.integer({ min: 0, max }), { minLength: length, maxLength: length })
    .map((values): Answers => Object.fromEntries(values.map((value, place) => [place, value])))

/** Weights the high answers now and then: otherwise few screenings ask for nothing, or for all. */
const leaning = (length: number, max: number) =>
  fc.oneof(
    row(length, max),
    row(length, 1),
    row(length, max).map((answers) =>
      Object.fromEntries(
        Object.entries(answers).map(([key, value]) => [key, Math.min(max, Number(value) + 1)]),
      ),
    ),
  )

const withFunctional = fc
  .tuple(leaning(9, 3), fc.integer({ min: 0, max: 3 }))
  .map(([answers, functional]): Answers =>
    Object.values(answers).some((value) => value) ? { ...answers, functional } : answers,
  )

const somatic = fc
  .tuple(leaning(15, 2), fc.boolean(), fc.boolean())
  .map(([answers, isWithoutPeriods, isDiscreet]): Answers => ({
    ...answers,
    ...(isWithoutPeriods ? { 3: null } : {}),
    ...(isDiscreet ? { 10: null } : {}),
  }))

const exposed = fc.oneof(
  fc.constant<Answers>({ exposure: 0 }),
  row(5, 1).map((answers): Answers => ({ exposure: 1, ...answers })),
)

const use = fc.oneof(row(4, 1), fc.constant<Answers>({ 0: null, 1: null, 2: null, 3: null }))

/** Complete answer sets as a user may give them, with the follow-ups that they ask for, or none. */
export const screenings = fc
  .record({
    'WHO-5': leaning(5, 5),
    'GAD-7': leaning(7, 3),
    'PHQ-9': withFunctional,
    'PHQ-15': somatic,
    'PC-PTSD-5': exposed,
    'CAGE-AID': use,
    has_continued: fc.boolean(),
  })
  .map(({ has_continued, ...all }) => {
    const wanted = has_continued ? oracleFollowUps(all) : []
    return Object.fromEntries(
      Object.entries(all).filter(
        ([id]) => ['WHO-5', 'GAD-7', 'PHQ-9'].includes(id) || wanted.includes(id),
      ),
    ) as Record<string, Answers>
  })

/** A small screening that is fine: everything at `value`, nothing asked for beyond the core. */
export function plainScreening(value = 1): Record<string, Answers> {
  const same = (length: number): Answers =>
    Object.fromEntries(Array.from({ length }, (_, place) => [place, value]))
  return { 'WHO-5': same(5), 'GAD-7': same(7), 'PHQ-9': same(9) }
}

/** The answers to PHQ-9 with this score, and item 9 at `item9`; 27 at most. */
export function phq9(score: number, item9 = 0): Record<string, number> {
  let left = score - item9
  const answers: Record<string, number> = { 8: item9 }
  for (let place = 0; place < 8; place += 1) {
    const value = Math.min(3, left)
    answers[place] = value
    left -= value
  }
  return answers
}
