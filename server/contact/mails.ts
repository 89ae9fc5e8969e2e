import { brand } from '#domain/values/brand.ts'
import { emergencyNumber } from '#domain/safety/helplines.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'

/** Notifies the team of a message. Sender and text are behind the login. */
export function waitingMail(publicUrl: string) {
  return renderEmail({
    kind: 'contact',
    recipient: brand.email,
    subject: 'A message is waiting',
    before: [`${brand.name} has a new message from the contact page.`],
    link: { label: 'Read it', href: `${publicUrl}/admin/contact-messages` },
    after: ['We send at most one email in ten minutes.'],
  })
}

/**
 * Confirms to the sender that the message has arrived. It repeats nothing of it: otherwise anyone
 * could have us send any text to any address.
 */
export function acknowledgementMail(recipient: string) {
  return renderEmail({
    kind: 'contact',
    recipient,
    subject: 'We have your message',
    before: [
      `Thank you for writing to ${brand.name}. We read messages ${brand.hours}, and answer by email to this address.`,
      `If it cannot wait: in danger call ${emergencyNumber}. To talk to someone at any time, call 933. It is free on all networks in Zambia.`,
    ],
    after: [
      'If you did not write to us, someone mistyped their address. You do not have to do anything.',
    ],
  })
}
