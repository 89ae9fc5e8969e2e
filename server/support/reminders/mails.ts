import { brand } from '#domain/values/brand.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'

const texts = {
  'due soon': {
    text: 'A question waits, and its answer is due in half an hour. Please log in and answer it.',
    path: '/support/queue',
  },
  late: {
    text: 'A question was not answered by the promised time. Please log in and see who can answer it.',
    path: '/admin/support',
  },
  'late for lead': {
    text: 'A question was not answered by the promised time. Please ask the team to answer it.',
    path: '/support/queue',
  },
} as const

/** Says that a question waits: no name, no topic and no word of it, also not in the link. */
export function questionWaitsMail(recipient: string, publicUrl: string, says: keyof typeof texts) {
  const { text, path } = texts[says]
  return renderEmail({
    recipient,
    subject: `You have a task in ${brand.name}`,
    before: [text],
    link: { label: `Open ${brand.name}`, href: `${publicUrl}${path}` },
    after: [],
  })
}
