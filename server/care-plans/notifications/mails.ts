import { brand } from '#domain/values/brand.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

/** The page of each kind of news; the URL says no more than the email. */
export interface Reader {
  address: string
  place: '/patient-profile' | '/student-profile' | '/plan-requests'
}

/** Says that something is there, and not what: a mailbox is read over a shoulder, and so is a link. */
export async function writePlanNotification(
  { address, place }: Reader,
  publicUrl: string,
): Promise<Mail> {
  const isWriter = place === '/plan-requests'
  return renderEmail({
    recipient: address,
    subject: isWriter ? 'You have a new note' : 'There is something new for you',
    before: isWriter
      ? ['A patient has sent you a note.']
      : [`There is something new for you on ${brand.name}. Log in to see it.`],
    link: { label: isWriter ? 'Read it' : 'Have a look', href: publicUrl + place },
    after: [],
  })
}
