import { halfHour } from '#domain/calls/data-cost.ts'
import type { AppointmentStatus } from '#domain/appointments/status.ts'
import type { SessionType } from '#domain/appointments/slots.ts'

/** The notices of this feature, word for word (docs/specification.md, "Notices"). */
export const notices = {
  requested: {
    title: 'Appointment Requested!',
    text: 'Your appointment has been successfully requested. You will be notified upon confirmation.',
  },
  cancelled: { title: 'Success', text: 'Appointment cancelled.' },
  notCancelled: {
    title: 'Error',
    text: 'Could not cancel the appointment.',
    kind: 'destructive',
  },
  accepted: { title: 'Success', text: 'Appointment confirmed.' },
  acceptedAll: { title: 'Success', text: 'Appointments confirmed.' },
  cancelledAll: { title: 'Success', text: 'Appointments cancelled.' },
  declinedAll: { title: 'Success', text: 'Appointments declined.' },
  declined: { title: 'Success', text: 'Appointment declined.' },
  offerTaken: {
    title: 'Success',
    text: 'The earlier time is requested. What you have stays yours until it is confirmed.',
  },
  offerLeft: { title: 'Success', text: 'You keep the appointment that you have.' },
} as const

/** The steps of the wizard (docs/specification.md, "Booking wizard"). */
export const steps = ['Session Type', 'Date & Time', 'Confirmation'] as const

/** What each session type means for the patient. */
export const sessionTypeDetails: Readonly<Record<SessionType, string>> = {
  Virtual: `A call in this app, by voice or video. Voice needs about ${halfHour.voice} MB for 30 minutes.`,
  Phone: 'A call to the number you gave us. It needs no data.',
  'In-person': 'Face to face in Lusaka.',
}

const statusLabels: Readonly<Record<AppointmentStatus, string>> = {
  requested: 'Requested',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

/**
 * The text of a status; 'Unknown' for one that we do not know (docs/specification.md, "Appointment
 * status").
 */
export function wordOfStatus(status: string): string {
  return Object.hasOwn(statusLabels, status) ? statusLabels[status as AppointmentStatus] : 'Unknown'
}
