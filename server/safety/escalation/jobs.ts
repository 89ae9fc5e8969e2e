import { now } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import type { Job, Queue } from '#server/platform/jobs.ts'
import { log } from '#server/platform/log.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import {
  claimNotices,
  findAddresses,
  findPeopleToAttend,
  findPersonOf,
  findRecentMail,
  isReminder,
  recordNotice,
} from './data.ts'
import { waitingMail } from './mails.ts'

interface Settings {
  PUBLIC_URL: string
  /** The hour in Lusaka decides what is repeated; the clock of the server without it. */
  clock?: () => Date
}

/** Writes to the provider at once: a trigger puts each new alert, and each one raised again, into the queue. */
export function safetyAlertNotices(settings: Settings): Queue {
  return {
    name: 'safety.tell',
    run: async ({ id }) => {
      const user_id = await asSystem('find whose alert is notified', (tx) => findPersonOf(tx, id))
      if (user_id) await attend(user_id, settings)
      return 'done'
    },
  }
}

/**
 * Writes to the next people where no provider has taken a step in time, again to those who were notified, and to
 * a provider whose next step is due. It looks at the database for what is due, so that it makes up for a server that was down.
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
async function attend(user_id: string, { PUBLIC_URL, clock = now }: Settings): Promise<void> {
  await asSystem('tell of a safety alert', async (tx) => {
    const due = await claimNotices(tx, user_id, clock())
    const ids = due.map(({ recipient_id }) => recipient_id)
    const addresses = await findAddresses(tx, ids)
    for (const { recipient_id, says } of due) {
      const address = addresses.get(recipient_id)
      if (address === undefined) continue
      // Emails name no one: one an hour reminds of all alerts that still wait.
      const recent = isReminder(says) ? await findRecentMail(tx, recipient_id) : undefined
      const mail_id = recent ?? (await postMail(tx, await waitingMail(address, PUBLIC_URL, says)))
      await recordNotice(tx, { user_id, recipient_id, mail_id })
    }
  })
}
