import { brand } from '#domain/values/brand.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

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
  return renderEmail({
    kind: 'payment',
    recipient,
    subject: paid.user_id ? 'Your payment has arrived' : 'A payment for you has arrived',
    before: [
      paid.user_id
        ? 'Thank you. Your payment has arrived. You find the receipt here:'
        : 'A person with your link has paid. You find the receipt here:',
    ],
    link: { label: 'Open the receipt', href: `${publicUrl}${placeOf(paid)}` },
    after: paid.user_id ? ['Was it not you? Write to us, and we send the money back.'] : [],
  })
}

/** Notifies the payer that the money arrived without a purpose and is refunded. */
export function extraMail(recipient: string, paid: Notified, publicUrl: string): Promise<Mail> {
  return renderEmail({
    kind: 'payment',
    recipient,
    subject: 'About your payment',
    before: [
      paid.invoice_id
        ? 'A payment came that was not needed any more, or had another amount. We send it back to the number that paid. It usually arrives within a day.'
        : 'A payment came in twice, or had another amount than we asked for. We send it back to the number that paid. It usually arrives within a day.',
    ],
    link: { label: 'Open your payments', href: `${publicUrl}${placeOf(paid)}` },
    after: [`You reach us at ${brand.email} or ${brand.phone}.`],
  })
}
