import { asSystem } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { postMail } from '#server/platform/mail.ts'
import { claimUntold, findReader } from './data.ts'
import { newMessageMail } from './mails.ts'

/** Writes to people who have left a message unread, once for each thread until they read it. */
export function tellOfMessages(settings: { PUBLIC_URL: string }): Job {
  return {
    name: 'messages.tell',
    every: 'minute',
    run: async () => {
      while ((await tellSome(settings.PUBLIC_URL)) > 0);
    },
  }
}

/** The letters and the mark that they were written stand together, or not at all. @returns how many threads were due */
async function tellSome(publicUrl: string): Promise<number> {
  return asSystem('tell of messages', async (tx) => {
    const { count, people } = await claimUntold(tx)
    for (const person of people) {
      const reader = await findReader(tx, person)
      if (reader)
        await postMail(tx, await newMessageMail(reader, publicUrl), { at_most_once: true })
    }
    return count
  })
}
