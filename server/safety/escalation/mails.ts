import { brand } from '#domain/values/brand.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'

const subject = `You have a new task in ${brand.name}`

/** Says that an alert is pending: no name, no word of health, also not in the link. */
export function waitingMail(recipient: string, publicUrl: string) {
  return renderEmail({
    recipient,
    subject,
    before: ['Please log in now and look under “Your tasks”.'],
    link: { label: `Open ${brand.name}`, href: `${publicUrl}/provider-profile` },
    after: ['This email cannot be switched off.'],
  })
}

/** The same for an admin: where to look, and nothing else. */
export function waitingForAdminMail(recipient: string, publicUrl: string) {
  return renderEmail({
    recipient,
    subject,
    before: ['A provider has not answered in time. Please log in now and look at the open items.'],
    link: { label: `Open ${brand.name}`, href: `${publicUrl}/admin` },
    after: ['This email cannot be switched off.'],
  })
}
