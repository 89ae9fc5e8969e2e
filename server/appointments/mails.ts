import type { SessionCost } from '#domain/appointments/cost.ts'
import { placeOf, usualBring } from '#domain/appointments/bring.ts'
import { describeCosts } from '#domain/appointments/describe-costs.ts'
import type { Participant } from '#domain/appointments/status.ts'
import { callAddress, opensBefore } from '#domain/calls/window.ts'
import { writtenInLusaka } from '#server/platform/clock.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import type { Mail } from '#server/platform/mail/mail.ts'
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
  /**
   * First lines of the email to each; a reader without one gets no email. A patient gets a receipt of what they
   * did. A provider, who does it forty times a day, does not.
   */
  patient?: (when: string) => string
  provider?: (when: string) => string
}

const sayCancelled = (when: string) =>
  `Your appointment on ${when} is cancelled. We are sorry. You can choose another time.`

/**
 * What an email can say. Others may see a subject and a first line on a locked screen: they
 * contain a day and an hour, and not what for, nor with whom.
 */
const words = {
  asked: {
    subject: 'Requested',
    patient: (when) => `You requested ${when}. We will email you when there is an answer.`,
    provider: (when) => `You have a request for ${when}. Please confirm or decline it.`,
  },
  proposed: {
    subject: 'Proposed',
    patient: (when) => `This time is proposed to you: ${when}. Please accept or decline it.`,
  },
  moved: {
    subject: 'Changed',
    patient: (when) =>
      `You changed your appointment to ${when}. We will email you when there is an answer.`,
    provider: (when) => `An appointment was changed to ${when}. Please confirm or decline it.`,
  },
  moved_by_provider: {
    subject: 'Changed',
    patient: (when) => `Your appointment was changed to ${when}. Please accept or decline it.`,
  },
  booked: {
    subject: 'Booked',
    patient: (when) =>
      `Your appointment on ${when} is booked, as agreed. If this is not right, please cancel it.`,
  },
  rebooked: {
    subject: 'Changed',
    patient: (when) =>
      `Your appointment is now on ${when}. If you cannot come then, please cancel it or choose another time.`,
  },
  confirmed: {
    subject: 'Confirmed',
    patient: (when) => `Your appointment on ${when} is confirmed.`,
  },
  accepted: {
    subject: 'Confirmed',
    patient: (when) => `You accepted ${when}. The appointment is confirmed.`,
    provider: (when) => `The time you proposed was accepted: ${when}.`,
  },
  declined: {
    subject: 'Declined',
    patient: (when) => `Your request for ${when} was declined. You can choose another time.`,
  },
  turned_down: {
    subject: 'Declined',
    patient: (when) => `You declined ${when}. Nothing was booked.`,
    provider: (when) => `The time you proposed was declined: ${when}. It is free again.`,
  },
  cancelled: {
    subject: 'Cancelled',
    patient: (when) => `You cancelled the appointment on ${when}.`,
    provider: (when) => `The appointment on ${when} was cancelled. The time is free again.`,
  },
  given_back: {
    subject: 'Cancelled',
    provider: (when) => `The appointment on ${when} was cancelled. The time is free again.`,
  },
  taken_back: {
    subject: 'Withdrawn',
    patient: (when) => `A proposed time has been withdrawn: ${when}.`,
  },
  unanswered: {
    subject: 'Not answered',
    patient: (when) =>
      `Your request for ${when} was not answered in time, so nothing was booked. We are sorry. You can choose another time.`,
    provider: (when) => `The request for ${when} was not answered in time and has expired.`,
  },
  not_accepted: {
    subject: 'Not accepted',
    patient: (when) => `You did not accept ${when} in time, so nothing was booked.`,
    provider: (when) => `The time you proposed was not accepted in time: ${when}.`,
  },
  called_off: {
    subject: 'Cancelled',
    patient: sayCancelled,
    provider: (when) => `The appointment on ${when} is cancelled.`,
  },
  cancelled_by_provider: {
    subject: 'Cancelled',
    patient: sayCancelled,
  },
  not_reached: {
    subject: 'Not reached',
    patient: (when) =>
      `We could not reach you for your appointment on ${when}. You can choose another time.`,
  },
  offered: {
    subject: 'Earlier time',
    patient: (when) => `An earlier time is available: ${when}.`,
  },
  day_offered: {
    subject: 'A time is free',
    patient: (when) => `A time is free on the day you wait for: ${when}.`,
  },
  reminder: {
    subject: 'Reminder',
    patient: (when) => `You have an appointment on ${when}.`,
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
 * The email to one of the two about an event.
 *
 * @returns undefined where this reader gets no email then
 */
export async function writeEmail(
  type: NotificationType,
  appointment: NotifiedAppointment,
  reader: Reader,
  publicUrl: string,
): Promise<Mail | undefined> {
  const { subject, [reader.is]: said }: Words = words[type]
  const isOfProvider = reader.is === 'provider'
  const firstLine =
    (isOfProvider && appointment.by_desk ? ofDesk[type] : undefined) ??
    (isOfProvider && appointment.by_staff ? ofStaff[type] : undefined) ??
    said
  if (!firstLine) return undefined
  const when = nameTimes(appointment)
  const isPatient = reader.is === 'patient'
  const isToChoose = isPatient && toChooseAgain.includes(type)
  return renderEmail({
    kind: type === 'reminder' ? 'reminder' : 'appointment',
    recipient: reader.address,
    subject: `${subject}: ${when}`,
    before: [
      firstLine(`${when} (time in Lusaka)`),
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
    ],
    link: isToChoose
      ? { label: 'Choose another time', href: `${publicUrl}/book-appointment` }
      : {
          label: isPatient ? 'See my appointments' : 'Open the calendar',
          href: publicUrl + reader.place,
        },
    after: [`Emails like this one are turned on and off here: ${publicUrl}/account/emails`],
  })
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
