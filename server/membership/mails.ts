import { brand } from '#domain/brand.ts'
import { layOut } from '#server/platform/letter.ts'
import type { Mail } from '#server/platform/mail.ts'

/** Tells that money has come. What was paid for stands behind the login: a mailbox is read by others too. */
export function paidMail(recipient: string, publicUrl: string): Promise<Mail> {
  return layOut({
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
  return layOut({
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
