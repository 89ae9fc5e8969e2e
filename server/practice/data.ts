import { sql } from 'kysely'
import type { Waiting } from '#domain/practice/schema.ts'
import type { SafetyAlertOutcome } from '#domain/safety/outcomes.ts'
import type { NewAcknowledgement } from '#domain/safety/schema.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Page } from '#server/platform/page.ts'
import { listScreeningResults } from '../screening/data.ts'
import { countPlansToWrite } from './plan-requests/data.ts'

interface Patient {
  id: string
  full_name: string
  email: string | null
}

const alerts = tables
  .selectFrom('safety_alerts as alert')
  .innerJoin(
    sql<Patient>`practice.patients_for('safety_alerts')`.as('patient'),
    'patient.id',
    'alert.user_id',
  )
  .select(['alert.id', 'alert.user_id', 'patient.full_name', 'patient.email'])
  .select(['alert.raised_at', 'alert.raised_again_at', 'alert.acknowledged_at'])
  .select(['alert.outcome', 'alert.note'])
  // The table's check allows no other words.
  .$narrowType<{ outcome: SafetyAlertOutcome | null }>()

/**
 * How many alerts, requests and plans to write stand open and since when, and how many patients share; no name is read,
 * so nothing is put on record.
 */
export async function countWaiting(tx: Transaction, actor_id: string): Promise<Waiting> {
  const count = sql<number>`count(*)::int`.as('count')
  const [[alert], [request], [shared], plans] = await Promise.all([
    tx.run(
      tables
        .selectFrom('safety_alerts as alert')
        .where('alert.acknowledged_at', 'is', null)
        .select(count)
        .select(sql<string | null>`min(alert.raised_at)`.as('oldest')),
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
        .selectFrom(sql<Patient>`practice.patients_for('share_screenings')`.as('patient'))
        .select(count),
    ),
    countPlansToWrite(tx, actor_id),
  ])
  return {
    open_safety_alerts: alert!.count,
    oldest_safety_alert_at: alert!.oldest,
    open_requests: request!.count,
    oldest_request_at: request!.oldest,
    ...plans,
    shared_screenings: shared!.count,
  }
}

/** The patients who share their screenings with the actor, the newest screening first; each a reading of their record. */
export async function listSharedScreenings(tx: Transaction, actor_id: string) {
  const rows = await tx.run(
    tables
      .selectFrom(
        sql<Patient & { newest_result_at: Date | null }>`practice.shared_screenings()`.as(
          'patient',
        ),
      )
      .select(['id', 'full_name', 'email', 'newest_result_at'])
      .orderBy('newest_result_at', (order) => order.desc().nullsLast())
      .orderBy('full_name')
      .limit(1000),
  )
  const patients = rows.map(({ id }) => id)
  await auditReading(tx, actor_id, patients, 'shared_screenings.read')
  return rows
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
        sql<boolean>`practice.sees(${patient_id}::uuid, 'share_screenings')`.as('is_shared'),
      ),
    ),
    listScreeningResults(tx, patient_id, page),
  ])
  if (!shared[0]!.is_shared) return undefined
  await auditReading(tx, actor_id, [patient_id], 'screening_results.read')
  return results
}

type AlertRow = Awaited<ReturnType<typeof readAlert>>

/** The alerts told to the actor, those that stand open first, then the newest; each a reading of its person's record. */
export async function openSafetyAlerts(tx: Transaction, actor_id: string) {
  const rows = await tx.run(
    alerts
      .orderBy(sql`alert.acknowledged_at is not null`)
      .orderBy(sql`coalesce(alert.raised_again_at, alert.raised_at)`, 'desc')
      .limit(1000),
  )
  const subjects = rows.map((row) => row.user_id)
  await auditReading(tx, actor_id, subjects, 'safety_alerts.read')
  return rows.map(asAlert)
}

/** Writes what came of an open alert. @returns it, `taken` where that was done before, undefined where the actor sees none */
export async function acknowledgeSafetyAlert(
  tx: Transaction,
  actor_id: string,
  id: string,
  { outcome, note }: NewAcknowledgement,
) {
  const [done] = await tx.run(
    tables
      .updateTable('safety_alerts')
      .set({ acknowledged_at: sql<Date>`now()`, outcome, note: note || null })
      .where('id', '=', id)
      .where('acknowledged_at', 'is', null)
      .returning('user_id'),
  )
  const alert = await readAlert(tx, id)
  if (!alert) return undefined
  if (!done) return 'taken'
  await audit(tx, {
    actor_id,
    subject_id: done.user_id,
    action: 'safety_alert.acknowledge',
    record_id: id,
  })
  return asAlert(alert)
}

async function readAlert(tx: Transaction, id: string) {
  const [row] = await tx.run(alerts.where('alert.id', '=', id))
  return row
}

function asAlert({ user_id, full_name, email, ...alert }: NonNullable<AlertRow>) {
  return { ...alert, patient: { id: user_id, full_name, email } }
}

/** When other people opened the actor's record, newest first. */
export async function listRecordOpenings(tx: Transaction, { limit, before }: Page) {
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
    // Whoever erased their account since is not named any more.
    opened_by: full_name === null ? null : { full_name, specialty },
  }))
}
