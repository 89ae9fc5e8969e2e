import { brand } from '#domain/brand.ts'
import { emergencyNumber } from '#domain/safety/crisis-lines.ts'
import { layOut } from '#server/platform/letter.ts'

/** Tells the team that somebody wrote. Who, and what, is read where they log in. */
export function waitingMail(publicUrl: string) {
  return layOut({
    kind: 'contact',
    recipient: brand.email,
    subject: 'A message is waiting',
    before: [`Somebody has written to ${brand.name} on the contact page.`],
    link: { label: 'Read it', href: `${publicUrl}/admin/contact-messages` },
    after: ['Another one within ten minutes brings no further mail.'],
  })
}

/**
 * Tells whoever wrote that it has come. It repeats nothing of what they typed: with that, anybody
 * could have us send anything to anybody.
 */
export function acknowledgementMail(recipient: string) {
  return layOut({
    kind: 'contact',
    recipient,
    subject: 'We have your message',
    before: [
      `Thank you for writing to ${brand.name}. We read messages ${brand.hours}, and answer by mail to this address.`,
      `If it cannot wait: in danger call ${emergencyNumber}. To talk to somebody at any hour, call 933, free from every network in Zambia.`,
    ],
    after: ['If you did not write to us, somebody mistyped their address: there is nothing to do.'],
  })
}
