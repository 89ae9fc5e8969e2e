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
