import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

/** Says that there is something new, and nothing of what it is about: others may read a mailbox. */
export function referralMail(
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
