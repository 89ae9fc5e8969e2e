import { sql } from 'kysely'
import type { LateStep, LateTask } from '#domain/admin/late-tasks.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { reachable } from '../../appointments/events/data.ts'
import { findTherapists } from '../../call-backs/reminders/data.ts'
import { waitingRows } from '../waiting/data.ts'

type Task = Unsent<LateTask, 'since' | 'reminded_at'>

/** More than a clinic can have that is not looked after. */
const maxTasks = 200

const practising = sql`(select practice.providers_in_practice())`

/** Who must act: the patient is asked by the sender, who also acts where the account of the colleague was erased. */
const actorOfReferral = sql<string | null>`
  (case status when 'asked' then sender_id else coalesce(recipient_id, sender_id) end)`
const actorOfCall = sql<string | null>`(case when claimed_by in ${practising} then claimed_by end)`

const steps = { asked: 'agreement', sent: 'answer', accepted: 'visit' } as const

interface Row {
  id: string
  step: LateStep | keyof typeof steps
  since: Date
  reminded_at: Date | null
  actor_id: string | null
}

/** What waits, as the counts have it, the longest first. @param today `YYYY-MM-DD`, in Lusaka */
async function listRows(tx: Transaction, today: string): Promise<Row[]> {
  const {
    late_call_back: call,
    late_referral: referral,
    late_check_in: checkIn,
  } = waitingRows(today)
  const rows = sql<Row>`(
    (select id, 'call' as step, ${call.since} as since, admin_reminded_at as reminded_at, ${actorOfCall} as actor_id
      from ${call.from} where ${call.where} order by 3, 1 limit ${maxTasks}::integer)
    union all
    (select id, 'check_in', ${checkIn.since}, admin_reminded_at, ${actorOfCall}
      from ${checkIn.from} where ${checkIn.where} order by 3, 1 limit ${maxTasks}::integer)
    union all
    (select id, status, ${referral.since}, admin_reminded_at, ${actorOfReferral}
      from ${referral.from} where ${referral.where} order by 3, 1 limit ${maxTasks}::integer))`
  return tx.run(
    tables.selectFrom(rows.as('late')).selectAll().orderBy('since').orderBy('id').limit(maxTasks),
  )
}

/** Each late task with who must act; a reading of those providers' records. @param today as above */
export async function listLateTasks(
  tx: Transaction,
  admin_id: string,
  today: string,
): Promise<Task[]> {
  const rows = await listRows(tx, today)
  const ids = [...new Set(rows.flatMap(({ actor_id }) => actor_id ?? []))]
  const actors = await tx.run(
    tables
      .selectFrom('user_profiles')
      .select(['id', 'full_name', 'phone_number'])
      .where(sql<boolean>`id = any(${ids}::uuid[])`),
  )
  await auditReading(tx, admin_id, ids, 'late_tasks.read')
  return rows.map(({ id, step, since, reminded_at, actor_id }) => ({
    id,
    step: step in steps ? steps[step as keyof typeof steps] : (step as LateStep),
    since,
    reminded_at,
    actors: actors.filter((one) => one.id === actor_id),
  }))
}

const kinds = {
  call: {
    table: 'call_backs',
    actor: actorOfCall,
    patient: sql<string>`user_id`,
    action: 'call_back.remind',
  },
  referral: {
    table: 'referrals',
    actor: actorOfReferral,
    patient: sql<string>`patient_id`,
    action: 'referral.remind',
  },
  check_in: {
    table: 'check_ins',
    actor: actorOfCall,
    patient: sql<string>`user_id`,
    action: 'check_in.remind',
  },
} as const
export type LateKind = keyof typeof kinds
const waitingKindOf = {
  call: 'late_call_back',
  referral: 'late_referral',
  check_in: 'late_check_in',
} as const

/** A late task, locked until this transaction ends. @throws Problem 404 where it waits no longer */
async function lockTask(tx: Transaction, kind: LateKind, id: string, today: string) {
  const { table, actor, patient } = kinds[kind]
  const { where } = waitingRows(today)[waitingKindOf[kind]]
  const [task] = await tx.run(
    tables
      .selectFrom(table)
      .select(['id', 'admin_reminded_at'])
      .select([actor.as('actor_id'), patient.as('patient_id')])
      .where('id', '=', id)
      .where(sql<boolean>`(${where})`)
      .forNoKeyUpdate(),
  )
  requireFound(task)
  return task
}

/**
 * Notes that a task is reminded of, once a day in Lusaka.
 *
 * @returns the addresses to write to: of who must act; of all therapists for a call or check-in that none has taken; none where
 *   it was reminded of today
 * @throws Problem 404 where it waits no longer
 */
export async function claimReminder(
  tx: Transaction,
  admin_id: string,
  { kind, id }: { kind: LateKind; id: string },
  { now, today }: { now: Date; today: string },
): Promise<string[]> {
  const { actor_id, patient_id, admin_reminded_at } = await lockTask(tx, kind, id, today)
  if (admin_reminded_at && lusakaClock(admin_reminded_at).day === today) return []
  const { table, action } = kinds[kind]
  await tx.run(tables.updateTable(table).set({ admin_reminded_at: now }).where('id', '=', id))
  await audit(tx, { actor_id: admin_id, subject_id: patient_id, action, record_id: id })
  if (actor_id === null) return kind === 'referral' ? [] : findTherapists(tx)
  const rows = await tx.run(reachable.where('account.id', '=', actor_id))
  return rows.map(({ address }) => address)
}

/** Gives a late call back to all therapists; once more changes nothing. @throws Problem 404 where it waits no longer */
export async function releaseLateCall(
  tx: Transaction,
  admin_id: string,
  id: string,
  today: string,
): Promise<void> {
  const { patient_id } = await lockTask(tx, 'call', id, today)
  const released = await tx.run(
    tables
      .updateTable('call_backs')
      .set({ claimed_by: null })
      .where('id', '=', id)
      .where('claimed_by', 'is not', null)
      .returning('id'),
  )
  if (released.length > 0)
    await audit(tx, {
      actor_id: admin_id,
      subject_id: patient_id,
      action: 'call_back.release',
      record_id: id,
    })
}
