import { asSystem } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { claimUnnotified, findReader } from './data.ts'
import { newMessageMail } from './mails.ts'

/** Writes to people who have left a message unread, once for each thread until they read it. */
export function notifyOfMessages(settings: { PUBLIC_URL: string }): Job {
  return {
    name: 'messages.tell',
    every: 'minute',
    run: async () => {
      while ((await notifySome(settings.PUBLIC_URL)) > 0);
    },
  }
}

/** Emails and their mark are written together, or not at all. @returns how many threads were due */
async function notifySome(publicUrl: string): Promise<number> {
  return asSystem('tell of messages', async (tx) => {
    const { count, people } = await claimUnnotified(tx)
    for (const { user_id, isUrgent } of people) {
      const reader = await findReader(tx, user_id, isUrgent)
      if (!reader) continue
      const mail = await newMessageMail({ ...reader, isUrgent }, publicUrl)
      // Where a life may depend on it, an email may come twice rather than not at all.
      await postMail(tx, mail, { at_most_once: !isUrgent })
    }
    return count
  })
}
