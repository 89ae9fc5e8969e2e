import { brand } from '#domain/values/brand.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { codePage, type Landing, mailedLink } from '../mails.ts'
import { lifeOf } from '../verification/one-time-tokens.ts'

interface MailContext {
  recipient: string
  publicUrl: string
}

interface Token {
  token_hash: string
  code: string
}

/** To the address that an account wants to move to. */
export function newAddressMail(
  context: MailContext,
  { token_hash, code }: Token,
  landing: Landing,
): Promise<Mail> {
  return renderEmail({
    kind: 'confirmation',
    useful_minutes: lifeOf.email_change_new,
    recipient: context.recipient,
    subject: `Confirm your new email for ${brand.name}`,
    before: [`An account at ${brand.name} wants to use this email address from now on.`],
    link: {
      label: 'Confirm this address',
      href: mailedLink(
        context.publicUrl,
        '/confirm',
        { token_hash, type: 'email_change' },
        landing,
      ),
    },
    code,
    code_page: codePage(context.publicUrl, '/confirm?type=email_change', landing),
    after: [
      'The link and the code work once, for 60 minutes.',
      'If this was not you, ignore this email.',
    ],
  })
}

/** To the address that another account wants to move to, and that already has one. */
export function addressInUseMail({ recipient, publicUrl }: MailContext): Promise<Mail> {
  return renderEmail({
    recipient,
    subject: `Your email address at ${brand.name}`,
    before: [
      `Someone asked to use this email address for another account at ${brand.name}. You already have an account with it, so we changed nothing.`,
    ],
    link: { label: 'Log in to your account', href: `${publicUrl}/login` },
    after: ['If this was not you, you do not need to do anything.'],
  })
}

/** To the address that an account wants to leave. */
export function oldAddressMail(
  context: MailContext,
  { token_hash, code }: Token,
  new_email: string,
  landing: Landing,
): Promise<Mail> {
  return renderEmail({
    kind: 'confirmation',
    useful_minutes: lifeOf.email_change_current,
    recipient: context.recipient,
    subject: `Confirm the change of your email for ${brand.name}`,
    before: [
      `Your account at ${brand.name} is to use the address ${new_email} from now on. Both addresses must agree.`,
    ],
    link: {
      label: 'Agree to the change',
      href: mailedLink(
        context.publicUrl,
        '/confirm',
        { token_hash, type: 'email_change' },
        landing,
      ),
    },
    code,
    code_page: codePage(context.publicUrl, '/confirm?type=email_change', landing),
    after: [
      'The link and the code work once, for 60 minutes.',
      `If this was not you, do not agree, and change your password at ${context.publicUrl}/forgot-password`,
    ],
  })
}

/** To the address that an account has left. */
export function addressChangedMail({ recipient, publicUrl }: MailContext): Promise<Mail> {
  return renderEmail({
    kind: 'security',
    recipient,
    subject: `Your email for ${brand.name} was changed`,
    before: [`Your account at ${brand.name} now uses another email address.`],
    after: [`If this was not you, write to ${brand.email}. Our pages: ${publicUrl}`],
  })
}

export function passwordChangedMail({ recipient, publicUrl }: MailContext): Promise<Mail> {
  return renderEmail({
    kind: 'security',
    recipient,
    subject: `Your password for ${brand.name} was changed`,
    before: [
      `The password of your account at ${brand.name} was changed just now. You were logged out on your other devices. If you had a calendar address, it ended too: make a new one in your account.`,
    ],
    after: [`If this was not you, set a new password at once: ${publicUrl}/forgot-password`],
  })
}

/** The code that confirms that a change of password is wanted. */
export function reauthenticationMail({ recipient }: MailContext, code: string): Promise<Mail> {
  return renderEmail({
    kind: 'login_code',
    useful_minutes: lifeOf.reauthentication,
    recipient,
    subject: `Your code for ${brand.name}`,
    before: ['Enter this code to confirm that it is you.'],
    code,
    after: ['The code works once, for 15 minutes.', 'If this was not you, ignore this email.'],
  })
}
