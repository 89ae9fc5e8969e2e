import type { Mail } from '#server/platform/mail/mail.ts'
import { renderText } from '#server/platform/mail/own-texts.ts'

/** Says that there is something new, and nothing of what it is about: others may read a mailbox. */
export function referralMail(
  { address, place }: { address: string; place: string },
  publicUrl: string,
): Promise<Mail> {
  return renderText(
    'referral',
    { kind: 'appointment', recipient: address, href: `${publicUrl}${place}` },
    {},
  )
}
