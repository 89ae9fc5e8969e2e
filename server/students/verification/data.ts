import { sql } from 'kysely'
import { renewFrom } from '#domain/students/renewal.ts'
import type { verificationStatuses } from '#domain/accounts/profile.ts'
import { documentPathOf } from '#domain/students/verification.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { insertIdempotent, sameRow } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { StoredDocument } from '#server/platform/files/document.ts'
import type { StoredFile } from '#server/platform/files/files.ts'
import { dropOldDocuments } from '../../accounts/files/data.ts'
import { requireDocumentNeeded } from './verification-problems.ts'

/** What of a verification may be read; where its document lies is not among it. */
export const verificationColumns = [
  'verification.id',
  'verification.document_type',
  'verification.has_document',
  'verification.status',
  'verification.submitted_at',
  'verification.decided_at',
  'verification.reason',
] as const

const verifications = tables
  .selectFrom('student_verifications as verification')
  .select(verificationColumns)

/** The actor's status as a student, with the newest document they have sent. */
export async function readOwnVerification(tx: Transaction, user_id: string) {
  const [[profile], [newest]] = await Promise.all([
    tx.run(
      tables.selectFrom('user_profiles').select('verification_status').where('id', '=', user_id),
    ),
    tx.run(
      verifications
        .where('user_id', '=', user_id)
        .orderBy('submitted_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    ),
  ])
  return {
    status: profile!.verification_status as (typeof verificationStatuses)[number],
    newest: newest ?? null,
  }
}

/**
 * Writes down that a student has sent a document, to be checked by an admin: who is unverified or
 * was rejected is pending from now on.
 *
 * @returns the verification, and whether it is new; a retry answers the first one
 * @throws Problem 409 while another one is pending, and for a verified student
 */
export async function submitVerification(
  tx: Transaction,
  user_id: string,
  id: string | undefined,
  document: StoredDocument,
) {
  const profile = tables.selectFrom('user_profiles').where('id', '=', user_id)
  const first = tables
    .selectFrom('student_verifications')
    .select(sentColumns)
    .where('id', '=', id ?? null)
    .where('user_id', '=', user_id)
  const [[student], [before]] = await Promise.all([
    // Two documents of one student are looked at one after the other.
    tx.run(
      profile
        .select('verification_status')
        .select(
          sql<boolean>`coalesce(student_until <= (now() at time zone 'Africa/Lusaka')::date + ${renewFrom}::integer, false)`.as(
            'is_due',
          ),
        )
        .forUpdate(),
    ),
    tx.run(first),
  ])
  const { document_name: _made, ...same } = document
  if (before) await sameRow(tx, before, same)
  else requireDocumentNeeded(student!)
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('student_verifications')
        .values({ ...(id ? { id } : {}), user_id, ...document })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning(sentColumns),
      existing: first,
    },
    same,
  )
  if (isNew) {
    await Promise.all([
      tx.run(
        tables
          .updateTable('user_profiles')
          .set({
            verification_status: 'pending',
            verification_document_path: documentPathOf(row.id),
            updated_at: sql<Date>`now()`,
          })
          .where('id', '=', user_id),
      ),
      auditOwn(tx, user_id, 'student_verification.submit', row.id),
    ])
  }
  const [verification] = await tx.run(verifications.where('id', '=', row.id))
  return { verification: verification!, isNew }
}

const sentColumns = ['id', 'document_type', 'document_hash'] as const

/** Deletes the rows of student documents that are no longer needed. @returns their files, to be removed */
export async function dropOldStudentDocuments(tx: Transaction): Promise<StoredFile[]> {
  const dropped = await dropOldDocuments(tx, 'student_verifications')
  if (dropped.length > 0)
    await tx.run(
      tables
        .updateTable('user_profiles')
        .set({ verification_document_path: null })
        .where(
          'verification_document_path',
          'in',
          dropped.map(({ id }) => documentPathOf(id)),
        ),
    )
  return dropped.map(({ file }) => file)
}
