import { now } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import type { Queue } from '#server/platform/jobs.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { writeEmail } from '../mails.ts'
import { claimEvent, findReaders, markAsNotified } from './data.ts'
import { occasionOf } from './rules.ts'

/** Writes to both about what happened to their appointments. A trigger puts each event into the queue. */
export function appointmentEvents(settings: { PUBLIC_URL: string }): Queue {
  return {
    name: 'appointments.tell',
    run: async ({ id }) => {
      await tellOf(id, settings.PUBLIC_URL)
      return 'done'
    },
  }
}

/** Notifies of one event: its emails and the mark that they were written are committed together, or not at all. */
async function tellOf(id: string, publicUrl: string): Promise<void> {
  await asSystem('tell of an appointment', async (tx) => {
    const event = await claimEvent(tx, id)
    if (!event) return
    await markAsNotified(tx, id)
    const occasion = occasionOf(event, now())
    if (!occasion) return
    for (const reader of await findReaders(tx, event, 'appointments')) {
      const letter = await writeEmail(occasion, event, reader, publicUrl)
      if (letter) await postMail(tx, letter, { at_most_once: true })
    }
  })
}
