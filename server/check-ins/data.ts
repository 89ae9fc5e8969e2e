import { sql } from 'kysely'
import { closedDaysOf } from '#domain/appointments/clinic-calendar.ts'
import { answerDue } from '#domain/check-ins/due.ts'
import type { NewCheckIn } from '#domain/check-ins/schema.ts'
import { who5 } from '#domain/screening/instruments/who-5.ts'
import { monthOf } from '#domain/values/lusaka.ts'
import { auditOwn, auditReading } from '#server/platform/audit.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireOwnId, sameRow } from '#server/platform/insert-idempotent.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { readCalendar } from '../appointments/clinic-calendar/data.ts'
import { treats } from '../practice/care-relation/data.ts'
import { requireFirstOfMonth } from './check-in-problems.ts'

/** A year, and one more. */
const shown = 13

const said = ['answers', 'score', 'went_well', 'was_hard', 'plan', 'is_shared'] as const

const checkIns = tables
  .selectFrom('check_ins')
  .select(['id', 'month', 'due_at', 'answer', 'answered_at', 'created_at', ...said])
  .select(sql<string | null>`check_ins.answered_by(id)`.as('answered_by_name'))

const firstDay = () => `${monthOf(todayInLusaka())}-01`

const listOf = (tx: Transaction, user_id: string) =>
  tx.run(checkIns.where('user_id', '=', user_id).orderBy('month', 'desc').limit(shown))

/** The check-ins of the actor, and the month that is to be answered. */
export async function readOwnCheckIns(tx: Transaction, user_id: string) {
  const check_ins = await listOf(tx, user_id)
  const month = firstDay()
  const open_month = check_ins.some((one) => one.month === month) ? null : month
  return { open_month, check_ins }
}

/** Whether a person has sent this check-in before. */
export async function hasSent(tx: Transaction, user_id: string, id: string): Promise<boolean> {
  const rows = await tx.run(
    tables.selectFrom('check_ins').select('id').where('user_id', '=', user_id).where('id', '=', id),
  )
  return rows.length > 0
}

/**
 * Sends a check-in of this month, once for each id.
 *
 * @throws Problem 409 where another one of this month was sent
 */
export async function sendCheckIn(
  tx: Transaction,
  user_id: string,
  { id, ...typed }: NewCheckIn,
  now: Date,
): Promise<{ isNew: boolean }> {
  const own = tables.selectFrom('check_ins').where('user_id', '=', user_id)
  const [[known], calendar] = await Promise.all([
    tx.run(own.select(['id', ...said]).where('id', '=', id)),
    readCalendar(tx),
  ])
  if (known) {
    await sameRow(tx, known, typed)
    return { isNew: false }
  }
  const month = firstDay()
  const score = who5.score_factor * typed.answers.reduce((sum, one) => sum + one, 0)
  const [created] = await tx.run(
    tables
      .insertInto('check_ins')
      .values({
        id,
        user_id,
        month,
        ...typed,
        score,
        wording_version: who5.wording_version,
        due_at: answerDue(now, closedDaysOf(calendar)),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  )
  if (!created) {
    const [other] = await tx.run(own.select('id').where('month', '=', month))
    // The same check-in, sent twice at once.
    if (other?.id === id) return { isNew: false }
    requireFirstOfMonth(other)
    requireOwnId(created)
  }
  await auditOwn(tx, user_id, 'check_in.send', id)
  return { isNew: true }
}

/**
 * The check-ins that a patient shares with the actor at this moment; a reading of their record.
 *
 * @throws Problem 404 where the actor does not treat this person
 */
export async function openCheckIns(tx: Transaction, actor_id: string, patient_id: string) {
  const [[person], rows] = await Promise.all([
    tx.run(tables.selectNoFrom(treats(patient_id).as('is_patient'))),
    // The policies of the table return what is shared with the actor at this moment.
    listOf(tx, patient_id),
  ])
  requireFound(person?.is_patient ? person : undefined)
  if (rows.length > 0) await auditReading(tx, actor_id, [patient_id], 'check_ins.read')
  return rows
}
