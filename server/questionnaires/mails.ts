import { writtenDay } from '#server/platform/clock.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import type { NotifiedRequest } from './notifications/data.ts'

/** Says that there are questions to answer. What they are about is behind the login: others may read a mailbox. */
export function askedMail(
  recipient: string,
  { id, provider_name, due_on }: NotifiedRequest,
  publicUrl: string,
): Promise<Mail> {
  const by = writtenDay(due_on)
  return renderEmail({
    kind: 'appointment',
    recipient,
    subject: `You have questions to answer by ${by}`,
    before: [
      `${provider_name} asks you to answer a few questions by ${by}. It takes a few minutes.`,
    ],
    link: { label: 'Open the questions', href: `${publicUrl}/questions/${id}` },
    after: ['You can also choose not to answer.'],
  })
}
