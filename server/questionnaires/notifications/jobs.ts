import { asSystem } from '#server/platform/db.ts'
import type { Queue } from '#server/platform/jobs.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { type Budget, countWithin, type LimitSettings } from '#server/platform/rate-limit.ts'
import { askedMail } from '../mails.ts'
import { claimEmail, findAsked } from './data.ts'

/**
 * Emails to one patient in a day: as many as a therapist can ask for at once. Further requests are on their Today page
 * alone, so that no one can fill a mailbox by asking and withdrawing.
 */
const emailBudget = {
  name: 'questionnaire emails',
  points: 3,
  seconds: 24 * 60 * 60,
} as const satisfies Budget

/** Emails the patient whom a therapist asked; a request that was withdrawn since then is not announced. */
export function announceRequests(settings: LimitSettings & { PUBLIC_URL: string }): Queue {
  return {
    name: 'questionnaires.asked',
    run: async ({ id }) => {
      await asSystem('email a patient about questions to answer', async (tx) => {
        const found = await findAsked(tx, id)
        if (!found || !(await claimEmail(tx, id))) return
        if ((await countWithin(tx, settings, emailBudget, found.patient_id)) > 0) return
        await postMail(tx, await askedMail(found.address, found, settings.PUBLIC_URL))
      })
      return 'done'
    },
  }
}
