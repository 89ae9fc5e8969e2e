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

/** Writes to both about one appointment, or about several of a series; to a provider not of what they did themselves. */
async function writeAll(
  tx: Transaction,
  type: NotificationType,
  events: readonly AppointmentEvent[],
  publicUrl: string,
) {
  const [any] = events
  if (!any) return
  const costs = await readCosts(tx, type, events)
  for (const reader of await findReaders(tx, any, 'appointments')) {
    const news = reader.is === 'provider' ? events.filter(isByAnother) : events
    const [first] = news
    if (!first) continue
    const appointment = {
      ...first,
      by_staff: isByStaff(first),
      costs,
      moved_times: isMove(type) ? news.flatMap(({ moved_time }) => moved_time ?? []) : [],
      series_times: news.length > 1 ? news.map((event) => event.appointment_time) : [],
    }
    const email = await writeEmail(type, appointment, reader, publicUrl)
    if (!email) continue
    const mail_id = await postMail(tx, email, { at_most_once: !mustArrive.includes(type) })
    if (reader.is === 'patient')
      await keepPatientMail(
        tx,
        events.map((event) => event.id),
        mail_id,
      )
  }
}

/**
 * Emails without which a person would come to a visit that is not there, or miss one: where a server was killed while
 * it sent them, twice is better than never.
 */
const mustArrive: readonly NotificationType[] = [
  'cancelled',
  'cancelled_by_provider',
  'called_off',
  'taken_back',
  'given_back',
  'declined',
  'turned_down',
  'unanswered',
  'not_accepted',
  'moved',
  'moved_by_provider',
  'rebooked',
]

const isByAnother = ({ acted_by, provider_id }: AppointmentEvent) =>
  acted_by === null || acted_by !== provider_id

/** Whether the front desk, an admin or a colleague did it: neither of the two, and no job. */
const isByStaff = ({ acted_by, provider_id, patient_id }: AppointmentEvent) =>
  acted_by !== null && acted_by !== provider_id && acted_by !== patient_id

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
