import { brand } from '#domain/values/brand.ts'
import { withNext } from '#domain/values/own-path.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { codePage, type Landing, mailedLink } from '../mails.ts'
import { lifeOf } from '../verification/one-time-tokens.ts'

interface MailContext {
  recipient: string
  publicUrl: string
}

/** Asks the owner of a new account's address to confirm it. */
export function confirmationMail(
  { recipient, publicUrl }: MailContext,
  token: { token_hash: string; code: string },
  landing: Landing,
): Promise<Mail> {
  const { token_hash, code } = token
  return renderEmail({
    kind: 'confirmation',
    useful_minutes: lifeOf.confirmation,
    recipient,
    subject: `Confirm your email for ${brand.name}`,
    before: [
      `An account at ${brand.name} was made with this email address. To start using it, confirm the address:`,
    ],
    link: {
      label: 'Confirm my email address',
      href: mailedLink(publicUrl, '/confirm', { token_hash, type: 'signup' }, landing),
    },
    code,
    code_page: codePage(publicUrl, '/confirm', landing),
    after: [
      'The link and the code work once, for 60 minutes.',
      'If this was not you, ignore this email: without confirmation no one can use the account.',
    ],
  })
}

/** Notifies the owner of an address of another sign-up with it. */
export function alreadyHereMail(
  { recipient, publicUrl }: MailContext,
  landing: Landing,
): Promise<Mail> {
  const next = landing && 'next' in landing ? landing.next : undefined
  return renderEmail({
    kind: 'confirmation',
    useful_minutes: lifeOf.confirmation,
    recipient,
    subject: `You already have an account at ${brand.name}`,
    before: [
      `Someone, probably you, tried to make an account at ${brand.name} with this email address. You already have one, so nothing was changed.`,
      `If you forgot your password, set a new one at ${publicUrl}/forgot-password`,
    ],
    link: { label: 'Log in', href: publicUrl + withNext('/login', next) },
    after: ['If this was not you, you need not do anything.'],
  })
}
