import { now } from '#server/platform/clock.ts'
import { asSystem, type Transaction } from '#server/platform/db.ts'
import type { Queue } from '#server/platform/jobs.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { readCostsOf } from '../costs/data.ts'
import { type NotificationType, withCost, writeEmail } from '../mails.ts'
import { claimEvent, type Event, findReaders, markAsNotified } from './data.ts'
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
    const appointment = { ...event, cost: await readCost(tx, type, event) }
    for (const reader of await findReaders(tx, event, 'appointments')) {
      const email = await writeEmail(type, appointment, reader, publicUrl)
      if (email) await postMail(tx, email, { at_most_once: true })
    }
  })
}

/** What the session costs its patient, where the email says it. */
async function readCost(
  tx: Transaction,
  type: NotificationType,
  { appointment_id, patient_id }: Event,
) {
  if (!appointment_id || !withCost.includes(type)) return null
  return (await readCostsOf(tx, patient_id)).get(appointment_id) ?? null
}
