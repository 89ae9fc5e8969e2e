import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

/** Says to a provider that something about a cover is new; it names no patient. */
export function coverMail(address: string, publicUrl: string): Promise<Mail> {
  return renderEmail({
    kind: 'appointment',
    recipient: address,
    subject: 'A cover for days away',
    before: ['There is something new about a cover for days away.'],
    link: { label: 'Open your hours', href: `${publicUrl}/availability` },
    after: [],
  })
}

/** Says to a patient that there is something new, and nothing of what it is about: others may read a mailbox. */
export function patientMail(
  { address, place }: { address: string; place: string },
  publicUrl: string,
): Promise<Mail> {
  return renderEmail({
    kind: 'appointment',
    recipient: address,
    subject: 'Something new to read in your account',
    before: ['There is something new in your account. Log in to read it.'],
    link: { label: 'Open your account', href: `${publicUrl}${place}` },
    after: [],
  })
}
