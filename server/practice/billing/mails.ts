import { writtenDay } from '#server/platform/clock.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { renderText } from '#server/platform/mail/own-texts.ts'
import type { NotifiedInvoice } from './notifications/data.ts'

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
