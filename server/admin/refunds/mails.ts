import type { RefundDecision } from '#domain/membership/schema.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { renderText } from '#server/platform/mail/own-texts.ts'

/** Notifies a user of the result of a refund request. */
export function refundMail(
  recipient: string,
  decision: RefundDecision,
  publicUrl: string,
): Promise<Mail> {
  const about = { kind: 'payment', recipient, href: `${publicUrl}/membership` } as const
  return decision === 'refunded'
    ? renderText('refund', about, {})
    : renderText('no_refund', about, {})
}
