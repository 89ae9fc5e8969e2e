import { brand } from '#domain/values/brand.ts'
import type { NewDecision } from '#domain/practice/registration.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'

/** Notifies a provider of a decision; the reason is on the page alone. */
export function decisionMail(
  recipient: string,
  decision: NewDecision['decision'],
  publicUrl: string,
) {
  const page = { label: 'Open your profile', href: `${publicUrl}/provider-profile` }
  return renderEmail(
    decision === 'approved'
      ? {
          recipient,
          kind: 'decision',
          subject: `Your ${brand.name} account is approved`,
          before: ['We have checked what you sent us, and approved it.'],
          link: page,
          after: [],
        }
      : {
          recipient,
          kind: 'decision',
          subject: `Your ${brand.name} account: please look at this`,
          before: [
            'We have checked what you sent us, and could not approve it. Log in to read why, and to send it again.',
          ],
          link: page,
          after: [],
        },
  )
}
