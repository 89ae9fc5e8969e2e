import { warnDays } from '#domain/students/renewal.ts'
import { asSystem } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import type { Job } from '#server/platform/jobs.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { claimWarnings, dateStudents, endStudentStatus, findExpired } from './data.ts'
import { statusEndedMail, statusEndsMail } from './mails.ts'

/** Warns students before the last day of their status, and makes clients of those whose day is over. */
export function expireStudents({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>): Job {
  return {
    name: 'students.lapse',
    every: 'day',
    run: () =>
      asSystem('warn students, and end expired statuses', async (tx) => {
        await dateStudents(tx)
        // The nearest first: a student warned a week before is not warned of the month as well.
        for (const days of warnDays.toReversed()) {
          for (const { email, last_day } of await claimWarnings(tx, days))
            if (email) await postMail(tx, await statusEndsMail(email, last_day, PUBLIC_URL))
        }
        for (const { id } of await findExpired(tx)) {
          const ended = await endStudentStatus(tx, id)
          if (ended?.email) await postMail(tx, await statusEndedMail(ended.email, PUBLIC_URL))
        }
      }),
  }
}
