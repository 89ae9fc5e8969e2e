import { now } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import type { Queue } from '#server/platform/jobs.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { writeEmail } from '../mails.ts'
import { claimEvent, findReaders, markAsNotified } from './data.ts'
import { notificationTypeOf } from './rules.ts'

/** Writes to both about what happened to their appointments. A trigger puts each event into the queue. */
export function appointmentEvents(settings: { PUBLIC_URL: string }): Queue {
  return {
    name: 'appointments.tell',
    run: async ({ id }) => {
      await notifyOf(id, settings.PUBLIC_URL)
      return 'done'
    },
  }
}

/** Notifies of one event: its emails and the mark that they were written are committed together, or not at all. */
async function notifyOf(id: string, publicUrl: string): Promise<void> {
  await asSystem('tell of an appointment', async (tx) => {
    const event = await claimEvent(tx, id)
    if (!event) return
    await markAsNotified(tx, id)
    const type = notificationTypeOf(event, now())
    if (!type) return
    for (const reader of await findReaders(tx, event, 'appointments')) {
      const email = await writeEmail(type, event, reader, publicUrl)
      if (email) await postMail(tx, email, { at_most_once: true })
    }
  })
}
