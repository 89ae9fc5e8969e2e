import { now } from '#server/platform/clock.ts'
import { asSystem, type Transaction } from '#server/platform/db.ts'
import type { Queue } from '#server/platform/jobs.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { readCostsOf } from '../costs/data.ts'
import { type NotificationType, withCost, writeEmail } from '../mails.ts'
import {
  claimEvents,
  type AppointmentEvent,
  findReaders,
  keepPatientMail,
  markAsNotified,
} from './data.ts'
import { notificationTypeOf } from './notification-type.ts'

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

/** Notifies of an event: its emails and the mark that they were written are committed together, or not at all. */
async function notifyOf(id: string, publicUrl: string): Promise<void> {
  await asSystem('notify of an appointment', async (tx) => {
    const events = await claimEvents(tx, id)
    if (events.length === 0) return
    await markAsNotified(
      tx,
      events.map((event) => event.id),
    )
    const at = now()
    // Of a series some may have changed since: each email is about those of which the same is true.
    const byType = Map.groupBy(events, (event) => notificationTypeOf(event, at))
    for (const [type, same] of byType) if (type) await writeAll(tx, type, same, publicUrl)
  })
}

/** Writes to both about one appointment, or about several of a series. */
async function writeAll(
  tx: Transaction,
  type: NotificationType,
  events: readonly AppointmentEvent[],
  publicUrl: string,
) {
  const [first] = events
  if (!first) return
  const appointment = {
    ...first,
    costs: await readCosts(tx, type, events),
    moved_times: isMove(type) ? events.flatMap(({ moved_time }) => moved_time ?? []) : [],
    series_times: events.length > 1 ? events.map((event) => event.appointment_time) : [],
  }
  for (const reader of await findReaders(tx, first, 'appointments')) {
    const email = await writeEmail(type, appointment, reader, publicUrl)
    if (!email) continue
    const mail_id = await postMail(tx, email, { at_most_once: true })
    if (reader.is === 'patient')
      await keepPatientMail(
        tx,
        events.map((event) => event.id),
        mail_id,
      )
  }
}

const isMove = (type: NotificationType) =>
  type === 'moved' || type === 'moved_by_provider' || type === 'rebooked'

/** What the sessions cost their patient, where the email says it. */
async function readCosts(
  tx: Transaction,
  type: NotificationType,
  events: readonly AppointmentEvent[],
) {
  if (!withCost.includes(type)) return []
  const costs = await readCostsOf(tx, events[0]!.patient_id)
  return events.flatMap(({ appointment_id }) => costs.get(appointment_id ?? '') ?? [])
}
