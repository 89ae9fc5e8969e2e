import type { AgreedHow } from '#domain/appointments/agreement.ts'
import type { AppointmentStatus, Participant } from '#domain/appointments/status.ts'
import type { NotificationType } from '../mails.ts'

/** What happened, and the present status of the appointment. */
export interface Happening {
  kind:
    | 'requested'
    | 'confirmed'
    | 'declined'
    | 'cancelled'
    | 'lapsed'
    | 'offered'
    | 'called_off'
    | 'no_answer'
  status: AppointmentStatus
  requested_by: Participant
  cancelled_by: Participant | 'system' | null
  cancelled_at: Date | null
  appointment_time: Date
  /** Of an offer alone. */
  answer: string | null
  expires_at: Date | null
  /** Whether the offer is of the list of a full day. */
  is_of_day?: boolean
  /** Whether another appointment took its place. */
  is_replaced: boolean
  /** Whether it was cancelled because it moved to another time: the email is about that one. */
  is_moved: boolean
  /** When the appointment was that moved to this time. */
  moved_time: Date | null
  /** How its patient agreed with staff; null where they answered themselves. */
  agreed_how: AgreedHow | null
}

/**
 * The notification of an event at this moment; undefined where it is not true any more. An
 * email may be late: a reader of "please confirm" must still be able to.
 */
export function notificationTypeOf(happening: Happening, now: Date): NotificationType | undefined {
  const { kind, status, requested_by, cancelled_by, appointment_time } = happening
  const isUpcoming = now < appointment_time
  const isAskedByPatient = requested_by === 'patient'
  if (happening.is_moved) return undefined
  switch (kind) {
    case 'requested':
      if (status !== 'requested' || !isUpcoming) return undefined
      if (happening.moved_time) return isAskedByPatient ? 'moved' : 'moved_by_provider'
      return isAskedByPatient ? 'asked' : 'proposed'
    case 'confirmed':
      if (status !== 'confirmed' || !isUpcoming) return undefined
      if (happening.agreed_how) return happening.moved_time ? 'rebooked' : 'booked'
      return isAskedByPatient ? 'confirmed' : 'accepted'
    case 'declined':
      return isAskedByPatient ? 'declined' : 'turned_down'
    case 'cancelled':
      if (cancelled_by === 'provider') return 'taken_back'
      return happening.is_replaced ? 'given_back' : 'cancelled'
    case 'called_off':
      return 'cancelled_by_provider'
    case 'no_answer':
      return 'not_reached'
    case 'lapsed': {
      const { cancelled_at } = happening
      if (cancelled_at && cancelled_at < appointment_time) return 'called_off'
      return isAskedByPatient ? 'unanswered' : 'not_accepted'
    }
    case 'offered':
      return !happening.answer && happening.expires_at && now < happening.expires_at
        ? happening.is_of_day
          ? 'day_offered'
          : 'offered'
        : undefined
  }
}
