import { isOpenAt } from '#domain/support/business-time.ts'
import { now } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { readOpenTimes } from '../promise.ts'
import { claimEscalations, claimTeamReminders, findAnswerers, findLeads } from './data.ts'
import { questionWaitsMail } from './mails.ts'

interface Settings {
  PUBLIC_URL: string
  /** Decides what is due; the clock of the server without it. */
  clock?: () => Date
}

/**
 * Writes to those who may answer half an hour before an answer is due, and to the admins and the clinic’s lead when it is
 * late, then hourly while the clinic is open. One email each, however many questions there are. Marks and emails are one
 * transaction.
 */
export function remindOfQuestions({ PUBLIC_URL, clock = now }: Settings): Job {
  return {
    name: 'support.remind',
    every: 'minute',
    run: async () => {
      await asSystem('remind of questions that wait', async (tx) => {
        const at = clock()
        const due = await claimTeamReminders(tx, at)
        if (due.length > 0)
          for (const address of await findAnswerers(tx, due))
            await postMail(tx, await questionWaitsMail(address, PUBLIC_URL, 'due soon'))
        const isOpen = isOpenAt(at, await readOpenTimes(tx))
        if ((await claimEscalations(tx, { at, isOpen })) === 0) return
        for (const { address, is_admin } of await findLeads(tx)) {
          const says = is_admin ? 'late' : 'late for lead'
          await postMail(tx, await questionWaitsMail(address, PUBLIC_URL, says))
        }
      })
    },
  }
}
