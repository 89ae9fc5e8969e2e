import { brand } from '#domain/values/brand.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

/** Says that a provider entered something, not what and not who: others may read a mailbox. */
export function enteredMail(recipient: string, publicUrl: string): Promise<Mail> {
  return renderEmail({
    recipient,
    subject: 'Something new in your account',
    before: [`Someone you met in person added an entry to your account at ${brand.name}.`],
    link: { label: 'See it', href: `${publicUrl}/patient-profile` },
    after: ['You allowed this under Account, Sharing. You can stop it there at any time.'],
  })
}

/** Says that a provider changed something, neither what nor who. */
export function changedMail(recipient: string, publicUrl: string): Promise<Mail> {
  return renderEmail({
    recipient,
    subject: 'A change in your account',
    before: [
      `Someone you met in person changed an entry that was added to your account at ${brand.name}.`,
    ],
    link: { label: 'See it', href: `${publicUrl}/patient-profile` },
    after: ['You allowed this under Account, Sharing. You can stop it there at any time.'],
  })
}
