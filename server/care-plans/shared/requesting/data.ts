import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { withAllergies } from '#domain/care-plans/shared/care-facts.ts'
import type { PlanKind } from '#domain/care-plans/shared/kinds.ts'
import type { NewPlanChange } from '#domain/care-plans/shared/request.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { insertIdempotent, sameRow } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { asChange, changesIn, changesOf, requestsOf } from '../data.ts'
import { editProfile, readProfile } from '../../../accounts/profile/data.ts'
import { readCareProfile } from '../../../readings/care/data.ts'
import {
  type AnswersToFit,
  requireCapacity,
  requireCompleted,
  requireFits,
} from './request-problems.ts'

/** The common queries of meal and exercise plans: requesting a plan and requesting a change. */

/**
 * Lets a person ask for one thing at a time until this transaction ends, so that the limit holds and
 * a retry finds what the first attempt wrote.
 */
async function lockAsking(tx: Transaction, kind: PlanKind, user_id: string): Promise<void> {
  await tx.run(
    tables.selectNoFrom(
      sql<null>`pg_advisory_xact_lock(hashtextextended(${`${kind} plans ${user_id}`}::text, 14))`.as(
        'locked',
      ),
    ),
  )
}

/** How many of the actor's requests of a kind are open. */
async function countOpen(tx: Transaction, kind: PlanKind): Promise<number> {
  const count = sql<number>`${sql.id('plans', `open_${kind}_requests`)}()`
  const [row] = await tx.run(tables.selectNoFrom(count.as('open')))
  return row!.open
}

/**
 * Compares the answers of a questionnaire with what the person's profiles say: no weight loss under 18
 * or in pregnancy, and no answer against what they said of a pregnancy since.
 *
 * @param seen_at when the answer about pregnancy was given that the questionnaire showed
 * @returns the care profile
 * @throws Problem 422, the field named
 */
export async function requireFitsProfile(
  tx: Transaction,
  user_id: string,
  answers: AnswersToFit,
  seen_at: string | null | undefined,
) {
  const [[row], care] = await Promise.all([
    tx.run(tables.selectFrom('user_profiles').select('date_of_birth').where('id', '=', user_id)),
    readCareProfile(tx, user_id),
  ])
  requireFits(answers, {
    date_of_birth: row?.date_of_birth ?? null,
    pregnancy: care.pregnancy,
    isSeen: isSeen(care.pregnancy_at, seen_at),
    today: todayInLusaka(),
  })
  return care
}

const isSeen = (answered: Date | null, seen_at: string | null | undefined) =>
  seen_at !== undefined && seen_at !== null && answered !== null && new Date(seen_at) >= answered

/** Keeps what a new request says of allergies in the profile as well: nothing that is there is lost. */
export async function recordAllergies(
  tx: Transaction,
  user_id: string,
  said: string | null | undefined,
): Promise<void> {
  const known_allergies_conditions = withAllergies(
    (await readProfile(tx, user_id))?.known_allergies_conditions ?? null,
    said,
  )
  if (known_allergies_conditions) await editProfile(tx, user_id, { known_allergies_conditions })
}

interface Asked<Row extends object> {
  id: string
  insert: Parameters<typeof insertIdempotent<Row>>[1]['insert']
  /** The person's own row of this id. */
  first: Parameters<typeof insertIdempotent<Row>>[1]['existing']
  wanted: Partial<Row>
}

/**
 * Writes a person's request of a kind once, with its trace in the audit.
 *
 * @returns whether it is new
 * @throws Problem 409 where they have as many open requests as one may have, and for an id in use
 */
export async function askOnce<Row extends object>(
  tx: Transaction,
  kind: PlanKind,
  user_id: string,
  { id, insert, first, wanted }: Asked<Row>,
): Promise<boolean> {
  // The policy of the insert counts open requests, so that the sixth would reject its own retry.
  const [, [known], open] = await Promise.all([
    lockAsking(tx, kind, user_id),
    tx.run(first),
    countOpen(tx, kind),
  ])
  if (known) {
    await sameRow(tx, known, wanted)
    return false
  }
  requireCapacity(open)
  const { isNew } = await insertIdempotent(tx, { insert, existing: first }, wanted)
  if (isNew) await auditOwn(tx, user_id, `${kind}_plan_request.send`, id)
  return isNew
}

/** As answers come back from the database: what is undefined is not there. */
export const asStored = <Value extends object>(value: Value) =>
  JSON.parse(JSON.stringify(value)) as Value

/**
 * Sends a person's request back to the writer of its plan, once, with a note of what should be
 * different.
 *
 * @returns undefined where they have no such request
 * @throws Problem 409 while a plan is being written, and for an id in use
 */
export async function askForChange(
  tx: Transaction,
  kind: PlanKind,
  user_id: string,
  request_id: string,
  { id = randomUUID(), note }: NewPlanChange,
) {
  const own = tables.selectFrom(requestsOf(kind)).where('user_id', '=', user_id)
  const [, [request], [known]] = await Promise.all([
    lockAsking(tx, kind, user_id),
    tx.run(own.select('status').where('id', '=', request_id)),
    tx.run(changesIn(kind).where('id', '=', id).where('request_id', 'in', own.select('id'))),
  ])
  if (!request) return undefined
  const wanted = { request_id, note }
  if (known) return { change: asChange(await sameRow(tx, known, wanted)), isNew: false }
  requireCompleted(request)
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto(changesOf(kind))
        .values({ id, ...wanted })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(['id', 'request_id', 'note', 'created_at']),
      existing: changesIn(kind).where('id', '=', id).where('request_id', 'in', own.select('id')),
    },
    wanted,
  )
  if (isNew) await auditOwn(tx, user_id, `${kind}_plan_change.ask`, id)
  return { change: asChange(row), isNew }
}
