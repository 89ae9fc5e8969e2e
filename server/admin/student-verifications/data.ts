import { sql } from 'kysely'
import type { verificationStatuses } from '#domain/accounts/profile.ts'
import type { DocumentStatus, VerificationDecision } from '#domain/students/verification.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { inAYear } from '../../students/status/data.ts'
import { verificationColumns } from '../../students/verification/data.ts'
import type { SentDocument } from '../deciding.ts'
import { rejectDecision } from '../decision-problems.ts'

interface Student {
  id: string
  full_name: string
  institution_name: string | null
  student_id: string | null
  verification_status: (typeof verificationStatuses)[number]
}

const verifications = tables
  .selectFrom('student_verifications as verification')
  .innerJoinLateral(
    sql<Student>`accounts.student_to_verify(verification.user_id)`.as<'student'>(sql`student`),
    (join) => join.onTrue(),
  )
  .select(verificationColumns)
  .select(sql<Student>`to_jsonb(student)`.as('student'))

/**
 * The verifications of a status: pending ones oldest first; decided ones newest first.
 * Each is a reading of its student's record.
 */
export async function openVerifications(
  tx: Transaction,
  actor_id: string,
  { status, limit }: { status: DocumentStatus; limit: number },
) {
  const matching = verifications.where('verification.status', '=', status).limit(limit)
  const rows = await tx.run(
    status === 'pending'
      ? matching.orderBy('verification.submitted_at').orderBy('verification.id')
      : matching.orderBy('verification.decided_at', 'desc').orderBy('verification.id'),
  )
  await auditReadingOf(tx, actor_id, rows)
  return rows
}

/** One verification; a reading of its student's record. @returns undefined where there is none */
export async function openVerification(tx: Transaction, actor_id: string, id: string) {
  const [row] = await tx.run(verifications.where('verification.id', '=', id))
  if (row) await auditReadingOf(tx, actor_id, [row])
  return row
}

function auditReadingOf(tx: Transaction, actor_id: string, rows: readonly { student: Student }[]) {
  const subjects = rows.map(({ student }) => student.id)
  return auditReading(tx, actor_id, subjects, 'student_verifications.read')
}

/**
 * Where the document of a student lies, for the system to sign a link to; put on record as read.
 *
 * @returns undefined where there is none, or no longer
 */
export async function openStudentDocument(
  tx: Transaction,
  actor_id: string,
  id: string,
): Promise<SentDocument | undefined> {
  const [row] = await tx.run(
    tables
      .selectFrom('student_verifications')
      .innerJoin('user_profiles', 'user_profiles.id', 'user_id')
      .select(['user_id', 'document_name', 'full_name', 'submitted_at'])
      .where('student_verifications.id', '=', id)
      .where('document_name', 'is not', null),
  )
  if (!row) return undefined
  await audit(tx, {
    actor_id,
    subject_id: row.user_id,
    action: 'student_document.read',
    record_id: id,
  })
  const { full_name, submitted_at } = row
  return { name: row.document_name!, what: 'student-document', full_name, submitted_at }
}

/**
 * Writes an admin's decision, once; the student's profile says the same from then on.
 *
 * @returns whom to notify
 * @throws Problem 404 where there is none, 409 where it is decided already
 */
export async function decideVerification(
  tx: Transaction,
  actor_id: string,
  id: string,
  { decision, reason }: VerificationDecision,
) {
  const [decided] = await tx.run(
    tables
      .updateTable('student_verifications')
      .set({
        status: decision,
        decided_at: sql<Date>`now()`,
        decided_by: actor_id,
        reason: reason || null,
      })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .returning('user_id'),
  )
  if (!decided) {
    const there = tables.selectFrom('student_verifications').select('id').where('id', '=', id)
    rejectDecision((await tx.run(there)).length > 0)
  }
  const { user_id } = decided
  const [[student]] = await Promise.all([
    tx.run(
      tables
        .updateTable('user_profiles')
        .set({
          verification_status: decision,
          updated_at: sql<Date>`now()`,
          ...(decision === 'verified' ? { student_until: inAYear, student_warned_days: null } : {}),
        })
        .where('id', '=', user_id)
        .where('is_student', '=', true)
        .returning('email'),
    ),
    audit(tx, {
      actor_id,
      subject_id: user_id,
      action: `student_verification.${decision === 'verified' ? 'verify' : 'refuse'}`,
      record_id: id,
    }),
  ])
  // A user who was made a provider since then, say.
  requireFound(student)
  return student
}
