import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import type { NotifiedNotes } from './notifications/data.ts'

/** Says that there is something to read, and nothing of what it is about: others may read a mailbox. */
export function sharedNotesMail(
  { address, place }: { address: string; place: string },
  { provider_name }: NotifiedNotes,
  publicUrl: string,
): Promise<Mail> {
  return renderEmail({
    kind: 'appointment',
    recipient: address,
    subject: 'Something new to read in your account',
    before: [`${provider_name} shared something in writing with you. Log in to read it.`],
    link: { label: 'Open your appointments', href: `${publicUrl}${place}` },
    after: ['You find it below your past appointment.'],
  })
}
