import type { VerificationDecision } from '#domain/students/verification.ts'
import { renderText } from '#server/platform/mail/own-texts.ts'

/** Notifies a student of a decision; the reason is on the page alone. */
export function verificationMail(
  recipient: string,
  decision: VerificationDecision['decision'],
  publicUrl: string,
) {
  const about = { recipient, kind: 'decision', href: `${publicUrl}/student-dashboard` } as const
  return decision === 'verified'
    ? renderText('student_verified', about, {})
    : renderText('student_not_verified', about, {})
}
