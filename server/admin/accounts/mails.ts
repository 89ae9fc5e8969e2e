import { brand } from '#domain/values/brand.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'

/** Notifies a user that they cannot log in; the reason is not for a mailbox, the user can ask. */
export function suspendedMail(recipient: string, publicUrl: string) {
  return renderEmail({
    kind: 'security',
    recipient,
    subject: `Your ${brand.name} account: please read this`,
    before: [
      `Your account is suspended. You are logged out everywhere, and cannot log in for now. Nothing in it has been deleted.`,
      'If you think that this is a mistake, or want to know why, write to us or call.',
    ],
    link: { label: 'Write to us', href: `${publicUrl}/contact` },
    after: [`${brand.phone}`],
  })
}

/** Notifies a user that they can log in again. */
export function restoredMail(recipient: string, publicUrl: string) {
  return renderEmail({
    kind: 'security',
    recipient,
    subject: `Your ${brand.name} account is open again`,
    before: ['You can log in again. Everything in your account is as you left it.'],
    link: { label: 'Log in', href: `${publicUrl}/login` },
    after: [],
  })
}

/** Notifies the owner of an account that an admin turned off its two-step login. */
export function factorResetMail(recipient: string, publicUrl: string) {
  return renderEmail({
    recipient,
    subject: `Two-step login at ${brand.name} was reset`,
    before: [
      'You asked us to reset it, and we checked who you are. You are logged out everywhere.',
      'You now log in with only your password. Log in and turn on two-step login again.',
    ],
    link: { label: 'Log in', href: `${publicUrl}/login` },
    after: [
      `If you did not ask for this, set a new password now: ${publicUrl}/forgot-password. Then call us: ${brand.phone}.`,
    ],
  })
}

/** Notifies a user that an admin has opened the calendar of the clinic to them. */
export function deskGrantedMail(recipient: string, publicUrl: string) {
  return renderEmail({
    kind: 'security',
    recipient,
    subject: `You are part of the front desk at ${brand.name}`,
    before: [
      'An admin opened the calendar of the clinic to you. You are logged out everywhere. Log in again to use it.',
      'You see names, times and phone numbers. Each reading is recorded.',
    ],
    link: { label: 'Log in', href: `${publicUrl}/login` },
    after: [`If you did not expect this, call us: ${brand.phone}.`],
  })
}

/** Notifies a user that the calendar of the clinic is closed to them again. */
export function deskEndedMail(recipient: string, publicUrl: string) {
  return renderEmail({
    kind: 'security',
    recipient,
    subject: `Your work at the front desk of ${brand.name} has ended`,
    before: [
      'An admin closed the calendar of the clinic to you. You are logged out everywhere. Your account stays.',
    ],
    link: { label: 'Log in', href: `${publicUrl}/login` },
    after: [`If you did not expect this, call us: ${brand.phone}.`],
  })
}

/** Notifies a user that they are an admin now. */
export function adminGrantedMail(recipient: string, publicUrl: string) {
  return renderEmail({
    kind: 'security',
    recipient,
    subject: `You are an admin at ${brand.name}`,
    before: [
      'Another admin made your account that of an admin. You are logged out everywhere. Log in again, with two-step login.',
      'What you read and change is recorded.',
    ],
    link: { label: 'Log in', href: `${publicUrl}/login` },
    after: [`If you did not expect this, call us: ${brand.phone}.`],
  })
}

/** Notifies a user that they are no longer an admin. */
export function adminEndedMail(recipient: string, publicUrl: string) {
  return renderEmail({
    kind: 'security',
    recipient,
    subject: `You are no longer an admin at ${brand.name}`,
    before: [
      'Another admin took the role of an admin from your account. You are logged out everywhere. Your account stays.',
    ],
    link: { label: 'Log in', href: `${publicUrl}/login` },
    after: [`If you did not expect this, call us: ${brand.phone}.`],
  })
}
