import { sql } from 'kysely'
import type { MergePreview, NewMerge, PatientMerge } from '#domain/registrations/merge.ts'
import { finalFrom, undoDays } from '#domain/registrations/merge-state.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireOwnId, waitForStandby } from '#server/platform/insert-idempotent.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { endTakeOverCode } from '../take-over-codes/data.ts'
import { type Candidate, findBlockers, findGains, readCandidates } from './candidates/data.ts'
import { mergeConsents } from './merged-consents/data.ts'
import { fillEmpty } from './filled-fields/data.ts'
import { requireNoBlocker } from './merge-problems.ts'
import { type MovedRule, placedRules } from './merge-rules.ts'
import { moveRows, whichMove } from './moved-rows/data.ts'

/** An admin sees this many merges, the newest. */
const maxListed = 100

const isRecent = sql<boolean>`merge.merged_at > now() - make_interval(days => ${undoDays}::integer)`

/**
 * Who two people are, what each record has by number alone, and what stands against one record; as the system. Each is
 * on record as read.
 *
 * @throws Problem 404
 */
export async function openMergePreview(
  tx: Transaction,
  actor_id: string,
  ids: [string, string],
): Promise<Omit<MergePreview, 'records'> & { records: Candidate[] }> {
  const [one, other] = await readCandidates(tx, ids)
  await auditReading(tx, actor_id, ids, 'patient_merge.read')
  return {
    records: [one, other],
    gains: await findGains(tx, ids),
    blockers: await findBlockers(tx, one, other, other.id),
  }
}

/**
 * Locks both people as a foreign key does, so that what is booked or written meanwhile is either there and moves, or
 * waits and gets the error that the record was merged.
 */
export async function lockBoth(tx: Transaction, ids: readonly [string, string]): Promise<void> {
  const locked = sql<string>`pg_advisory_xact_lock(hashtextextended('patient registrations', 7))`
  await tx.run(tables.selectNoFrom(locked.as('locked')))
  for (const table of ['accounts.users', 'user_profiles'] as const)
    await tx.run(
      tables.selectFrom(table).select('id').where('id', 'in', ids).orderBy('id').forUpdate(),
    )
}

/** What distinguishes two people of one name. */
const personOf = (person: 'gone' | 'stays') =>
  sql<PatientMerge['gone']>`jsonb_build_object(
    'date_of_birth', ${sql.ref(`${person}.date_of_birth`)}, 'phone_number', ${sql.ref(`${person}.phone_number`)},
    'born_in', (select r.born_in from public.patient_registrations r where r.user_id = ${sql.ref(`${person}.id`)}))`

const merges = tables
  .selectFrom('accounts.patient_merges as merge')
  .innerJoin('user_profiles as gone', 'gone.id', 'merge.gone_id')
  .innerJoin('user_profiles as stays', 'stays.id', 'merge.remaining_id')
  .select(['merge.id', 'merge.gone_id', 'merge.remaining_id', 'merge.merged_at', 'merge.ended_at'])
  .select(['gone.full_name as gone_name', 'stays.full_name as remaining_name'])
  .select([personOf('gone').as('gone'), personOf('stays').as('remaining')])
  // What is older is final, also before the job has said so.
  .select(
    sql<
      'merged' | 'undone' | 'final'
    >`case when merge.state = 'merged' and not ${isRecent} then 'final' else merge.state end`.as(
      'state',
    ),
  )
  .select(
    sql<number>`(select count(*)::integer from accounts.patient_merge_rows r where r.merge_id = merge.id)`.as(
      'rows',
    ),
  )

const withFinal = <Row extends { merged_at: Date }>(row: Row) => ({
  ...row,
  final_from: new Date(finalFrom(row.merged_at.getTime())),
})

/** The newest merges, as the system; who they are about is on record as read. */
export async function listMerges(tx: Transaction, actor_id: string) {
  const rows = await tx.run(
    merges.orderBy('merge.merged_at', 'desc').orderBy('merge.id', 'desc').limit(maxListed),
  )
  await auditReading(
    tx,
    actor_id,
    rows.map(({ remaining_id }) => remaining_id),
    'patient_merge.read',
  )
  return rows.map(withFinal)
}

