import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { adultFrom } from '#domain/values/age.ts'
import type { NewSingleResult } from '#domain/screening/schema.ts'
import { audit } from '#server/platform/audit.ts'
import { insertIdempotent } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { olderThan, type Page } from '#server/platform/page.ts'
import { readProfile } from '../accounts/profile/data.ts'
import { requireAsked, toScreening } from './screening-answers.ts'

const columns = [
  'id',
  'user_id',
  'answers',
  'results',
  'instrument_versions',
  'scoring_version',
  'created_at',
] as const

const under_18 = sql<
  boolean | null
>`practice.was_younger(screening_results.user_id, ${adultFrom}, screening_results.created_at)`.as(
  'under_18',
)

const screeningResults = tables.selectFrom('screening_results').select(columns).select(under_18)

/** The screenings of one person, newest first, as far as the actor may see them. */
export async function listScreeningResults(tx: Transaction, user_id: string, page: Page) {
  return tx.run(
    screeningResults
      .where('user_id', '=', user_id)
      .where(olderThan('screening_results', page))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit),
  )
}

/** The time of a screening is when it was finished, also where it waited on a device to be sent. */
function finishedAgo(seconds: number | undefined) {
  return seconds === undefined
    ? {}
    : { created_at: sql<string>`now() - make_interval(secs => ${seconds})` }
}

/**
 * Writes the screening of a person once, scored here, with its trace in the audit.
 *
 * @throws Problem 422 where it holds an answer that this person is not asked for
 */
export async function saveScreeningResult(
  tx: Transaction,
  user_id: string,
  { id = randomUUID(), answers, seconds_ago }: NewSingleResult,
) {
  const screening = toScreening(answers)
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('screening_results')
        .values({
          id,
          user_id,
          answers: JSON.stringify(screening.answers),
          results: JSON.stringify(screening.results),
          instrument_versions: JSON.stringify(screening.instrument_versions),
          scoring_version: screening.scoring_version,
          ...finishedAgo(seconds_ago),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(columns)
        .returning(under_18),
      existing: screeningResults.where('id', '=', id),
    },
    // A retry may reach a server with newer wording or scores: the first row is returned.
    { user_id, answers: screening.answers },
  )
  if (isNew) {
    const gender = (await readProfile(tx, user_id))?.gender ?? null
    requireAsked(gender, answers)
    await audit(tx, {
      actor_id: user_id,
      subject_id: user_id,
      action: 'screening_result.record',
      record_id: row.id,
    })
  }
  return { result: row, isNew }
}
