import { brand } from '#domain/values/brand.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { codePage, type Landing, mailedLink } from '../mails.ts'
import { lifeOf } from '../verification/one-time-tokens.ts'

/** Invites a user to an account that an admin created for them; the page asks for a password first. */
export function invitationMail(
  { recipient, publicUrl }: { recipient: string; publicUrl: string },
  { token_hash, code }: { token_hash: string; code: string },
  landing: Landing,
): Promise<Mail> {
  return renderEmail({
    kind: 'invitation',
    useful_minutes: lifeOf.confirmation,
    recipient,
    subject: `Your invitation to ${brand.name}`,
    before: [`You were invited to ${brand.name}. Choose a password to start:`],
    link: {
      label: 'Accept the invitation',
      href: mailedLink(publicUrl, '/reset-password', { token_hash, type: 'invite' }, landing),
    },
    code,
    code_page: codePage(publicUrl, '/reset-password?type=invite', landing),
    after: [
      'The link and the code work for 60 minutes, until you have saved a password.',
      'If you did not expect this, ignore this email.',
    ],
  })
}