/** @throws Problem 404 */
export async function readMerge(tx: Transaction, id: string) {
  const [row] = await tx.run(merges.where('merge.id', '=', id))
  requireFound(row)
  return withFinal(row)
}

/**
 * Merges two records of one person, as the system: what the one has is the other's, by the rules of `merge-rules.ts`.
 *
 * @throws Problem 404; 409 with what stands against it; 409 where the id is in use
 */
export async function mergeRecords(
  tx: Transaction,
  actor_id: string,
  { id, gone_id, remaining_id }: NewMerge,
) {
  await lockBoth(tx, [gone_id, remaining_id])
  const [known] = await tx.run(merges.where('merge.id', '=', id))
  if (known) {
    // A retry whose first answer was lost.
    requireOwnId(known.gone_id === gone_id && known.remaining_id === remaining_id)
    await waitForStandby(tx)
    return { merge: withFinal(known), isNew: false }
  }
  const [gone, stays] = await readCandidates(tx, [gone_id, remaining_id])
  requireNoBlocker(await findBlockers(tx, gone, stays, gone_id))
  await tx.run(
    tables
      .insertInto('accounts.patient_merges')
      .values({ id, gone_id, remaining_id, merged_by: actor_id }),
  )
  await endProofs(tx, [gone_id, remaining_id])
  await moveEverything(tx, { merge_id: id, gone_id, remaining_id })
  await tx.run(
    tables
      .updateTable('accounts.users')
      .set({ deleted_at: sql<Date>`now()` })
      .where('id', '=', gone_id),
  )
  await auditBoth(tx, actor_id, 'patient.merge', { id, gone_id, remaining_id })
  return { merge: await readMerge(tx, id), isNew: true }
}

interface TwoRecords {
  merge_id: string
  gone_id: string
  remaining_id: string
}

/**
 * Ends what was handed out for either of two records: who holds a code, or an invitation of before, was to get that one
 * and not both.
 */
async function endProofs(tx: Transaction, ids: readonly [string, string]): Promise<void> {
  for (const id of ids) await endTakeOverCode(tx, id)
  await tx.run(tables.deleteFrom('clinic_records').where('patient_id', 'in', ids))
}

async function moveEverything(tx: Transaction, two: TwoRecords): Promise<void> {
  const { merge_id, gone_id, remaining_id } = two
  let place = 0
  await mergeConsents(tx, { merge_id, place, gone_id, remaining_id })
  place += 2
  for (const { table, column, rule } of placedRules) {
    if (rule.rule !== 'moved') continue
    await moveRows(tx, {
      merge_id,
      place,
      table,
      column,
      key: rule.key ?? ['id'],
      change: 'moved',
      from: gone_id,
      to: remaining_id,
      which: whichMove({ table, column, rule: rule satisfies MovedRule }, remaining_id),
    })
    place += 1
  }
  await fillEmpty(tx, { ...two, place })
}

export async function auditBoth(
  tx: Transaction,
  actor_id: string | undefined,
  action: string,
  { id, gone_id, remaining_id }: NewMerge,
): Promise<void> {
  for (const subject_id of [remaining_id, gone_id])
    await audit(tx, { ...(actor_id ? { actor_id } : {}), subject_id, action, record_id: id })
}

/** Makes final what can no longer be undone, as the system, and forgets which rows have ended merges moved. */
export async function expireMerges(tx: Transaction): Promise<void> {
  await tx.run(
    tables
      .updateTable('accounts.patient_merges as merge')
      .set({ state: 'final', ended_at: sql<Date>`now()` })
      .where('merge.state', '=', 'merged')
      .where(sql<boolean>`not ${isRecent}`),
  )
  await tx.run(
    tables
      .deleteFrom('accounts.patient_merge_rows')
      .where(
        sql<boolean>`exists (select from accounts.patient_merges m where m.id = merge_id and m.state <> 'merged')`,
      ),
  )
}
