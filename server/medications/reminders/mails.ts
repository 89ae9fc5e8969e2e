import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

/** That something on a person's list runs out within a week: it does not say what. */
export async function writeRefillReminder(recipient: string, publicUrl: string): Promise<Mail> {
  return renderEmail({
    kind: 'reminder',
    recipient,
    subject: 'Your reminder',
    before: ['Something on the list that you made runs out within a week.'],
    link: { label: 'Open my day', href: `${publicUrl}/patient-profile` },
    after: ['You can turn these reminders off in the list that you made.'],
  })
}

/**
 * A reminder of a dose. It is read over a shoulder and on a locked screen: it knows an hour, and not
 * what for.
 *
 * @param times `HH:MM` in Lusaka
 */
export async function writeReminder(
  recipient: string,
  times: readonly string[],
  publicUrl: string,
): Promise<Mail> {
  return renderEmail({
    kind: 'reminder',
    recipient,
    subject: 'Your reminder',
    before: [`You asked us to write to you at ${times.join(' and ')} (time in Lusaka).`],
    link: { label: 'Open my day', href: `${publicUrl}/patient-profile` },
    after: ['You can turn these reminders off in the list that you made.'],
  })
}
