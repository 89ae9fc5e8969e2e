import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { adultFrom } from '#domain/values/age.ts'
import type { NewSingleResult } from '#domain/screening/schema.ts'
import { asksForSafety } from '#domain/screening/scoring.ts'
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
  'at_clinic',
] as const

const under_18 = sql<
  boolean | null
>`practice.was_younger(screening_results.user_id, ${adultFrom}, screening_results.created_at)`.as(
  'under_18',
)

/** Who recorded it, for its person; for its provider, that they did. A colleague's name is on no page of a provider. */
const recorded_by_name = sql<
  string | null
>`practice.name_of_recorder(screening_results.recorded_by)`.as('recorded_by_name')
const is_own = sql<
  boolean | null
>`screening_results.recorded_by = auth.uid() and screening_results.user_id <> auth.uid()`.as(
  'is_own',
)

const is_notified = sql<boolean>`screening_results.alert_raised_at is not null`.as('is_notified')

const screeningResults = tables
  .selectFrom('screening_results')
  .select(columns)
  .select([under_18, recorded_by_name, is_own, is_notified])

type Row = Awaited<ReturnType<typeof screeningResults.execute>>[number]

/** What is said of where it was answered, only where that was at the clinic. */
const asAnswered = ({
  at_clinic,
  recorded_by_name: name,
  is_own: isOwn,
  is_notified,
  ...row
}: Row) => ({
  ...row,
  ...(at_clinic ? { at_clinic: true as const } : {}),
  ...(at_clinic && isOwn ? { is_own: true as const } : {}),
  ...(at_clinic && isOwn && asksForSafety(row.answers) ? { is_notified } : {}),
  ...(at_clinic && !isOwn && name !== null ? { recorded_by_name: name } : {}),
})

/** The screenings of one person, newest first, as far as the actor may see them. */
export async function listScreeningResults(tx: Transaction, user_id: string, page: Page) {
  const rows = await tx.run(
    screeningResults
      .where('user_id', '=', user_id)
      .where(olderThan('screening_results', page))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit),
  )
  return rows.map(asAnswered)
}

/** A screening of a person, as far as the actor may see it. */
export async function findScreeningResult(tx: Transaction, user_id: string, id: string) {
  const [row] = await tx.run(screeningResults.where('user_id', '=', user_id).where('id', '=', id))
  return row && asAnswered(row)
}

/** The person of a screening that is there, as the system; undefined where it is removed or gone. */
export async function findScreenedPerson(tx: Transaction, id: string): Promise<string | undefined> {
  const [row] = await tx.run(
    tables
      .selectFrom('screening_results')
      .select('user_id')
      .where('id', '=', id)
      .where('removed_at', 'is', null),
  )
  return row?.user_id
}

/** The time of a screening is when it was finished, also where it waited on a device to be sent. */
function finishedAgo(seconds: number | undefined) {
  return seconds === undefined
    ? {}
    : { created_at: sql<string>`now() - make_interval(secs => ${seconds})` }
}

/**
 * Inserts what a person answered once, scored here.
 *
 * @param recorded_by the provider who asked them at the clinic; undefined where they answered alone
 * @throws Problem 409 where the id belongs to another row
 */
export async function insertScreening(
  tx: Transaction,
  user_id: string,
  { id = randomUUID(), answers, seconds_ago }: NewSingleResult,
  recorded_by?: string,
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
          ...(recorded_by === undefined ? {} : { at_clinic: true, recorded_by }),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(columns)
        .returning([under_18, recorded_by_name, is_own, is_notified]),
      existing: screeningResults.where('id', '=', id),
    },
    // A retry may reach a server with newer wording or scores: the first row is returned.
    { user_id, answers: screening.answers, at_clinic: recorded_by !== undefined },
  )
  return { result: asAnswered(row), isNew }
}

/**
 * Writes the screening of a person once, with its trace in the audit.
 *
 * @throws Problem 422 where it holds an answer that this person is not asked for
 */
export async function saveScreeningResult(
  tx: Transaction,
  user_id: string,
  given: NewSingleResult,
) {
  const { result, isNew } = await insertScreening(tx, user_id, given)
  if (isNew) {
    const gender = (await readProfile(tx, user_id))?.gender ?? null
    requireAsked(gender, given.answers)
    await audit(tx, {
      actor_id: user_id,
      subject_id: user_id,
      action: 'screening_result.record',
      record_id: result.id,
    })
  }
  return { result, isNew }
}
