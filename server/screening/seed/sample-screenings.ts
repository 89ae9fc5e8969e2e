import type { NewScreeningResult } from '#domain/screening/schema.ts'

interface SampleScreening {
  answers: NewScreeningResult['answers']
  created_at: Date
}

/** The answers to a row of questions, from the first on. */
const row = (...values: (number | null)[]): Record<string, number | null> =>
  Object.fromEntries(values.map((value, place) => [place, value]))

const neitherDrinksNorUses = row(null, null, null, null)

/**
 * By address. Bwalya: the weeks after her pressure was found, when she hardly slept for worry; the
 * month of the funeral; and now that she walks to the market every morning. Natasha: two weeks before
 * her examinations.
 */
const stories: Record<string, { days_ago: number; answers: NewScreeningResult['answers'] }[]> = {
  'client@demo.test': [
    {
      days_ago: 112,
      answers: {
        'WHO-5': row(2, 1, 2, 1, 2),
        'GAD-7': row(2, 2, 3, 2, 1, 1, 1),
        'PHQ-9': { ...row(2, 1, 3, 3, 2, 1, 2, 0, 0), functional: 2 },
        'PHQ-15': row(1, 1, 1, 0, 2, 0, 1, 0, 1, 0, null, 0, 1, 2, 2),
        'PC-PTSD-5': { exposure: 0 },
        'CAGE-AID': neitherDrinksNorUses,
      },
    },
    {
      days_ago: 57,
      answers: {
        'WHO-5': row(3, 2, 3, 2, 3),
        'GAD-7': row(1, 1, 2, 1, 1, 1, 1),
        'PHQ-9': { ...row(1, 2, 2, 1, 1, 0, 1, 0, 0), functional: 1 },
      },
    },
    {
      days_ago: 9,
      answers: {
        'WHO-5': row(4, 3, 4, 3, 4),
        'GAD-7': row(1, 0, 1, 1, 0, 0, 0),
        'PHQ-9': { ...row(0, 0, 1, 1, 1, 0, 0, 0, 0), functional: 0 },
      },
    },
  ],
  'student@demo.test': [
    {
      days_ago: 12,
      answers: {
        'WHO-5': row(3, 1, 2, 1, 3),
        'GAD-7': row(2, 2, 2, 2, 1, 1, 1),
        'PHQ-9': { ...row(1, 1, 2, 2, 0, 1, 1, 0, 0), functional: 1 },
        'PC-PTSD-5': { exposure: 0 },
        'CAGE-AID': row(0, 0, 0, 0),
      },
    },
  ],
}

const day = 24 * 60 * 60 * 1000
/** Hours from midnight UTC: after supper in Lusaka, which is UTC+2 all year. */
const evening = 18.25

/** What a demo person answered, oldest first; empty for those who never did. */
export function describeScreenings(email: string, now: Date): SampleScreening[] {
  const today = Math.floor(now.getTime() / day) * day
  return (stories[email] ?? []).map(({ days_ago, answers }) => ({
    answers,
    created_at: new Date(today - days_ago * day + evening * 60 * 60 * 1000),
  }))
}
