import type { studentHome } from '#domain/values/student-home.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { renderText } from '#server/platform/mail/own-texts.ts'

/** The page of each kind of news; the URL says no more than the email. */
export interface Reader {
  address: string
  place: '/patient-profile' | ReturnType<typeof studentHome> | '/plan-requests'
}

/** Says that something is there, and not what: a mailbox is read over a shoulder, and so is a link. */
export async function writePlanNotification(
  { address, place }: Reader,
  publicUrl: string,
): Promise<Mail> {
  const href = publicUrl + place
  if (place !== '/plan-requests') return renderText('plan', { recipient: address, href }, {})
  return renderEmail({
    recipient: address,
    subject: 'You have a new note',
    before: ['A patient has sent you a note.'],
    link: { label: 'Read it', href },
    after: [],
  })
}
