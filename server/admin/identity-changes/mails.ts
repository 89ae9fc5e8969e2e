import { brand } from '#domain/values/brand.ts'
import type { NewIdentityDecision } from '#domain/practice/identity-change.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'

/**
 * Notifies a provider about the decision on their name, specialty or qualifications; only the page
 * shows the reason.
 */
export function identityDecisionMail(
  recipient: string,
  decision: NewIdentityDecision['decision'],
  publicUrl: string,
) {
  const isApproved = decision === 'approved'
  return renderEmail({
    recipient,
    kind: 'decision',
    subject: isApproved
      ? `Your ${brand.name} profile is changed`
      : `Your ${brand.name} profile: please look at this`,
    before: [
      isApproved
        ? 'We approved your change. Everyone sees it now.'
        : 'We did not approve your change. Log in to read why. Your profile stays as it was.',
    ],
    link: { label: 'Open your profile', href: `${publicUrl}/provider-profile` },
    after: [],
  })
}
