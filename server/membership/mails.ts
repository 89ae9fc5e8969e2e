import type { Mail } from '#server/platform/mail/mail.ts'
import { renderText } from '#server/platform/mail/own-texts.ts'

/** What an email may know of a payment. */
interface Notified {
  /** Null where it was for a plan. */
  invoice_id: string | null
  /** Null where a person without an account has paid by a link. */
  user_id: string | null
}

const placeOf = ({ invoice_id }: Notified) =>
  invoice_id ? `/invoices/${invoice_id}` : '/membership'

/** Says that a payment has arrived. What it was for is behind the login: others may read a mailbox. */
export function paidMail(recipient: string, paid: Notified, publicUrl: string): Promise<Mail> {
  const about = { kind: 'payment', recipient, href: `${publicUrl}${placeOf(paid)}` } as const
  return paid.user_id
    ? renderText('payment_arrived', about, {})
    : renderText('payment_by_other', about, {})
}

/** Notifies the payer that the money arrived without a purpose and is refunded. */
export function extraMail(recipient: string, paid: Notified, publicUrl: string): Promise<Mail> {
  const about = { kind: 'payment', recipient, href: `${publicUrl}${placeOf(paid)}` } as const
  return paid.invoice_id
    ? renderText('payment_extra', about, {})
    : renderText('payment_extra_plan', about, {})
}
