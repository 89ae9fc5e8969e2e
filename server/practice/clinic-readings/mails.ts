import type { Mail } from '#server/platform/mail/mail.ts'
import { renderText } from '#server/platform/mail/own-texts.ts'

/** Says that a provider entered something, not what and not who: others may read a mailbox. */
export function enteredMail(recipient: string, publicUrl: string): Promise<Mail> {
  return renderText('entry_added', { recipient, href: `${publicUrl}/patient-profile` }, {})
}

/** Says that a provider changed something, neither what nor who. */
export function changedMail(recipient: string, publicUrl: string): Promise<Mail> {
  return renderText('entry_changed', { recipient, href: `${publicUrl}/patient-profile` }, {})
}
