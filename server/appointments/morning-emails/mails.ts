import { lusakaClock } from '#domain/values/lusaka.ts'
import { writtenDay } from '#server/platform/clock.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import type { Morning } from './data.ts'

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** The visits of one day, to their provider: times, how and where. No patient is named: the names are not even here. */
export async function writeMorningEmail(
  { visits, requests }: Pick<Morning, 'visits' | 'requests'>,
  recipient: string,
  publicUrl: string,
): Promise<Mail> {
  const [first] = visits.map(({ appointment_time }) => lusakaClock(appointment_time))
  const day = writtenDay(first!.day)
  const count = counted(visits.length, 'appointment')
  return renderEmail({
    kind: 'reminder',
    recipient,
    subject: `${count} on ${day}`,
    before: [
      `You have ${count} on ${day}. Times are those of Lusaka.`,
      ...visits.map(({ appointment_time, session_type, room }) =>
        [`${lusakaClock(appointment_time).time} ${session_type}`, ...(room ? [room] : [])].join(
          ', ',
        ),
      ),
      ...(requests > 0
        ? [
            requests === 1
              ? '1 request waits for your answer.'
              : `${requests} requests wait for your answer.`,
          ]
        : []),
    ],
    link: { label: 'Open the calendar', href: `${publicUrl}/appointment-scheduler` },
    after: [`Emails like this one are turned on and off here: ${publicUrl}/account/emails`],
  })
}
