import type { RefundDecision } from '#domain/membership/schema.ts'
import { brand } from '#domain/values/brand.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

/** Notifies a user of the result of a refund request. */
export function refundMail(
  recipient: string,
  decision: RefundDecision,
  publicUrl: string,
): Promise<Mail> {
  return renderEmail({
    kind: 'payment',
    recipient,
    subject: 'About your payment',
    before: [
      decision === 'refunded'
        ? 'We send your money back to the number that paid. It usually arrives within a day.'
        : 'We cannot send this payment back. Write to us if you think that is wrong.',
    ],
    link: { label: 'Open your payments', href: `${publicUrl}/membership` },
    after: [`You reach us at ${brand.email} or ${brand.phone}.`],
  })
}
