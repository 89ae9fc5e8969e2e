import { canStateOutcome } from '#domain/appointments/outcome.ts'
import {
  type AppointmentStatus,
  canTransition,
  type Participant,
  type SessionOutcome,
} from '#domain/appointments/status.ts'
import { Problem } from '#server/platform/problem.ts'
import { staleStatus } from '../../appointments/booking-problems.ts'

/** What a provider does to an appointment of theirs; neither for notes alone. */
interface Step {
  status: AppointmentStatus | undefined
  outcome: SessionOutcome | undefined
}

interface Change extends Partial<Step> {
  notes?: string | null | undefined
}

interface Stored {
  status: AppointmentStatus
  outcome: SessionOutcome | null
  notes: string | null
  /** Whether the front desk has marked that the patient did not come. */
  is_missed: boolean
}

/**
 * What a change says that is not so already. A session is completed as held where nothing else is stated, unless the
 * front desk has marked that its patient did not come. Where a server of an earlier version completed it, it has no
 * outcome and counts as held.
 */
export function newIn(found: Stored, { status, notes, ...stated }: Change) {
  const usual = found.is_missed ? ('patient_no_show' as const) : ('held' as const)
  const outcome = stated.outcome ?? (status === 'completed' ? usual : undefined)
  const isCompleted = found.status === 'completed'
  const isRepeated = isCompleted && status === 'completed' && outcome === (found.outcome ?? 'held')
  const written = notes === undefined ? undefined : notes || null
  return {
    status: isRepeated ? undefined : status,
    outcome: isRepeated || (isCompleted && outcome === found.outcome) ? undefined : outcome,
    notes: written === found.notes ? undefined : written,
  }
}

/** Of a visit that its provider would complete, and bill, before its booked end. */
const notOver = () =>
  new Problem(
    409,
    'not_over',
    'This visit is not over yet. It is completed, and billed, after its booked end. At the clinic, call the patient in: then you can complete it as soon as they leave.',
  )

/** Of notes that were changed since their provider opened them. */
export const staleNotes = () =>
  new Problem(
    409,
    'stale_notes',
    'These notes changed since you opened them. Compare them with yours, then save again.',
  )

/**
 * @param stored the notes as they are now
 * @param replaced those that their provider saw; undefined where they did not say
 * @throws Problem 409 where they differ: what was written in another window is not lost unseen
 */
export function requireSeen(stored: string | null, replaced: string | null | undefined): void {
  if (replaced !== undefined && (stored ?? '').trim() !== (replaced ?? '')) throw staleNotes()
}

/** @throws Problem 409 where the appointment cannot go on like that */
export function requireStep(
  appointment: Parameters<typeof canTransition>[0] & Parameters<typeof canStateOutcome>[0],
  { status: to, outcome }: Step,
  now: Date,
): void {
  if (to === undefined) {
    if (outcome && !canStateOutcome(appointment, 'provider', now)) throw staleStatus()
    return
  }
  if (!canTransition(appointment, to, 'provider', now, outcome))
    throw to === 'completed' && appointment.status === 'confirmed' ? notOver() : staleStatus()
  // A confirmed appointment is cancelled with a reason (../cancellations): it cannot be declined by mistake.
  if (to === 'cancelled' && appointment.status === 'confirmed') throw staleStatus()
}

/**
 * @param invoice what has been issued for a session that its provider missed
 * @throws Problem 409 where there is one
 */
export function requireNoInvoice(invoice: object | undefined): void {
  if (!invoice) return
  throw new Problem(
    409,
    'has_invoice',
    'This session has an invoice. Make the invoice void first, then change what happened.',
  )
}

/** @throws Problem 409 where no one could have called then, or the session is over */
export function requireReported(is_reported: boolean | null): void {
  if (!is_reported) throw staleStatus()
}

/** What a provider's step is called in the trace of their patient's record. */
export function nameOfStep({ status: to, outcome }: Step, requested_by: Participant): string {
  if (to === undefined) return outcome ? 'appointment.outcome' : 'appointment.note'
  if (to === 'confirmed') return 'appointment.confirm'
  if (to === 'completed') return 'appointment.complete'
  return requested_by === 'patient' ? 'appointment.decline' : 'appointment.take_back'
}
