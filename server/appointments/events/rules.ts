import type { AppointmentStatus, Party } from '#domain/appointments/course.ts'
import type { Occasion } from '../mails.ts'

/** What happened, and how what it happened to stands now. */
export interface Happening {
  kind: 'requested' | 'confirmed' | 'declined' | 'cancelled' | 'lapsed' | 'offered' | 'called_off'
  status: AppointmentStatus
  requested_by: Party
  cancelled_by: Party | 'system' | null
  cancelled_at: Date | null
  appointment_time: Date
  /** Of an offer alone. */
  answer: string | null
  expires_at: Date | null
  /** Whether another appointment took its place. */
  is_replaced: boolean
}

/**
 * What there is to tell of a happening at this moment; undefined where it is not true any more. A
 * letter may be written late: whoever reads "please confirm" must still be able to.
 */
export function occasionOf(happening: Happening, now: Date): Occasion | undefined {
  const { kind, status, requested_by, cancelled_by, appointment_time } = happening
  const isAhead = now < appointment_time
  const isAskedByPatient = requested_by === 'patient'
  switch (kind) {
    case 'requested':
      if (status !== 'requested' || !isAhead) return undefined
      return isAskedByPatient ? 'asked' : 'proposed'
    case 'confirmed':
      if (status !== 'confirmed' || !isAhead) return undefined
      return isAskedByPatient ? 'confirmed' : 'accepted'
    case 'declined':
      return isAskedByPatient ? 'declined' : 'turned_down'
    case 'cancelled':
      if (cancelled_by === 'provider') return 'taken_back'
      return happening.is_replaced ? 'given_back' : 'cancelled'
    case 'called_off':
      return 'called_off'
    case 'lapsed': {
      const { cancelled_at } = happening
      if (cancelled_at && cancelled_at < appointment_time) return 'called_off'
      return isAskedByPatient ? 'unanswered' : 'not_accepted'
    }
    case 'offered':
      return !happening.answer && happening.expires_at && now < happening.expires_at
        ? 'offered'
        : undefined
  }
}
