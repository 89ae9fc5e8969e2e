import { brand } from '#domain/values/brand.ts'
import type { VerificationDecision } from '#domain/students/verification.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'

/** Notifies a student of a decision; the reason is on the page alone. */
export function verificationMail(
  recipient: string,
  decision: VerificationDecision['decision'],
  publicUrl: string,
) {
  const page = { label: 'Open your profile', href: `${publicUrl}/student-dashboard` }
  return renderEmail(
    decision === 'verified'
      ? {
          recipient,
          kind: 'decision',
          subject: `Your ${brand.name} account is verified`,
          before: ['We have looked at what you sent us. All is well, and there is nothing to do.'],
          link: page,
          after: [],
        }
      : {
          recipient,
          kind: 'decision',
          subject: `Your ${brand.name} account: please look at this`,
          before: [
            'We have looked at what you sent us, and could not accept it. Log in to read why, and to send another.',
          ],
          link: page,
          after: [],
        },
  )
}
