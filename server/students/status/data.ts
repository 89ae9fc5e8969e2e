import { sql } from 'kysely'
import { studentPlan } from '#domain/accounts/accounts.ts'
import type { StudentApplication } from '#domain/students/status.ts'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireNoPaidPlan } from './status-problems.ts'

const today = sql<string>`(now() at time zone 'Africa/Lusaka')::date`
/** The last day of a status that starts, or was verified, today. */
export const inAYear = sql<string>`((now() at time zone 'Africa/Lusaka') + interval '1 year')::date`

/**
 * Makes a student a client. All that they have stays, but the free student plan.
 *
 * @param actor_id who ended it; undefined where it lapsed
 * @returns their address; undefined where they are no student
 */
export async function endStudentStatus(
  tx: Transaction,
  user_id: string,
  actor_id?: string,
): Promise<{ email: string | null } | undefined> {
  const [ended] = await tx.run(
    tables
      .updateTable('user_profiles')
      .set({
        is_student: false,
        student_until: null,
        student_warned_days: null,
        verification_status: 'unverified',
        verification_document_path: null,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', user_id)
      .where('is_student', '=', true)
      .returning('email'),
  )
  if (!ended) return undefined
  await Promise.all([
    // The document of a person who is no student is not checked; it is deleted like any decided one.
    tx.run(
      tables
        .updateTable('student_verifications')
        .set({
          status: 'rejected',
          decided_at: sql<Date>`now()`,
          reason: 'The student status ended before this was checked.',
        })
        .where('user_id', '=', user_id)
        .where('status', '=', 'pending'),
    ),
    tx.run(
      tables
        .updateTable('memberships')
        .set({ status: 'expired', end_date: today })
        .where('user_id', '=', user_id)
        .where('plan_name', '=', studentPlan)
        .where('status', '=', 'active'),
    ),
    tx.run(
      tables
        .updateTable('accounts.users')
        .set({
          user_metadata: sql<string>`user_metadata - 'student_data' - 'membership_plan'`,
          updated_at: sql<Date>`now()`,
        })
        .where('id', '=', user_id),
    ),
    audit(tx, {
      ...(actor_id ? { actor_id } : {}),
      subject_id: user_id,
      action: actor_id ? 'student_status.end' : 'student_status.lapse',
    }),
  ])
  return ended
}

/**
 * Makes a client a student, with the free plan; they show a document afterwards.
 *
 * @throws Problem 409 while a plan that was paid is active
 */
export async function applyAsStudent(
  tx: Transaction,
  user_id: string,
  { institution_name, student_id }: StudentApplication,
): Promise<void> {
  const [, [paid]] = await Promise.all([
    tx.run(tables.selectFrom('user_profiles').select('id').where('id', '=', user_id).forUpdate()),
    tx.run(
      tables
        .selectFrom('memberships')
        .select('end_date')
        .where('user_id', '=', user_id)
        .where('plan_name', '<>', studentPlan)
        .where('status', '=', 'active')
        .where(sql<boolean>`coalesce(end_date >= ${today}, true)`),
    ),
  ])
  requireNoPaidPlan(paid)
  const plan = { plan_name: studentPlan, status: 'active' as const, end_date: null }
  await Promise.all([
    tx.run(
      tables
        .updateTable('user_profiles')
        .set({
          is_student: true,
          institution_name,
          student_id: student_id || null,
          student_until: inAYear,
          student_warned_days: null,
          verification_status: 'unverified',
          updated_at: sql<Date>`now()`,
        })
        .where('id', '=', user_id)
        .where('role', '=', 'client'),
    ),
    tx.run(
      tables
        .insertInto('memberships')
        .values({ user_id, ...plan })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(plan)),
    ),
    audit(tx, { actor_id: user_id, subject_id: user_id, action: 'student_status.apply' }),
  ])
}

/** Gives students of an older server a last day. */
export async function dateStudents(tx: Transaction): Promise<void> {
  await tx.run(
    tables
      .updateTable('user_profiles')
      .set({ student_until: inAYear })
      .where('is_student', '=', true)
      .where('student_until', 'is', null),
  )
}

/** Students whose last day is over. One with a pending document stays a student. */
export async function findExpired(tx: Transaction): Promise<{ id: string }[]> {
  return tx.run(
    tables
      .selectFrom('user_profiles')
      .select('id')
      .where('is_student', '=', true)
      .where('verification_status', '<>', 'pending')
      .where(sql<boolean>`student_until < ${today}`)
      .limit(500)
      .forUpdate()
      .skipLocked(),
  )
}

/** Students to warn so many days before their last day, each once. */
export async function claimWarnings(tx: Transaction, days: number) {
  return tx.run(
    tables
      .updateTable('user_profiles')
      .set({ student_warned_days: days })
      .where('is_student', '=', true)
      .where('verification_status', '<>', 'pending')
      .where(sql<boolean>`student_until between ${today} and ${today} + ${days}::integer`)
      .where(sql<boolean>`coalesce(student_warned_days > ${days}::integer, true)`)
      .returning(['email', sql<string>`student_until::text`.as('last_day')]),
  )
}
