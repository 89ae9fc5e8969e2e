import * as z from 'zod/mini'
import { documentTypes } from '../values/files.ts'
import { verificationStatuses } from '../accounts/profile.ts'
import { reasonMissingMessage } from '../practice/registration.ts'
import { freeText } from '../values/text.ts'
import { uuid } from '../values/uuid.ts'

/** What both sides know about a student who shows that they study, and about what an admin decides. */

/** The statuses of a document; a student who has sent none is `unverified`. */
export const documentStatuses = ['pending', 'verified', 'rejected'] as const
export type DocumentStatus = (typeof documentStatuses)[number]

/** What a student reads of a profile while the document is pending: the name on record, not the file. */
export const documentPathOf = (id: string) => `student-verifications/${id}`

/** What a student sends beside the file. The id, made by the browser, makes a retry harmless. */
export const newStudentVerification = z.object({
  id: z.optional(uuid('Send a UUID as id, or none.')),
})

const instant = z.iso.datetime({ offset: true })

/** A document as its student sees it, without its location. */
export const studentVerification = z.object({
  id: uuid(),
  document_type: z.enum(documentTypes),
  /** False once the document was deleted, 90 days after the decision. */
  has_document: z.boolean(),
  status: z.enum(documentStatuses),
  submitted_at: instant,
  decided_at: z.nullable(instant),
  /** Why it was rejected; null otherwise, unless the admin left a note. */
  reason: z.nullable(z.string()),
})
export type StudentVerification = z.output<typeof studentVerification>

/** The student's verification status: `GET /api/student-verification`. */
export const ownVerification = z.object({
  status: z.enum(verificationStatuses),
  newest: z.nullable(studentVerification),
})
export type OwnVerification = z.output<typeof ownVerification>

/** The same for an admin, who learns who it is and nothing else. */
export const verificationForAdmin = z.extend(studentVerification, {
  student: z.object({
    id: uuid(),
    full_name: z.string(),
    institution_name: z.nullable(z.string()),
    /** As the institution gave it. */
    student_id: z.nullable(z.string()),
    verification_status: z.enum(verificationStatuses),
  }),
})
export type VerificationForAdmin = z.output<typeof verificationForAdmin>

/** What an admin decides; a rejection needs a reason. */
export const verificationDecision = z
  .object({
    decision: z.enum(['verified', 'rejected'], 'Verify or reject.'),
    reason: z.optional(freeText(1000)),
  })
  .check(
    z.refine(({ decision, reason }) => decision === 'verified' || Boolean(reason), {
      path: ['reason'],
      message: reasonMissingMessage,
    }),
  )
export type VerificationDecision = z.output<typeof verificationDecision>
