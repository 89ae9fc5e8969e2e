import { brand } from '#domain/brand.ts'
import { layOut } from '#server/platform/letter.ts'
import type { Mail } from '#server/platform/mail.ts'

/** Where each finds what is new; the address is no more telling than the letter. */
export interface Reader {
  address: string
  place: '/patient-profile' | '/student-profile' | '/plan-requests'
}

/** Says that something is there, and not what: a mailbox is read over a shoulder, and so is a link. */
export async function writeNews({ address, place }: Reader, publicUrl: string): Promise<Mail> {
  const isWriter = place === '/plan-requests'
  return layOut({
    recipient: address,
    subject: isWriter ? 'A note waits for you' : 'There is something new for you',
    before: isWriter
      ? ['Somebody you have written for has sent you a note.']
      : [`There is something new for you on ${brand.name}. You find it where you asked for it.`],
    link: { label: isWriter ? 'Read it' : 'Have a look', href: publicUrl + place },
    after: [],
  })
}
