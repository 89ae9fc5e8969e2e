import { brand } from '#domain/values/brand.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { DueNotice } from './data.ts'

const subject = () => `You have a new task in ${brand.name}`
const where = 'Please log in now and look under “Your tasks”.'
const whereForAdmin = 'Please log in now and look at the open items.'

const texts: Record<DueNotice['says'], { text: string; path: string }> = {
  task: { text: where, path: '/provider-profile' },
  'task again': {
    text: `A task still waits, and no one has taken a first step. ${where}`,
    path: '/provider-profile',
  },
  'on duty': {
    text: `A task has come to you because you are on duty. ${where}`,
    path: '/provider-profile',
  },
  lead: {
    text: `A task has come to you because you lead the clinic: no one else has answered it. ${where}`,
    path: '/provider-profile',
  },
  'open item': { text: `No one has answered a task in time. ${whereForAdmin}`, path: '/admin' },
  'open item again': { text: `A task still has no answer. ${whereForAdmin}`, path: '/admin' },
}

/** Says that an alert is pending: no name, no word of health, also not in the link. */
export function waitingMail(recipient: string, publicUrl: string, says: DueNotice['says']) {
  const { text, path } = texts[says]
  return renderEmail({
    recipient,
    subject: subject(),
    before: [text],
    link: { label: `Open ${brand.name}`, href: `${publicUrl}${path}` },
    after: ['This email cannot be switched off.'],
  })
}
