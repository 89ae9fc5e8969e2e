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

/** Tells somebody that a session takes place at another time; it knows no more than the mail above. */
export function movedMail(
  recipient: string,
  { from, to }: { from: Date; to: Date },
  publicUrl: string,
) {
  return layOut({
    recipient,
    subject: `New time: ${writtenInLusaka(to)}`,
    before: [
      `What you registered for on ${writtenInLusaka(from)} takes place on ${writtenInLusaka(to)} instead (time in Lusaka). Your place is kept. If you cannot come then, you can give it back.`,
    ],
    link: { label: 'See your times', href: `${publicUrl}/student-profile` },
    after: [`Mails like this one are turned on and off here: ${publicUrl}/account#mails`],
  })
}
