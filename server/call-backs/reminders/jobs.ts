import { asSystem } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { claimReminders, findTherapists } from './data.ts'
import { taskMail } from './mails.ts'

/**
 * Writes to the therapists where the time of a request has begun and no one has claimed it: one email
 * each, however many requests there are. Marks and emails are one transaction.
 */
export function remindOfCallBacks({ PUBLIC_URL }: { PUBLIC_URL: string }): Job {
  return {
    name: 'call_backs.remind',
    every: 'minute',
    run: async () => {
      await asSystem('remind therapists of calls', async (tx) => {
        if ((await claimReminders(tx)) === 0) return
        for (const address of await findTherapists(tx))
          await postMail(tx, await taskMail(address, PUBLIC_URL), { at_most_once: true })
      })
    },
  }
}
