import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { withAllergies } from '#domain/care-plans/shared/care-facts.ts'
import type { PlanKind } from '#domain/care-plans/shared/kinds.ts'
import type { NewPlanChange } from '#domain/care-plans/shared/request.ts'
import type { CareFacts, Pregnancy } from '#domain/readings/care.ts'
import { audit, auditOwn } from '#server/platform/audit.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { insertIdempotent, sameRow } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { asChange, changesIn, changesOf, isStopped, requestsOf } from '../data.ts'
import { editProfile, readProfile } from '../../../accounts/profile/data.ts'
import { readCareProfile, recordCareFacts } from '../../../readings/care/data.ts'
import {
  type AnswersToFit,
  requireCapacity,
  requireCompleted,
  requireFits,
  requireNotStopped,
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

/** Who asks for a plan, and for whom: a person for themselves, or a provider for a patient who is with them. */
export interface Asking {
  /** Whose plan it is. */
  user_id: string
  origin: { at_clinic: boolean; recorded_by: string | null }
  /** What the profiles say now. */
  readKnown: (tx: Transaction) => Promise<Known>
  /** How many requests of a kind are open. */
  countOpen: (tx: Transaction, kind: PlanKind) => Promise<number>
  /** Keeps in the profiles what was answered. */
  keep: (tx: Transaction, facts: CareFacts, allergies?: string | null) => Promise<void>
}

interface Known {
  /** `YYYY-MM-DD`; null where it is not known. */
  date_of_birth: string | null
  pregnancy: Pregnancy
  pregnancy_at: Date | null
}

/** A person who asks for their own plan. */
export const ownAsking = (user_id: string): Asking => ({
  user_id,
  origin: { at_clinic: false, recorded_by: null },
  readKnown: async (tx) => {
    const [[row], care] = await Promise.all([
      tx.run(tables.selectFrom('user_profiles').select('date_of_birth').where('id', '=', user_id)),
      readCareProfile(tx, user_id),
    ])
    const { pregnancy, pregnancy_at } = care
    return { date_of_birth: row?.date_of_birth ?? null, pregnancy, pregnancy_at }
  },
  countOpen: async (tx, kind) => {
    const count = sql<number>`${sql.id('plans', `open_${kind}_requests`)}()`
    const [row] = await tx.run(tables.selectNoFrom(count.as('open')))
    return row!.open
  },
  keep: async (tx, facts, allergies) => {
    await recordCareFacts(tx, user_id, facts)
    if (allergies) await recordAllergies(tx, user_id, allergies)
  },
})

/**
 * Compares the answers of a questionnaire with what the person's profiles say: no weight loss under 18
 * or in pregnancy, and no answer against what they said of a pregnancy since.
 *
 * @param seen_at when the answer about pregnancy was given that the questionnaire showed
 * @returns what the profiles say
 * @throws Problem 422, the field named
 */
export async function requireFitsProfile(
  tx: Transaction,
  { readKnown, origin }: Asking,
  answers: AnswersToFit,
  seen_at: string | null | undefined,
) {
  const known = await readKnown(tx)
  requireFits(answers, {
    date_of_birth: known.date_of_birth,
    pregnancy: known.pregnancy,
    isSeen: isSeen(known.pregnancy_at, seen_at),
    today: todayInLusaka(),
    isAtClinic: origin.at_clinic,
  })
  return known
}

const isSeen = (answered: Date | null, seen_at: string | null | undefined) =>
  seen_at !== undefined && seen_at !== null && answered !== null && new Date(seen_at) >= answered

/** Keeps what a new request says of allergies in the profile as well: nothing that is there is lost. */
async function recordAllergies(tx: Transaction, user_id: string, said: string): Promise<void> {
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
 * Writes a request of a kind once, with its trace in the audit.
 *
 * @returns whether it is new
 * @throws Problem 409 where they have as many open requests as one may have, and for an id in use
 */
export async function askOnce<Row extends object>(
  tx: Transaction,
  kind: PlanKind,
  { user_id, origin, countOpen }: Asking,
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
  requireCapacity(open, origin)
  const { isNew } = await insertIdempotent(tx, { insert, existing: first }, wanted)
  if (isNew)
    await audit(tx, {
      actor_id: origin.recorded_by ?? user_id,
      subject_id: user_id,
      action: `${kind}_plan_request.${origin.at_clinic ? 'record' : 'send'}`,
      record_id: id,
    })
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
    tx.run(own.select(['status', isStopped(kind)]).where('id', '=', request_id)),
    tx.run(changesIn(kind).where('id', '=', id).where('request_id', 'in', own.select('id'))),
  ])
  if (!request) return undefined
  const wanted = { request_id, note }
  if (known) return { change: asChange(await sameRow(tx, known, wanted)), isNew: false }
  requireNotStopped(request)
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
