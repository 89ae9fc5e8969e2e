import { brand } from '#domain/brand.ts'
import { layOut } from '#server/platform/letter.ts'
import type { Mail } from '#server/platform/mail.ts'
import { type Landing, mailedLink } from '../mails.ts'
import { lifeOf } from '../verification/rules.ts'

/** The way to a new password for somebody who lost theirs. */
export function recoveryMail(
  { recipient, publicUrl }: { recipient: string; publicUrl: string },
  { token_hash, code }: { token_hash: string; code: string },
  landing: Landing,
): Promise<Mail> {
  return layOut({
    kind: 'password_reset',
    useful_minutes: lifeOf.recovery,
    recipient,
    subject: `Set a new password for ${brand.name}`,
    before: [`Somebody, probably you, asked for a new password for your account at ${brand.name}.`],
    link: {
      label: 'Set a new password',
      href: mailedLink(publicUrl, '/reset-password', { token_hash, type: 'recovery' }, landing),
    },
    code,
    after: [
      'The link and the code work once, for 15 minutes.',
      'If this was not you, ignore this mail: your password stays as it is.',
    ],
  })
}
