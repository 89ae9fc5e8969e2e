import { brand } from '#domain/brand.ts'
import { layOut } from '#server/platform/letter.ts'
import type { Mail } from '#server/platform/mail.ts'

/** Says that a message waits, and neither from whom nor what: a mailbox is read over a shoulder. */
export async function newMessageMail(
  { address, isProvider }: { address: string; isProvider: boolean },
  publicUrl: string,
): Promise<Mail> {
  return layOut({
    kind: 'message',
    recipient: address,
    subject: 'You have a new message',
    before: [`A message waits for you on ${brand.name}.`],
    link: { label: 'Read it', href: `${publicUrl}/${isProvider ? 'messaging' : 'messages'}` },
    after: [
      'Until you have read it, no other mail comes about it. You can switch these mails off under Account.',
    ],
  })
}
