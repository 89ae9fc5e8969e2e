import { now } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { renderText } from '#server/platform/mail/own-texts.ts'
import { claimAnswers } from './data.ts'

/** Writes to people whose question is answered: that something is there, and not what. */
export function notifyOfSupportAnswers({ PUBLIC_URL }: { PUBLIC_URL: string }): Job {
  return {
    name: 'support.notify',
    every: 'minute',
    run: async () => {
      while ((await notifySome(PUBLIC_URL)) > 0);
    },
  }
}

/** Emails and their mark are written together, or not at all. @returns how many were due */
const notifySome = (publicUrl: string): Promise<number> =>
  asSystem('notify of answered questions', async (tx) => {
    const { marked, addresses } = await claimAnswers(tx, now())
    for (const recipient of addresses) {
      const about = { recipient, href: `${publicUrl}/support` }
      await postMail(tx, await renderText('support_answer', about, {}), { at_most_once: true })
    }
    return marked
  })
