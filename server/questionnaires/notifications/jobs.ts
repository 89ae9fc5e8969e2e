import { asSystem } from '#server/platform/db.ts'
import type { Queue } from '#server/platform/jobs.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { askedMail } from '../mails.ts'
import { claimEmail, findAsked } from './data.ts'

/** Emails the patient whom a therapist asked; a request that was withdrawn since then is not announced. */
export function announceRequests({ PUBLIC_URL }: { PUBLIC_URL: string }): Queue {
  return {
    name: 'questionnaires.asked',
    run: async ({ id }) => {
      await asSystem('email a patient about questions to answer', async (tx) => {
        const found = await findAsked(tx, id)
        if (!found || !(await claimEmail(tx, id))) return
        await postMail(tx, await askedMail(found.address, found, PUBLIC_URL))
      })
      return 'done'
    },
  }
}
