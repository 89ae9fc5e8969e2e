import { now } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import type { Job } from '#server/platform/jobs.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { findReaders } from '../events/data.ts'
import { writeEmail } from '../mails.ts'
import { claimDue } from './data.ts'
import { type ReminderKind, reminderKinds, reminders } from './reminder-kinds.ts'

/** Reminds both of a confirmed appointment, one day and one hour before. */
export function remind(settings: { PUBLIC_URL: string }): Job {
  return {
    name: 'appointments.remind',
    every: 'minute',
    run: async () => {
      for (const kind of reminderKinds) await writeReminders(kind, now(), settings.PUBLIC_URL)
    },
  }
}

/** Writes all reminders of a kind that are due at a moment. Each is marked and in the outbox together. */
export async function writeReminders(kind: ReminderKind, at: Date, publicUrl: string) {
  for (;;) {
    const count = await asSystem('remind of appointments', async (tx) => {
      const due = await claimDue(tx, kind, at)
      for (const appointment of due) {
        const not_after = new Date(appointment.appointment_time.getTime() - reminders[kind].stale)
        for (const reader of await findReaders(tx, appointment, 'reminders')) {
          const notified = { ...appointment, costs: [], series_times: [], moved_times: [] }
          const email = await writeEmail('reminder', notified, reader, publicUrl)
          if (email) await postMail(tx, email, { at_most_once: true, not_after })
        }
      }
      return due.length
    })
    if (count === 0) return
  }
}
