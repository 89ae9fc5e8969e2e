import { brand } from '#domain/values/brand.ts'
import { writtenDay } from '#server/platform/clock.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'

/** Warns a student that their status ends. @param last_day `YYYY-MM-DD` */
export function statusEndsMail(recipient: string, last_day: string, publicUrl: string) {
  const day = writtenDay(last_day)
  return renderEmail({
    recipient,
    subject: `Your ${brand.name} account: to do by ${day}`,
    before: [
      `Your present account type ends on ${day}. To keep it for another year, send us a new document.`,
      'If you do nothing, you keep your account and all that is in it.',
    ],
    link: { label: 'Open your profile', href: `${publicUrl}/student-profile` },
    after: [],
  })
}

/** Notifies a user that their student status has ended. */
export function statusEndedMail(recipient: string, publicUrl: string) {
  return renderEmail({
    recipient,
    subject: `Your ${brand.name} account has changed`,
    before: [
      'Your account type has ended after a year. You keep your account and all that is in it.',
      'You can apply again at any time on your account page.',
    ],
    link: { label: 'Open your account page', href: `${publicUrl}/account/student-status` },
    after: [],
  })
}
