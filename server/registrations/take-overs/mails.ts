import { brand } from '#domain/values/brand.ts'
import { emailCodeMinutes } from '#domain/registrations/take-over.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

/** Brings the code that confirms the address of a new login. */
export function emailCodeMail(recipient: string, publicUrl: string, code: string): Promise<Mail> {
  return renderEmail({
    kind: 'confirmation',
    useful_minutes: emailCodeMinutes,
    recipient,
    subject: `Your code for ${brand.name}`,
    before: [`Someone, probably you, sets up a login at ${brand.name} with this email address.`],
    code,
    code_page: `${publicUrl}/take-over`,
    after: [
      `The code works for ${emailCodeMinutes} minutes.`,
      'If this was not you, ignore this email: without the code nothing happens.',
    ],
  })
}

/** Says to the owner of an address with an account that it cannot be the login of another one. */
export function addressInUseMail(recipient: string, publicUrl: string): Promise<Mail> {
  return renderEmail({
    kind: 'confirmation',
    useful_minutes: emailCodeMinutes,
    recipient,
    subject: `You already have an account at ${brand.name}`,
    before: [
      `Someone, probably you, sets up a login at ${brand.name} with this email address. You already have an account with it, so nothing was changed.`,
      'Do you want to use a code from us? Choose another email address there, or ask the people who gave you the code.',
    ],
    link: { label: 'Log in', href: `${publicUrl}/login` },
    after: ['If this was not you, you need not do anything.'],
  })
}
