import { brand } from '#domain/values/brand.ts'
import { retention } from '#domain/accounts/retention.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

/**
 * Invites the owner of an address, who may have an account or not: the email is the same. It names no one,
 * because the address may have been typed wrongly.
 */
export function invitationMail(
  recipient: string,
  publicUrl: string,
  erasureToken: string,
): Promise<Mail> {
  return renderEmail({
    recipient,
    subject: `A question for you at ${brand.name}`,
    before: [
      `Someone you met in person asks to connect with you at ${brand.name}. Log in with this email address to see who it is. If you have no account yet, make one with this address first.`,
    ],
    link: { label: 'See the question', href: `${publicUrl}/account/invitations` },
    after: [
      `You decide. To have what they wrote down erased, with no account, open ${publicUrl}/erase-record#${erasureToken}`,
      `Without an answer this link ends after ${retention.clinicRecord} days, and what they wrote down is kept. If this was not for you, you need not do anything.`,
    ],
  })
}
