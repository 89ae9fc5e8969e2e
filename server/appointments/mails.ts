import type { SessionCost } from '#domain/appointments/cost.ts'
import { placeOf, usualBring } from '#domain/appointments/bring.ts'
import { describeCosts } from '#domain/appointments/describe-costs.ts'
import type { Participant } from '#domain/appointments/status.ts'
import { callAddress, opensBefore } from '#domain/calls/window.ts'
import { brand } from '#domain/values/brand.ts'
import { writtenInLusaka } from '#server/platform/clock.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
import { renderText } from '#server/platform/mail/own-texts.ts'
import { ofDesk, ofStaff } from './staff-words.ts'

/** What an email says of an appointment. It never names the patient: the name is not even here. */
export interface NotifiedAppointment {
  appointment_time: Date
  session_type: string
  /** Whether the front desk proposed it or moved it for the provider. */
  by_desk?: boolean
  /** Whether neither of the two did what the email is about, but the front desk, an admin or a colleague. */
  by_staff?: boolean
  /** The name of the room of an in-person session; absent or null where it has none. */
  room?: string | null
  /** What the patient brings, as the visit type says; absent or null for what is usual. */
  bring?: string | null
  /** Null where that account has been erased. */
  provider_name: string | null
  /** The appointment that is released once this one is confirmed. */
  replaced_time: Date | null
  /** How long an offer is open. */
  expires_at: Date | null
  /** The appointment, for the address of its Virtual session; null where the email offers another time. */
  appointment_id: string | null
  /** What the sessions of the email cost their patient; empty where the email names no price. */
  costs: readonly SessionCost[]
  /** The times of the series that the email is about, in order; empty where it is about one appointment. */
  series_times: readonly Date[]
  /** The earlier times of the appointments that moved, in order; empty where the email is about no move. */
  moved_times: readonly Date[]
}

export interface Reader {
  address: string
  is: Participant
  /** Where on the site they find their appointments. */
  place: '/appointments' | '/book-appointment' | '/appointment-scheduler'
}

interface Words {
  /** Stands before the hour in the subject. */
  subject: string
  /** First line of the email; without one there is no email. */
  provider?: (when: string) => string
}

/**
 * What a provider reads. They do the same thirty times a day: about what they did themselves they get no email.
 * Others may see a subject and a first line on a locked screen: they contain a day and an hour, and not what for,
 * nor with whom. What a patient reads is in `domain/email-texts/texts/appointments.ts`.
 */
const words = {
  asked: {
    subject: 'Requested',
    provider: (when) => `You have a request for ${when}. Please confirm or decline it.`,
  },
  proposed: { subject: 'Proposed' },
  moved: {
    subject: 'Changed',
    provider: (when) => `An appointment was changed to ${when}. Please confirm or decline it.`,
  },
  moved_by_provider: { subject: 'Changed' },
  booked: { subject: 'Booked' },
  rebooked: { subject: 'Changed' },
  confirmed: { subject: 'Confirmed' },
  accepted: {
    subject: 'Confirmed',
    provider: (when) => `The time you proposed was accepted: ${when}.`,
  },
  declined: { subject: 'Declined' },
  turned_down: {
    subject: 'Declined',
    provider: (when) => `The time you proposed was declined: ${when}. It is free again.`,
  },
  cancelled: {
    subject: 'Cancelled',
    provider: (when) => `The appointment on ${when} was cancelled. The time is free again.`,
  },
  given_back: {
    subject: 'Cancelled',
    provider: (when) => `The appointment on ${when} was cancelled. The time is free again.`,
  },
  taken_back: { subject: 'Withdrawn' },
  unanswered: {
    subject: 'Not answered',
    provider: (when) => `The request for ${when} was not answered in time and has expired.`,
  },
  not_accepted: {
    subject: 'Not accepted',
    provider: (when) => `The time you proposed was not accepted in time: ${when}.`,
  },
  called_off: {
    subject: 'Cancelled',
    provider: (when) => `The appointment on ${when} is cancelled.`,
  },
  cancelled_by_provider: { subject: 'Cancelled' },
  not_reached: { subject: 'Not reached' },
  offered: { subject: 'Earlier time' },
  day_offered: { subject: 'A time is free' },
  reminder: {
    subject: 'Reminder',
    provider: (when) => `You have an appointment on ${when}.`,
  },
} satisfies Record<string, Words>

export type NotificationType = keyof typeof words

/** Emails about a session that takes place: how to join it is in them. */
const withJoining: readonly NotificationType[] = [
  'booked',
  'rebooked',
  'confirmed',
  'accepted',
  'reminder',
]

