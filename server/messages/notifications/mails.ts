import { brand } from '#domain/values/brand.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { renderText } from '#server/platform/mail/own-texts.ts'

/** Says that there is a message, without sender and text: others may read a mailbox. */
export async function newMessageMail(
  { address, isProvider, isUrgent }: { address: string; isProvider: boolean; isUrgent: boolean },
  publicUrl: string,
): Promise<Mail> {
  const href = `${publicUrl}/${isProvider ? 'messaging' : 'messages'}`
  if (!isProvider && !isUrgent)
    return renderText('message', { kind: 'message', recipient: address, href }, {})
  return renderEmail({
    kind: 'message',
    recipient: address,
    subject: 'You have a new message',
    before: [`You have a new message on ${brand.name}.`],
    link: { label: 'Read it', href },
    after: [
      isUrgent
        ? 'Please read it now. This email comes even where you have turned emails about messages off.'
        : 'Until you have read it, we send no other email about it. You can turn these emails off under Account.',
    ],
  })
}
