import type { GivenAnswer } from './answers.ts'

/** The readings of the same kind beside one, as far as the advice on it depends on them. */
export interface Around<Reading> {
  /** Those of the hour before it. */
  earlier?: readonly Reading[]
  /** The newest one after it. */
  later?: Reading | undefined
}

/** Repeated values count within an hour, in milliseconds: docs/decisions/106-advice-until-answered.md. */
export const repeatedWithin = 60 * 60 * 1000

/** Whether its person said that it was a wrong reading. */
export const isWrong = ({ answered }: { answered?: GivenAnswer | undefined }): boolean =>
  answered?.answer === 'wrong'

interface Placed {
  id: string
  created_at: string
  answered?: GivenAnswer | undefined
}

/** What is around one of a person's readings, in any order; not what they called wrong. */
export function aroundOf<Reading extends Placed>(
  reading: Reading,
  readings: readonly Reading[],
): Around<Reading> {
  const at = Date.parse(reading.created_at)
  const others = readings.filter((one) => one.id !== reading.id && !isWrong(one))
  const ages = others.map((one) => ({ one, before: at - Date.parse(one.created_at) }))
  const after = ages
    .filter(({ before }) => before < 0)
    .toSorted((first, second) => first.before - second.before)
  return {
    earlier: ages
      .filter(({ before }) => before >= 0 && before <= repeatedWithin)
      .map(({ one }) => one),
    later: after[0]?.one,
  }
}
