import { tables, type Transaction } from '#server/platform/db.ts'
import type { Demo } from '#server/seed/personas.ts'
import { toScreening } from '../screening-answers.ts'
import { describeScreenings } from './sample-screenings.ts'

/** The past screenings of the demo people who have some. */
export async function seedScreenings(tx: Transaction, { newcomers, now }: Demo): Promise<void> {
  const samples = [...newcomers].flatMap(([email, user_id]) =>
    describeScreenings(email, now).map((screening) => ({ user_id, ...screening })),
  )
  await Promise.all(
    samples.map(({ user_id, answers, created_at }) => {
      const { results, instrument_versions, scoring_version } = toScreening(answers)
      return tx.run(
        tables.insertInto('screening_results').values({
          user_id,
          created_at,
          answers: JSON.stringify(answers),
          results: JSON.stringify(results),
          instrument_versions: JSON.stringify(instrument_versions),
          scoring_version,
        }),
      )
    }),
  )
}
