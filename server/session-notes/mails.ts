import type { Mail } from '#server/platform/mail/mail.ts'
import { renderText } from '#server/platform/mail/own-texts.ts'
import type { NotifiedNotes } from './notifications/data.ts'

/** Says that there is something to read, and nothing of what it is about: others may read a mailbox. */
export function sharedNotesMail(
  { address, place }: { address: string; place: string },
  { provider_name }: NotifiedNotes,
  publicUrl: string,
): Promise<Mail> {
  return renderText(
    'notes',
    { kind: 'appointment', recipient: address, href: `${publicUrl}${place}` },
    { provider: provider_name },
  )
}
