import { brand } from '#domain/values/brand.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'

/** Says that a task waits for too long: no name, no word of health, also not in the link. */
export function lateTaskMail(recipient: string, publicUrl: string) {
  return renderEmail({
    recipient,
    subject: `A task in ${brand.name} waits for you`,
    before: [
      'An admin of the clinic asks you to look at a task today. It waits for longer than it should.',
      'Please log in and look under “Your tasks”.',
    ],
    link: { label: `Open ${brand.name}`, href: `${publicUrl}/provider-profile` },
    after: ['You cannot do it? Please call the clinic, so that a colleague does.'],
  })
}
