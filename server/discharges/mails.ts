import type { Mail } from '#server/platform/mail/mail.ts'
import { renderText } from '#server/platform/mail/own-texts.ts'

/** Says that there is something new to read, and nothing of what it is about: others may read a mailbox. */
export function dischargeMail(
  { address, place, provider_name }: { address: string; place: string; provider_name: string },
  publicUrl: string,
): Promise<Mail> {
  return renderText(
    'discharge',
    { kind: 'appointment', recipient: address, href: `${publicUrl}${place}` },
    { provider: provider_name },
  )
}