/** Emails that state the price for the patient. */
export const withCost: readonly NotificationType[] = [
  'asked',
  'proposed',
  'moved',
  'moved_by_provider',
  'booked',
  'rebooked',
  'confirmed',
  'accepted',
]

const toChooseAgain: readonly NotificationType[] = [
  'declined',
  'unanswered',
  'called_off',
  'cancelled_by_provider',
  'not_reached',
]

/**
 * The email to one of the two about an event. A patient gets a receipt of what they did.
 *
 * @returns undefined where this reader gets no email then
 */
export async function writeEmail(
  type: NotificationType,
  appointment: NotifiedAppointment,
  reader: Reader,
  publicUrl: string,
): Promise<Mail | undefined> {
  const kind = type === 'reminder' ? 'reminder' : 'appointment'
  const details = describe(type, appointment, reader, publicUrl)
  const time = nameTimes(appointment)
  const emails_page = `${publicUrl}/account/emails`
  if (reader.is === 'patient') {
    if (type === 'given_back') return undefined
    const place = toChooseAgain.includes(type) ? '/book-appointment' : reader.place
    const provider = appointment.provider_name ?? brand.name
    return renderText(
      type === 'called_off' ? 'appointment_cancelled_by_clinic' : `appointment_${type}`,
      { kind, recipient: reader.address, href: publicUrl + place },
      { time, details, provider, emails_page },
    )
  }
  const { subject, provider: said }: Words = words[type]
  const firstLine =
    (appointment.by_desk ? ofDesk[type] : undefined) ??
    (appointment.by_staff ? ofStaff[type] : undefined) ??
    said
  if (!firstLine) return undefined
  return renderEmail({
    kind,
    recipient: reader.address,
    subject: `${subject}: ${time}`,
    before: [firstLine(`${time} (time in Lusaka)`), ...details],
    link: { label: 'Open the calendar', href: publicUrl + reader.place },
    after: [`Emails like this one are turned on and off here: ${emails_page}`],
  })
}

/** What an email says after its first line. */
function describe(
  type: NotificationType,
  appointment: NotifiedAppointment,
  reader: Reader,
  publicUrl: string,
): string[] {
  const isPatient = reader.is === 'patient'
  return [
    ...(isPatient && appointment.replaced_time
      ? [aboutReplaced(type, appointment.replaced_time)]
      : []),
    ...(appointment.expires_at
      ? [
          `It is held for you until ${writtenInLusaka(appointment.expires_at)}. ${
            type === 'day_offered'
              ? 'If you do not answer, we offer it to the next person.'
              : 'The appointment you have stays until the new one is confirmed.'
          }`,
        ]
      : []),
    ...(isPatient && appointment.provider_name ? [`With: ${appointment.provider_name}`] : []),
    `How: ${appointment.session_type}`,
    ...(appointment.room ? [`Room: ${appointment.room}`] : []),
    ...(appointment.series_times.length > 0
      ? [`All times: ${appointment.series_times.map(writtenInLusaka).join('; ')}.`]
      : []),
    ...(appointment.moved_times.length > 0
      ? [`Before: ${appointment.moved_times.map(writtenInLusaka).join('; ')}.`]
      : []),
    ...(isPatient && appointment.costs.length > 0 && withCost.includes(type)
      ? [`Price: ${describeCosts(appointment.costs)}`]
      : []),
    ...(isPatient && withJoining.includes(type) && appointment.session_type === 'In-person'
      ? [`Where: ${placeOf(undefined)}`, appointment.bring || usualBring]
      : []),
    ...(withJoining.includes(type) ? joining(appointment, publicUrl) : []),
  ]
}

/** One time, or the first of several and how many more. */
function nameTimes({ appointment_time, series_times }: NotifiedAppointment): string {
  const first = writtenInLusaka(series_times[0] ?? appointment_time)
  return series_times.length > 1 ? `${first} and ${series_times.length - 1} more` : first
}

/** Where a Virtual session takes place: an address that only its two participants can use. */
function joining(
  { session_type, appointment_id, series_times }: NotifiedAppointment,
  publicUrl: string,
) {
  // An email about a series has no address: the reminder of each session has it.
  if (session_type !== 'Virtual' || !appointment_id || series_times.length > 0) return []
  return [
    `Join here, from ${opensBefore} minutes before: ${callAddress(publicUrl, appointment_id)}`,
  ]
}

function aboutReplaced(type: NotificationType, time: Date): string {
  const when = writtenInLusaka(time)
  return type === 'confirmed'
    ? `It replaces your appointment on ${when}, which is now cancelled.`
    : `Your appointment on ${when} stays until this one is confirmed.`
}
