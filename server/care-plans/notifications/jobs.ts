import { asSystem } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { claimPlanNotifications, findReader } from './data.ts'
import { writePlanNotification } from './mails.ts'

/** Writes to people whose plan is there, and to those who wrote it where a change is asked for. */
export function notifyOfPlans(settings: { PUBLIC_URL: string }): Job {
  return {
    name: 'plans.tell',
    every: 'minute',
    run: async () => {
      while ((await notifySome(settings.PUBLIC_URL)) > 0);
    },
  }
}

/** Emails and their mark are written together, or not at all. @returns how many were due */
async function notifySome(publicUrl: string): Promise<number> {
  return asSystem('notify of plans', async (tx) => {
    const due = await claimPlanNotifications(tx)
    for (const one of due) {
      const reader = await findReader(tx, one)
      if (reader)
        await postMail(tx, await writePlanNotification(reader, publicUrl), { at_most_once: true })
    }
    return due.length
  })
}
