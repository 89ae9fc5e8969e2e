import type { Mail } from '#server/platform/mail/mail.ts'
import { renderText } from '#server/platform/mail/own-texts.ts'

/** That something on a person's list runs out within a week: it does not say what. */
export async function writeRefillReminder(recipient: string, publicUrl: string): Promise<Mail> {
  return renderText(
    'refill',
    { kind: 'reminder', recipient, href: `${publicUrl}/patient-profile` },
    {},
  )
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
  return renderText(
    'dose',
    { kind: 'reminder', recipient, href: `${publicUrl}/patient-profile` },
    { time: times.join(' and ') },
  )
}
