import { isOffered } from '#domain/values/brand.ts'
import { writtenDay } from '#server/platform/clock.ts'
import { renderText } from '#server/platform/mail/own-texts.ts'

/** Warns a student that their status ends. @param last_day `YYYY-MM-DD` */
export function statusEndsMail(recipient: string, last_day: string, publicUrl: string) {
  return renderText(
    'student_ends',
    {
      recipient,
      href: `${publicUrl}${isOffered('students') ? '/student-profile' : '/account/student-status'}`,
    },
    { day: writtenDay(last_day) },
  )
}

/** Notifies a user that their student status has ended. */
export function statusEndedMail(recipient: string, publicUrl: string) {
  return renderText('student_ended', { recipient, href: `${publicUrl}/account/student-status` }, {})
}
