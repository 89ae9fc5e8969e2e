import type { EmailText } from '../email-text.ts'
import { emailsPage } from '../email-text.ts'

const placeholders = {
  time: {
    means: 'Day and time of the appointment, or of the first of several and how many more',
    sample: 'Thursday 12 November 2026, 10:00',
    isRequired: true,
  },
  details: {
    means: 'What else there is to know: who it is with, how, where, the price, how to join',
    sample: [
      'With: Chileshe Mumba',
      'How: In-person',
      'Room: Room 3',
      'Where: Plot 12, Independence Avenue, Lusaka',
    ],
    isRequired: true,
    isBlock: true,
    isPrivate: true,
  },
  provider: {
    means: 'The name of the provider, or of the clinic where there is none',
    sample: 'Chileshe Mumba',
    isPrivate: true,
  },
  ...emailsPage,
} as const satisfies EmailText['placeholders']

const see = 'See my appointments'
const again = 'Choose another time'

const about = <const Name extends string>(
  name: Name,
  purpose: string,
  subject: string,
  first: string,
  button = see,
) => ({
  group: 'Appointments',
  name,
  purpose,
  usual: {
    subject: `${subject}: {time}`,
    body: `${first}\n\n{details}\n\n{link}\n\nEmails like this one are turned on and off here: {emails_page}`,
    button,
  },
  placeholders,
})

const when = '{time} (time in Lusaka)'
const cancelled = `Your appointment on ${when} is cancelled. We are sorry. You can choose another time.`

/** The emails to patients about their appointments, by what has happened (server/appointments/mails.ts). */
export const appointmentTexts = {
  appointment_asked: about(
    'Requested',
    'A patient has requested a time.',
    'Requested',
    `You requested ${when}. We will email you when there is an answer.`,
  ),
  appointment_proposed: about(
    'Proposed',
    'A time is proposed to a patient, who accepts or declines it.',
    'Proposed',
    `This time is proposed to you: ${when}. Please accept or decline it.`,
  ),
  appointment_moved: about(
    'Changed by the patient',
    'A patient has moved an appointment, and waits for the answer.',
    'Changed',
    `You changed your appointment to ${when}. We will email you when there is an answer.`,
  ),
  appointment_moved_by_provider: about(
    'Another time proposed',
    'Another time is proposed for an appointment. The patient accepts or declines it.',
    'Changed',
    `Your appointment was changed to ${when}. Please accept or decline it.`,
  ),
  appointment_booked: about(
    'Booked as agreed',
    'An appointment was booked for a patient, as agreed with them.',
    'Booked',
    `Your appointment on ${when} is booked, as agreed. If this is not right, please cancel it.`,
  ),
  appointment_rebooked: about(
    'Moved',
    'An appointment was moved, and the new time is booked.',
    'Changed',
    `Your appointment is now on ${when}. If you cannot come then, please cancel it or choose another time.`,
  ),
  appointment_confirmed: about(
    'Confirmed',
    'What a patient requested is confirmed.',
    'Confirmed',
    `Your appointment on ${when} is confirmed.`,
  ),
  appointment_accepted: about(
    'Accepted by the patient',
    'A patient has accepted a time.',
    'Confirmed',
    `You accepted ${when}. The appointment is confirmed.`,
  ),
  appointment_declined: about(
    'Declined',
    'What a patient requested was declined.',
    'Declined',
    `Your request for ${when} was declined. You can choose another time.`,
    again,
  ),
  appointment_turned_down: about(
    'Declined by the patient',
    'A patient has declined a proposed time.',
    'Declined',
    `You declined ${when}. Nothing was booked.`,
  ),
  appointment_cancelled: about(
    'Cancelled by the patient',
    'A patient has cancelled an appointment.',
    'Cancelled',
    `You cancelled the appointment on ${when}.`,
  ),
  appointment_taken_back: about(
    'Withdrawn',
    'A proposed time was withdrawn.',
    'Withdrawn',
    `A proposed time has been withdrawn: ${when}.`,
  ),
  appointment_unanswered: about(
    'Not answered',
    'A request was not answered in time.',
    'Not answered',
    `Your request for ${when} was not answered in time, so nothing was booked. We are sorry. You can choose another time.`,
    again,
  ),
  appointment_not_accepted: about(
    'Not accepted',
    'A patient did not accept a proposed time before it ended.',
    'Not accepted',
    `You did not accept ${when} in time, so nothing was booked.`,
  ),
  appointment_cancelled_by_clinic: about(
    'Cancelled by the clinic',
    'The clinic has cancelled an appointment.',
    'Cancelled',
    cancelled,
    again,
  ),
  appointment_cancelled_by_provider: about(
    'Cancelled by the provider',
    'The provider has cancelled an appointment.',
    'Cancelled',
    cancelled,
    again,
  ),
  appointment_not_reached: about(
    'Not reached',
    'A patient did not answer at the time of the appointment.',
    'Not reached',
    `We could not reach you for your appointment on ${when}. You can choose another time.`,
    again,
  ),
  appointment_offered: about(
    'An earlier time',
    'An earlier time is free for a patient on the waiting list.',
    'Earlier time',
    `An earlier time is available: ${when}.`,
  ),
  appointment_day_offered: about(
    'A time on a full day',
    'A time is free on a day that a patient waits for.',
    'A time is free',
    `A time is free on the day you wait for: ${when}.`,
  ),
  appointment_reminder: about(
    'Reminder',
    'One day and one hour before a confirmed appointment.',
    'Reminder',
    `You have an appointment on ${when}.`,
  ),
} satisfies Record<string, EmailText>
