import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { renderText } from '#server/platform/mail/own-texts.ts'

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
  return renderText(
    'cover',
    { kind: 'appointment', recipient: address, href: `${publicUrl}${place}` },
    {},
  )
}
