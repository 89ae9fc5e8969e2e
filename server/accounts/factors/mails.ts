import { brand } from '#domain/values/brand.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { fewCodes } from './recovery-codes/recovery-codes.ts'

/** Tells the owner of an account that its second step was turned on or off: a phone may lie open. */
export function secondStepMail(
  { recipient, publicUrl }: { recipient: string; publicUrl: string },
  isOn: boolean,
): Promise<Mail> {
  return renderEmail({
    kind: 'security',
    recipient,
    subject: `Two-step login at ${brand.name} was turned ${isOn ? 'on' : 'off'}`,
    before: [
      isOn
        ? `Logging in to your account at ${brand.name} now asks for the code of an authenticator app.`
        : `Your account at ${brand.name} now opens with only the password.`,
    ],
    after: [
      `If this was not you, set a new password at once: ${publicUrl}/forgot-password. If that asks for a code you do not have, write to ${brand.email}.`,
    ],
  })
}

interface Owner {
  recipient: string
  publicUrl: string
}

/** Warns the owner of an account that its password is known: wrong codes followed a right password. */
export function wrongCodesMail({ recipient, publicUrl }: Owner): Promise<Mail> {
  return renderEmail({
    recipient,
    subject: `Someone may know your password for ${brand.name}`,
    before: [
      `Someone logged in to your account at ${brand.name} with your password. Then they entered several wrong codes.`,
      'They are not in your account. If it was you, you can ignore this email.',
      'If it was not you, someone knows your password. Change it now.',
    ],
    link: { label: 'Change your password', href: `${publicUrl}/forgot-password` },
    after: ['A new password also lets you log in at once if we ask you to wait.'],
  })
}

/** Tells the owner that a recovery code opened the account, and how many are left. */
export function recoveryCodeUsedMail(
  { recipient, publicUrl }: Owner,
  remaining: number,
): Promise<Mail> {
  const left =
    remaining === 1
      ? 'You have 1 recovery code left.'
      : `You have ${remaining} recovery codes left.`
  return renderEmail({
    recipient,
    subject: `A recovery code was used for ${brand.name}`,
    before: [
      `Someone logged in to your account at ${brand.name} with one of your recovery codes. That code no longer works.`,
      remaining <= fewCodes ? `${left} Make new ones on your account page.` : left,
    ],
    link: { label: 'Open your account page', href: `${publicUrl}/account/two-step-login` },
    after: [`If this was not you, set a new password now: ${publicUrl}/forgot-password.`],
  })
}

/** Tells the owner that there are new recovery codes. */
export function newRecoveryCodesMail({ recipient, publicUrl }: Owner): Promise<Mail> {
  return renderEmail({
    recipient,
    subject: `You have new recovery codes for ${brand.name}`,
    before: [
      `New recovery codes were made for your account at ${brand.name}. Older codes no longer work.`,
    ],
    after: [`If this was not you, set a new password now: ${publicUrl}/forgot-password.`],
  })
}
