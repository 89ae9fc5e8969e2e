import { asSystem } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { renderText } from '#server/platform/mail/own-texts.ts'
import { claimNotifications } from './data.ts'

/** Writes to people whose check-in is answered: that something is there, and not what. */
export function notifyOfAnswers(settings: { PUBLIC_URL: string }): Job {
  return {
    name: 'check_ins.notify',
    every: 'minute',
    run: async () => {
      while ((await notifySome(settings.PUBLIC_URL)) > 0);
    },
  }
}

/** Emails and their mark are written together, or not at all. @returns how many were due */
async function notifySome(publicUrl: string): Promise<number> {
  return asSystem('notify of answered check-ins', async (tx) => {
    const { marked, addresses } = await claimNotifications(tx)
    for (const recipient of addresses) {
      const about = { recipient, href: `${publicUrl}/patient-profile` }
      await postMail(tx, await renderText('plan', about, {}), { at_most_once: true })
    }
    return marked
  })
}
