import { asSystem } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { claimReminders, findTherapists } from './data.ts'
import { taskMail } from './mails.ts'

/**
 * Writes to the therapists where the time of a request has started and no one has claimed it, and to the therapist
 * who has claimed one that is still open when its time is over: one email each, however many requests there are.
 * Marks and emails are one transaction.
 */
export function remindOfCallBacks({ PUBLIC_URL }: { PUBLIC_URL: string }): Job {
  return {
    name: 'call_backs.remind',
    every: 'minute',
    run: async () => {
      await asSystem('remind therapists of calls', async (tx) => {
        const due = await claimReminders(tx)
        if (due.length === 0) return
        const isForAll = due.includes(null)
        const holders = due.filter((holder) => holder !== null)
        for (const address of await findTherapists(tx, isForAll ? undefined : holders))
          await postMail(tx, await taskMail(address, PUBLIC_URL), { at_most_once: true })
      })
    },
  }
}
