import { asSystem } from '#server/platform/db.ts'
import { now } from '#server/platform/clock.ts'
import type { Job } from '#server/platform/jobs.ts'
import { log } from '#server/platform/log.ts'
import { postMail } from '#server/platform/mail.ts'
import { writeLetter } from '../mails.ts'
import { claimEvent, findReaders, listUntold, markAsTold } from './data.ts'
import { occasionOf } from './rules.ts'

/** Writes to both about what happened to their appointments. */
export function tellOfAppointments(settings: { PUBLIC_URL: string }): Job {
  return {
    name: 'appointments.tell',
    every: 'minute',
    run: async () => {
      const ids = await asSystem('look for what is to be told', listUntold)
      for (const id of ids)
        await tellOf(id, settings.PUBLIC_URL).catch((error: unknown) =>
          log.warn({ err: error, event_id: id }, 'an appointment event was not told'),
        )
    },
  }
}

/** Tells one event: its letters and the mark that it was told are written together, or not at all. */
export async function tellOf(id: string, publicUrl: string): Promise<void> {
  await asSystem('tell of an appointment', async (tx) => {
    const event = await claimEvent(tx, id)
    if (!event) return
    await markAsTold(tx, id)
    const occasion = occasionOf(event, now())
    if (!occasion) return
    for (const reader of await findReaders(tx, event, 'appointments')) {
      const letter = await writeLetter(occasion, event, reader, publicUrl)
      if (letter) await postMail(tx, letter, { at_most_once: true })
    }
  })
}
