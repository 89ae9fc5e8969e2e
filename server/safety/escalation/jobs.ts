import { asSystem } from '#server/platform/db.ts'
import type { Job, Queue } from '#server/platform/jobs.ts'
import { log } from '#server/platform/log.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { claimNotices, findAddresses, findPeopleToAttend, findPersonOf } from './data.ts'
import { waitingForAdminMail, waitingMail } from './mails.ts'

interface Settings {
  PUBLIC_URL: string
}

/** Writes to the provider at once: a trigger puts each new alert, and each one raised again, into the queue. */
export function safetyAlertNotices(settings: Settings): Queue {
  return {
    name: 'safety.tell',
    run: async ({ id }) => {
      const user_id = await asSystem('find whose alert is told', (tx) => findPersonOf(tx, id))
      if (user_id) await attend(user_id, settings)
      return 'done'
    },
  }
}

/**
 * Writes to the next people where no provider has taken a step in time, and to a provider whose next
 * step is due. It looks at the database for what is due, so that it makes up for a server that was down.
 */
export function escalateSafetyAlerts(settings: Settings): Job {
  return {
    name: 'safety.escalate',
    every: 'minute',
    run: async () => {
      const people = await asSystem('find alerts that wait', findPeopleToAttend)
      for (const user_id of people)
        // A failure does not stop the notification of the others.
        await attend(user_id, settings).catch((error: unknown) =>
          log.error({ err: error }, 'a safety alert was not escalated'),
        )
    },
  }
}

/**
 * Marks and email are one transaction. An email may come twice rather than not at all: it is not
 * `at_most_once`, and it goes before others.
 */
async function attend(user_id: string, { PUBLIC_URL }: Settings): Promise<void> {
  await asSystem('tell of a safety alert', async (tx) => {
    const due = await claimNotices(tx, user_id)
    for (const address of await findAddresses(tx, due.providers))
      await postMail(tx, await waitingMail(address, PUBLIC_URL))
    for (const address of await findAddresses(tx, due.admins))
      await postMail(tx, await waitingForAdminMail(address, PUBLIC_URL))
  })
}
