import { brand } from '#domain/brand.ts'
import type { VerificationDecision } from '#domain/students/verification.ts'
import { layOut } from '#server/platform/letter.ts'

/** Tells a student what was decided; why stands on the page alone. */
export function verificationMail(
  recipient: string,
  decision: VerificationDecision['decision'],
  publicUrl: string,
) {
  const page = { label: 'Open your profile', href: `${publicUrl}/student-dashboard` }
  return layOut(
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
