import { writtenInLusaka } from '#server/platform/clock.ts'
import { layOut } from '#server/platform/letter.ts'

/**
 * Tells somebody that a session is called off. A mail is read over a shoulder: it knows a day and an
 * hour, and neither a topic nor that there is a group.
 */
export function calledOffMail(recipient: string, session_time: Date, publicUrl: string) {
  const when = writtenInLusaka(session_time)
  return layOut({
    recipient,
    subject: `Called off: ${when}`,
    before: [
      `What you registered for on ${when} (time in Lusaka) cannot take place. We are sorry. You can choose another time.`,
    ],
    link: { label: 'Choose another time', href: `${publicUrl}/student-profile` },
    after: [`Mails like this one are turned on and off here: ${publicUrl}/account#mails`],
  })
}
