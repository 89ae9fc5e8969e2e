import { brand } from '#domain/values/brand.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'

/** Says that a task is there: no name, no word of health, also not in the link. */
export function taskMail(recipient: string, publicUrl: string) {
  return renderEmail({
    recipient,
    subject: `You have a task in ${brand.name}`,
    before: ['It is still open. Please log in and look under “Your tasks”.'],
    link: { label: `Open ${brand.name}`, href: `${publicUrl}/provider-profile` },
    after: [],
  })
}
