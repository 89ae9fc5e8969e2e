import { brand } from '#domain/brand.ts'
import { layOut } from '#server/platform/letter.ts'

const subject = `Something waits for you in ${brand.name}`

/** Says that something waits: no name, no word of health, also not in the link. */
export function waitingMail(recipient: string, publicUrl: string) {
  return layOut({
    recipient,
    subject,
    before: ['Please log in now and look under “What waits for you”.'],
    link: { label: `Open ${brand.name}`, href: `${publicUrl}/provider-profile` },
    after: ['This email cannot be switched off.'],
  })
}

/** The same for an admin: where to look, and nothing else. */
export function waitingForAdminMail(recipient: string, publicUrl: string) {
  return layOut({
    recipient,
    subject,
    before: ['A provider has not answered in time. Please log in now and look at what waits.'],
    link: { label: `Open ${brand.name}`, href: `${publicUrl}/admin` },
    after: ['This email cannot be switched off.'],
  })
}
