import { studentHome } from '#domain/values/student-home.ts'
import { writtenInLusaka } from '#server/platform/clock.ts'
import { renderText } from '#server/platform/mail/own-texts.ts'

/**
 * Notifies a participant that a session is cancelled. Others may see the email: it contains a day and an
 * hour, and neither a topic nor that there is a group.
 */
export function cancelledMail(recipient: string, session_time: Date, publicUrl: string) {
  return renderText(
    'group_cancelled',
    { recipient, href: publicUrl + studentHome() },
    { time: writtenInLusaka(session_time), emails_page: `${publicUrl}/account/emails` },
  )
}

/** Notifies a participant that a session takes place at another time; it says no more than the email above. */
export function movedMail(
  recipient: string,
  { from, to }: { from: Date; to: Date },
  publicUrl: string,
) {
  return renderText(
    'group_moved',
    { recipient, href: publicUrl + studentHome() },
    {
      time: writtenInLusaka(to),
      old_time: writtenInLusaka(from),
      emails_page: `${publicUrl}/account/emails`,
    },
  )
}
