import { writtenInLusaka } from '#server/platform/clock.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'

/**
 * Notifies a participant that a session is cancelled. Others may see the email: it contains a day and an
 * hour, and neither a topic nor that there is a group.
 */
export function cancelledMail(recipient: string, session_time: Date, publicUrl: string) {
  const when = writtenInLusaka(session_time)
  return renderEmail({
    recipient,
    subject: `Cancelled: ${when}`,
    before: [
      `What you registered for on ${when} (time in Lusaka) cannot take place. We are sorry. You can choose another time.`,
    ],
    link: { label: 'Choose another time', href: `${publicUrl}/student-profile` },
    after: [`Emails like this one are turned on and off here: ${publicUrl}/account/emails`],
  })
}

/** Notifies a participant that a session takes place at another time; it says no more than the email above. */
export function movedMail(
  recipient: string,
  { from, to }: { from: Date; to: Date },
  publicUrl: string,
) {
  return renderEmail({
    recipient,
    subject: `New time: ${writtenInLusaka(to)}`,
    before: [
      `What you registered for on ${writtenInLusaka(from)} takes place on ${writtenInLusaka(to)} instead (time in Lusaka). You still have your place. If you cannot come then, you can cancel it.`,
    ],
    link: { label: 'See your times', href: `${publicUrl}/student-profile` },
    after: [`Emails like this one are turned on and off here: ${publicUrl}/account/emails`],
  })
}
