import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

/** Says that there is something new to read, and nothing of what it is about: others may read a mailbox. */
export function dischargeMail(
  { address, place, provider_name }: { address: string; place: string; provider_name: string },
  publicUrl: string,
): Promise<Mail> {
  return renderEmail({
    kind: 'appointment',
    recipient: address,
    subject: 'Something new to read in your account',
    before: [`${provider_name} changed something in your account. Log in to read it.`],
    link: { label: 'Open your appointments', href: `${publicUrl}${place}` },
    after: ['You find it at the end of that page.'],
  })
}
