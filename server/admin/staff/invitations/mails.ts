import type { StaffRole } from '#domain/admin/staff.ts'
import { brand } from '#domain/values/brand.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import { mailedLink } from '../../../accounts/mails.ts'
import { lifeOf } from '../../../accounts/verification/one-time-tokens.ts'

const works: Readonly<Record<StaffRole, string>> = {
  admin: 'as an admin',
  front_desk: 'at the front desk',
  provider: 'as a provider',
}

/** Invites a person to work here: the link leads to a first password. */
export function staffInvitationMail(
  { recipient, publicUrl }: { recipient: string; publicUrl: string },
  role: StaffRole,
  { token_hash, code }: { token_hash: string; code: string },
) {
  return renderEmail({
    kind: 'invitation',
    useful_minutes: lifeOf.confirmation,
    recipient,
    subject: `Your invitation to ${brand.name}`,
    before: [
      `An admin invited you to work ${works[role]} at ${brand.name}. Choose a password to start:`,
    ],
    link: {
      label: 'Accept the invitation',
      href: mailedLink(publicUrl, '/reset-password', { token_hash, type: 'invite' }, undefined),
    },
    code,
    code_page: `${publicUrl}/reset-password?type=invite`,
    after: [
      `The link and the code work for ${lifeOf.confirmation} minutes, until you have saved a password. After that, ask for a new link: ${publicUrl}/forgot-password`,
      'If you did not expect this, ignore this email.',
    ],
  })
}
