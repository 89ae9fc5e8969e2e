import { brand } from '#domain/values/brand.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { type Landing, mailedLink } from '../mails.ts'

/** The way to log in without a password; the same for a new address and for a known one. */
export function loginMail(
  { recipient, publicUrl }: { recipient: string; publicUrl: string },
  { token_hash, code }: { token_hash: string; code: string },
  landing: Landing,
): Promise<Mail> {
  return renderEmail({
    recipient,
    subject: `Log in to ${brand.name}`,
    before: [`You, or someone else, asked to log in to ${brand.name} with this email address.`],
    link: {
      label: 'Log in',
      href: mailedLink(publicUrl, '/login', { token_hash, type: 'magiclink' }, landing),
    },
    code,
    after: [
      'The link and the code work once, for 15 minutes.',
      'If this was not you, ignore this email, and give the code to no one.',
    ],
  })
}
