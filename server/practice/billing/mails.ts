import { brand } from '#domain/values/brand.ts'
import { writtenDay } from '#server/platform/clock.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { renderText } from '#server/platform/mail/own-texts.ts'
import type { NotifiedInvoice, VoidInvoice } from './notifications/data.ts'

/** Says that an invoice was issued. What it is for is behind the login: others may read a mailbox. */
export function issuedMail(
  recipient: string,
  { id, provider_name, due_on }: NotifiedInvoice,
  publicUrl: string,
): Promise<Mail> {
  return renderText(
    'invoice',
    { kind: 'payment', recipient, href: `${publicUrl}/invoices/${id}` },
    { provider: provider_name, day: writtenDay(due_on) },
  )
}

/** Reminds of an invoice that is past its last day to pay. */
export function reminderMail(
  recipient: string,
  { id, provider_name, due_on }: NotifiedInvoice,
  publicUrl: string,
): Promise<Mail> {
  return renderText(
    'invoice_open',
    { kind: 'reminder', recipient, href: `${publicUrl}/invoices/${id}` },
    { provider: provider_name, day: writtenDay(due_on) },
  )
}

/** Says that an invoice is void, and what happens with what was paid: no amount, no session and no reason. */
export const voidMail = (recipient: string, { id, was_paid }: VoidInvoice, publicUrl: string) =>
  renderEmail({
    kind: 'payment',
    recipient,
    subject: 'An invoice of yours is void',
    before: [
      'An invoice that we sent you was wrong. It is void: you owe nothing on it, and reminders for it end.',
      ...(was_paid
        ? [
            'What you paid on it is yours. Ask for it at the front desk, or have it counted for the new invoice.',
          ]
        : []),
    ],
    link: { label: 'Open the invoice', href: `${publicUrl}/invoices/${id}` },
    after: [`Is this wrong? You reach us at ${brand.email} or ${brand.phone}.`],
  })
