import { writtenDay } from '#server/platform/clock.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { renderText } from '#server/platform/mail/own-texts.ts'
import type { NotifiedRequest } from './notifications/data.ts'

/** Says that there are questions to answer. What they are about is behind the login: others may read a mailbox. */
export function askedMail(
  recipient: string,
  { id, provider_name, due_on }: NotifiedRequest,
  publicUrl: string,
): Promise<Mail> {
  return renderText(
    'questions',
    { kind: 'appointment', recipient, href: `${publicUrl}/questions/${id}` },
    { provider: provider_name, day: writtenDay(due_on) },
  )
}
