import { brand } from '#domain/values/brand.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

/** Says that a payment has arrived. What it was for is behind the login: others may read a mailbox. */
export function paidMail(recipient: string, publicUrl: string): Promise<Mail> {
  return renderEmail({
    kind: 'payment',
    recipient,
    subject: 'Your payment has arrived',
    before: ['Thank you. Your payment has arrived. You find the receipt here:'],
    link: { label: 'Open the receipt', href: `${publicUrl}/membership` },
    after: ['Was it not you? Write to us, and we send the money back.'],
  })
}

/** Tells that money came a second time for one purchase, and goes back. */
export function extraMail(recipient: string, publicUrl: string): Promise<Mail> {
  return renderEmail({
    kind: 'payment',
    recipient,
    subject: 'About your payment',
    before: [
      'A payment came in twice. We send the second one back to the number that paid. It usually arrives within a day.',
    ],
    link: { label: 'Open your payments', href: `${publicUrl}/membership` },
    after: [`You reach us at ${brand.email} or ${brand.phone}.`],
  })
}
