import type { Party } from '#domain/appointments/course.ts'
import { writtenInLusaka } from '#server/platform/clock.ts'
import { layOut } from '#server/platform/letter.ts'
import type { Mail } from '#server/platform/mail.ts'

/** What a letter tells of an appointment. Who the patient is, it never tells: the name is not even here. */
export interface Told {
  appointment_time: Date
  session_type: string
  /** Null where that account has been erased. */
  provider_name: string | null
  /** The appointment that is given back once this one is confirmed. */
  replaced_time: Date | null
  /** How long an offer stands. */
  expires_at: Date | null
}

export interface Reader {
  address: string
  is: Party
  /** Where on the site they find their appointments. */
  place: '/appointments' | '/book-appointment' | '/appointment-scheduler'
}

interface Words {
  /** Stands before the hour in the subject. */
  subject: string
  /** First lines of the letter to each; who has none gets no letter. */
  patient?: (when: string) => string
  provider?: (when: string) => string
}

/**
 * What can be told. A subject and a first line are read over a shoulder and on a locked screen: they
 * know a day and an hour, and not what for, nor with whom.
 */
const words = {
  asked: {
    subject: 'Asked for',
    patient: (when) => `You asked for ${when}. We write again as soon as there is an answer.`,
    provider: (when) => `Somebody asked for ${when}. Please confirm or decline it.`,
  },
  proposed: {
    subject: 'Proposed',
    patient: (when) => `This time is proposed to you: ${when}. Please accept it or turn it down.`,
    provider: (when) => `You proposed ${when}. We write again as soon as there is an answer.`,
  },
  confirmed: {
    subject: 'Confirmed',
    patient: (when) => `Your appointment on ${when} is confirmed.`,
    provider: (when) => `You confirmed the appointment on ${when}.`,
  },
  accepted: {
    subject: 'Confirmed',
    patient: (when) => `You accepted ${when}. The appointment is confirmed.`,
    provider: (when) => `The time you proposed was accepted: ${when}.`,
  },
  declined: {
    subject: 'Declined',
    patient: (when) => `Your request for ${when} was declined. You can choose another time.`,
    provider: (when) => `You declined the request for ${when}.`,
  },
  turned_down: {
    subject: 'Turned down',
    patient: (when) => `You turned down ${when}. Nothing was booked.`,
    provider: (when) => `The time you proposed was turned down: ${when}. It is free again.`,
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
    subject: 'Taken back',
    patient: (when) => `A time that was proposed to you has been taken back: ${when}.`,
    provider: (when) => `You took back the time you proposed: ${when}.`,
  },
  unanswered: {
    subject: 'Not answered',
    patient: (when) =>
      `Your request for ${when} was not answered in time, so nothing was booked. We are sorry. You can choose another time.`,
    provider: (when) => `The request for ${when} was not answered in time and has lapsed.`,
  },
  not_accepted: {
    subject: 'Not accepted',
    patient: (when) => `You did not accept ${when} in time, so nothing was booked.`,
    provider: (when) => `The time you proposed was not accepted in time: ${when}.`,
  },
  called_off: {
    subject: 'Called off',
    patient: (when) =>
      `What was booked for ${when} cannot take place. We are sorry. You can choose another time.`,
    provider: (when) => `What was booked for ${when} cannot take place.`,
  },
  offered: {
    subject: 'Earlier time',
    patient: (when) => `A time earlier than yours has come free: ${when}.`,
  },
  reminder: {
    subject: 'Reminder',
    patient: (when) => `You have an appointment on ${when}.`,
    provider: (when) => `You have an appointment on ${when}.`,
  },
} satisfies Record<string, Words>

export type Occasion = keyof typeof words
export const occasions = Object.keys(words) as Occasion[]

const toChooseAgain: readonly Occasion[] = ['declined', 'unanswered', 'called_off']

/**
 * The letter to one of the two on an occasion.
 *
 * @returns undefined where this reader is told nothing then
 */
export async function writeLetter(
  occasion: Occasion,
  told: Told,
  reader: Reader,
  publicUrl: string,
): Promise<Mail | undefined> {
  const { subject, [reader.is]: firstLine }: Words = words[occasion]
  if (!firstLine) return undefined
  const when = writtenInLusaka(told.appointment_time)
  const isPatient = reader.is === 'patient'
  const isToChoose = isPatient && toChooseAgain.includes(occasion)
  return layOut({
    kind: occasion === 'reminder' ? 'reminder' : 'appointment',
    recipient: reader.address,
    subject: `${subject}: ${when}`,
    before: [
      firstLine(`${when} (time in Lusaka)`),
      ...(isPatient && told.replaced_time ? [aboutReplaced(occasion, told.replaced_time)] : []),
      ...(told.expires_at
        ? [
            `It is held for you until ${writtenInLusaka(told.expires_at)}. The appointment you have stays until the new one is confirmed.`,
          ]
        : []),
      ...(isPatient && told.provider_name ? [`With: ${told.provider_name}`] : []),
      `How: ${told.session_type}`,
    ],
    link: isToChoose
      ? { label: 'Choose another time', href: `${publicUrl}/book-appointment` }
      : {
          label: isPatient ? 'See my appointments' : 'Open the calendar',
          href: publicUrl + reader.place,
        },
    after: [`Mails like this one are turned on and off here: ${publicUrl}/account#mails`],
  })
}

function aboutReplaced(occasion: Occasion, time: Date): string {
  const when = writtenInLusaka(time)
  return occasion === 'confirmed'
    ? `It takes the place of your appointment on ${when}, which has been given back.`
    : `Your appointment on ${when} stays until this one is confirmed.`
}
