import type { AppointmentStatus, Participant, SessionOutcome } from './status.ts'

interface CompletedSession {
  status: AppointmentStatus
  /** Null where none is stated: a server of an earlier version completed it. */
  outcome: SessionOutcome | null
  appointment_time: string | Date
}

const minute = 60_000
const week = 7 * 24 * 60 * minute

/** Minutes after the start from which a patient may state that the provider did not come. */
const absentAfter = 15

const startOf = (session: { appointment_time: string | Date }) =>
  new Date(session.appointment_time).getTime()

/** Whether one of the two did not come to a session. Without an outcome it counts as held. */
export const wasMissed = ({ outcome }: { outcome: SessionOutcome | null }): boolean =>
  outcome !== null && outcome !== 'held'

/**
 * Whether one of the two may state, or change, the outcome of a completed session: its provider,
 * within a week. The database keeps the same rule: `practice.keep_course` in `database/`.
 */
export function canStateOutcome(session: CompletedSession, by: Participant, now: Date): boolean {
  if (by !== 'provider' || session.status !== 'completed') return false
  return session.outcome === null || now.getTime() < startOf(session) + week
}

/**
 * Whether the provider of a session may share notes on it with its patient. The database keeps the same
 * rule: `practice.share_notes` in `database/`.
 */
export const canShareNotes = (session: Pick<CompletedSession, 'status' | 'outcome'>): boolean =>
  session.status === 'completed' && !wasMissed(session)

interface ReportableSession extends CompletedSession {
  absence_reported_at: string | Date | null
}

/**
 * Whether the patient may state at this moment that the provider did not come. The database keeps the
 * same rule: `practice.report_absence` in `database/`.
 */
export function canReportAbsence(session: ReportableSession, now: Date): boolean {
  const { status, outcome, absence_reported_at } = session
  if (absence_reported_at !== null || outcome === 'provider_no_show') return false
  if (status !== 'confirmed' && status !== 'completed') return false
  const since = now.getTime() - startOf(session)
  return since >= absentAfter * minute && since < week
}
