import { sql } from 'kysely'
import { recordDaysAtOnce } from '#domain/practice/record-days.ts'
import type { RecordDay, SharedScreeningsQuery, Waiting } from '#domain/practice/schema.ts'
import { isNamed } from '#domain/values/names.ts'
import { auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Page } from '#server/platform/page.ts'
import { readIdentities } from '../accounts/identities/data.ts'
import { listScreeningResults } from '../screening/data.ts'
import { countCallsToMake } from '../call-backs/queue/data.ts'
import { countCheckInsToAnswer } from './check-ins-to-answer/data.ts'
import { countDuePlans } from './due-plans/data.ts'
import { countQuestionsToAnswer } from './questions-to-answer/data.ts'
import { countReferrals } from '../referrals/data.ts'
import { countPlansToWrite } from '../care-plans/queue/data.ts'

interface Patient {
  id: string
  full_name: string
  email: string | null
}

/**
 * How many alerts, requests and plans to write are open and since when, and how many patients share; no name is read,
 * so nothing is put on record.
 */
export async function countWaiting(tx: Transaction, actor_id: string): Promise<Waiting> {
  const count = sql<number>`count(*)::int`.as('count')
  const [
    [alert],
    [followUp],
    [urgent],
    [request],
    [shared],
    plans,
    calls,
    checkIns,
    duePlans,
    questions,
    referrals,
  ] = await Promise.all([
    tx.run(
      tables
        .selectFrom('safety_alerts as alert')
        .where('alert.acknowledged_at', 'is', null)
        .select(count)
        .select(sql<string | null>`min(alert.raised_at)`.as('oldest')),
    ),
    tx.run(
      tables
        .selectFrom('safety_alerts as alert')
        .where('alert.handled_by', '=', actor_id)
        .where('alert.followed_up_at', 'is', null)
        .where(sql<boolean>`alert.next_on <= (now() at time zone 'Africa/Lusaka')::date`)
        .select(count)
        .select(sql<string | null>`min(alert.next_on)`.as('oldest')),
    ),
    tx.run(
      tables
        .selectFrom('threads')
        .where('provider_id', '=', actor_id)
        .where('urgent_at', 'is not', null)
        .select(count)
        .select(sql<string | null>`min(urgent_at)`.as('oldest')),
    ),
    tx.run(
      tables
        .selectFrom('appointments')
        .where('provider_id', '=', actor_id)
        .where('status', '=', 'requested')
        .where('requested_by', '=', 'patient')
        .where('appointment_time', '>', sql<Date>`now()`)
        .select(count)
        .select(sql<string | null>`min(created_at)`.as('oldest')),
    ),
    tx.run(
      tables
        .selectFrom(sql<Patient>`practice.patients_for(practice.screening_consent())`.as('patient'))
        .select(count),
    ),
    countPlansToWrite(tx, actor_id),
    countCallsToMake(tx),
    countCheckInsToAnswer(tx),
    countDuePlans(tx),
    countQuestionsToAnswer(tx),
    countReferrals(tx, actor_id),
  ])
  return {
    open_safety_alerts: alert!.count,
    oldest_safety_alert_at: alert!.oldest,
    follow_ups_due: followUp!.count,
    oldest_follow_up_on: followUp!.oldest,
    urgent_messages: urgent!.count,
    oldest_urgent_at: urgent!.oldest,
    open_requests: request!.count,
    oldest_request_at: request!.oldest,
    ...plans,
    ...calls,
    ...checkIns,
    ...duePlans,
    ...questions,
    ...referrals,
    shared_screenings: shared!.count,
  }
}

/**
 * A page of the patients who share their screenings with the actor, the newest screening first; each on the page is a
 * reading of their record.
 */
export async function listSharedScreenings(
  tx: Transaction,
  actor_id: string,
  { search = '', id: only, limit, after }: SharedScreeningsQuery,
) {
  const all = await tx.run(
    tables
      .selectFrom(
        sql<Patient & { newest_result_at: Date | null }>`practice.shared_screenings()`.as(
          'patient',
        ),
      )
      .select(['id', 'full_name', 'email', 'newest_result_at'])
      .orderBy('newest_result_at', (order) => order.desc().nullsLast())
      .orderBy('full_name')
      .orderBy('id')
      .limit(1000),
  )
  const from = after ? all.findIndex(({ id }) => id === after) + 1 : 0
  // A cursor that names no patient who shares has nothing after it.
  const rows =
    after && from === 0
      ? []
      : all
          .slice(from)
          .filter(({ id, full_name }) => (!only || id === only) && isNamed(full_name, search))
          .slice(0, limit)
  const patients = rows.map(({ id }) => id)
  const [identityOf] = await Promise.all([
    readIdentities(tx, patients),
    auditReading(tx, actor_id, patients, 'shared_screenings.read'),
  ])
  return rows.map((row) => ({ ...row, ...identityOf(row.id) }))
}

/**
 * The screenings of a patient who shares them with the actor, newest first; a reading of their record.
 *
 * @returns undefined where the actor does not treat this person, or the person does not share
 */
export async function openSharedScreenings(
  tx: Transaction,
  actor_id: string,
  patient_id: string,
  page: Page,
) {
  const [shared, results] = await Promise.all([
    tx.run(
      tables.selectNoFrom(
        sql<boolean>`practice.sees(${patient_id}::uuid, practice.screening_consent())`.as(
          'is_shared',
        ),
      ),
    ),
    listScreeningResults(tx, patient_id, page),
  ])
  if (!shared[0]!.is_shared) return undefined
  await auditReading(tx, actor_id, [patient_id], 'screening_results.read')
  return results
}

/** When other people opened the actor's record, newest first. */
export async function listRecordAccesses(tx: Transaction, { limit, before }: Page) {
  const openings = sql<{
    id: string
    opened_at: Date
    full_name: string | null
    specialty: string | null
    action: string
  }>`practice.record_openings()`.as('opening')
  const rows = await tx.run(
    tables
      .selectFrom(openings)
      .selectAll()
      .where(
        before === undefined
          ? sql<boolean>`true`
          : before.includes(':')
            ? sql<boolean>`opened_at < ${new Date(before)}`
            : sql<boolean>`(opened_at, id) < (select o.opened_at, o.id from practice.record_openings() o where o.id = ${before})`,
      )
      .orderBy('opened_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
  )
  return rows.map(({ full_name, specialty, ...opening }) => ({
    ...opening,
    // A user who has erased their account is not named any more.
    opened_by: full_name === null ? null : { full_name, specialty },
  }))
}

/**
 * Who opened the actor's record on the newest days on which other people did, newest first.
 *
 * @param before the first day that is not listed any more, `YYYY-MM-DD` in Lusaka
 */
export async function listRecordDays(tx: Transaction, before?: string) {
  const days = sql<{
    id: string
    day: string
    full_name: string | null
    specialty: string | null
    opened: RecordDay['opened']
  }>`practice.record_days(${before ?? null}::date, ${recordDaysAtOnce})`.as('person')
  const rows = await tx.run(tables.selectFrom(days).selectAll())
  return rows.map(({ full_name, specialty, ...person }) => ({
    ...person,
    // A user who has erased their account is not named any more.
    opened_by: full_name === null ? null : { full_name, specialty },
  }))
}
