import { writtenDay } from '#server/platform/clock.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { renderText } from '#server/platform/mail/own-texts.ts'
import type { NotifiedInvoice } from '../practice/billing/notifications/data.ts'

/** Says that more of an invoice is to be paid. Who pays for the patient, and why not, is behind the login. */
export function restMail(
  recipient: string,
  { id, provider_name, due_on }: NotifiedInvoice,
  publicUrl: string,
): Promise<Mail> {
  return renderText(
    'invoice_rest',
    { kind: 'payment', recipient, href: `${publicUrl}/invoices/${id}` },
    { provider: provider_name, day: writtenDay(due_on) },
  )
}
