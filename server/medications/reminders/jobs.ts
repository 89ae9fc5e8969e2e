import { now } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { claimDueDoses, deleteReminders } from './data.ts'
import { writeRefillReminder, writeReminder } from './mails.ts'
import { claimRefills } from './refills/data.ts'

/** Minutes after which a reminder is of no use. */
const stale = 60

/** Reminds those who asked for it of a dose whose time has come. */
export function remindOfDoses(settings: { PUBLIC_URL: string }): Job {
  return {
    name: 'medications.remind',
    every: 'minute',
    run: () => remindAt(now(), settings.PUBLIC_URL),
  }
}

/** Writes all reminders that are due at a moment: each is marked and in the outbox together. */
export async function remindAt(at: Date, publicUrl: string) {
  for (;;) {
    const count = await asSystem('remind of doses', async (tx) => {
      const due = await claimDueDoses(tx, at)
      const not_after = new Date(at.getTime() + stale * 60_000)
      for (const { address, times } of due.letters)
        await postMail(tx, await writeReminder(address, times, publicUrl), {
          at_most_once: true,
          not_after,
        })
      return due.count
    })
    if (count === 0) break
  }
  await asSystem('forget old reminders of doses', (tx) => deleteReminders(tx, at))
}

/** Reminds those who asked for reminders of a medicine that ends within 7 days. */
export function remindOfRefills(settings: { PUBLIC_URL: string }): Job {
  return {
    name: 'medications.refill',
    every: 'hour',
    run: () => remindOfRefillsAt(now(), settings.PUBLIC_URL),
  }
}

/** Writes each person one email, once for each day on which a supply of theirs ends. */
export async function remindOfRefillsAt(at: Date, publicUrl: string) {
  let after: string | null = null
  do {
    const from: string | null = after
    after = await asSystem('remind of refills', async (tx) => {
      const { addresses, last } = await claimRefills(tx, at, from)
      for (const address of addresses)
        await postMail(tx, await writeRefillReminder(address, publicUrl), { at_most_once: true })
      return last
    })
  } while (after !== null)
}
