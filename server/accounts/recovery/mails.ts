import { brand } from '#domain/values/brand.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { codePage, type Landing, mailedLink } from '../mails.ts'
import { lifeOf } from '../verification/one-time-tokens.ts'

/** The link to a new password for a user who lost theirs. */
export function recoveryMail(
  { recipient, publicUrl }: { recipient: string; publicUrl: string },
  { token_hash, code }: { token_hash: string; code: string },
  landing: Landing,
): Promise<Mail> {
  return renderEmail({
    kind: 'password_reset',
    useful_minutes: lifeOf.recovery,
    recipient,
    subject: `Set a new password for ${brand.name}`,
    before: [`Someone, probably you, requested a new password for your account at ${brand.name}.`],
    link: {
      label: 'Set a new password',
      href: mailedLink(publicUrl, '/reset-password', { token_hash, type: 'recovery' }, landing),
    },
    code,
    code_page: codePage(publicUrl, '/reset-password', landing),
    after: [
      'The link and the code work for 15 minutes, until you have saved a new password.',
      'If this was not you, ignore this email: your password stays as it is.',
    ],
  })
}
