import { callWindow } from '../calls/window.ts'
import type { Participant } from './status.ts'

interface Session {
  appointment_time: string | Date
  duration_minutes: number
}

/**
 * When the other one's number of a Phone session is shown, in milliseconds since 1970: to its patient
 * from ten minutes before, to its provider from a day before, and to both until half an hour after its
 * end, because it may run late. The database keeps the same rule (`practice.phone_of_session`,
 * `practice.provider_phone_of_session`).
 */
export function phoneShown(session: Session, to: Participant): { from: number; until: number } {
  const { from, until } = callWindow(session)
  const start = new Date(session.appointment_time).getTime()
  return { from: to === 'patient' ? from : start - 24 * 60 * 60_000, until }
}

/**
 * When the provider may say that no one answered: from the start until half an hour after the end. The
 * database keeps the same rule (`practice.report_no_answer`).
 */
export const noAnswerWindow = (session: Session): { from: number; until: number } => ({
  from: new Date(session.appointment_time).getTime(),
  until: callWindow(session).until,
})
