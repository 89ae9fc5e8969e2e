import { writtenDay } from '#server/platform/clock.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import type { NotifiedInvoice } from './notifications/data.ts'

/** Says that an invoice was issued. What it is for is behind the login: others may read a mailbox. */
export function issuedMail(
  recipient: string,
  { id, provider_name, due_on }: NotifiedInvoice,
  publicUrl: string,
): Promise<Mail> {
  return renderEmail({
    kind: 'payment',
    recipient,
    subject: 'You have a new invoice',
    before: [
      `You have a new invoice from ${provider_name}. Please pay it by ${writtenDay(due_on)}.`,
    ],
    link: { label: 'Open the invoice', href: `${publicUrl}/invoices/${id}` },
    after: [`Is it wrong? Tell ${provider_name}, who can change it.`],
  })
}

/** Reminds of an invoice that is past its last day to pay. */
export function reminderMail(
  recipient: string,
  { id, provider_name, due_on }: NotifiedInvoice,
  publicUrl: string,
): Promise<Mail> {
  return renderEmail({
    kind: 'reminder',
    recipient,
    subject: 'Your invoice is still open',
    before: [
      `Your invoice from ${provider_name} was to be paid by ${writtenDay(due_on)}. It is still open.`,
    ],
    link: { label: 'Open the invoice', href: `${publicUrl}/invoices/${id}` },
    after: [`Have you paid already? Tell ${provider_name}, who records it.`],
  })
}
