import type { Appointment } from '#domain/appointments/schema.ts'
import { dayOf, formatDay, formatTime } from '#web/platform/values/dates.ts'
import { daysBetween } from '#domain/values/lusaka.ts'
import { awayWords } from './away.ts'
import { isProposal } from './order.ts'

/** An appointment within so many days comes before all that is less urgent. */
const nearDays = 2

/** What the next appointment requires of the patient, as text. */
export interface VisitStep {
  title: string
  text: string
  /** Whether a provider has proposed it and the patient has not answered. */
  isProposed: boolean
  /**
   * Whether the visit precedes less urgent steps: it is soon, or the provider expects an answer.
   */
  isNear: boolean
}

/** @param now milliseconds */
export function visitStep(appointment: Appointment, now: number): VisitStep {
  const { appointment_time, session_type, provider, status } = appointment
  const when = `${formatDay(appointment_time)}, ${formatTime(appointment_time)}`
  const how = `${session_type}${provider ? `, with ${provider.full_name}` : ''}`
  if (isProposal(appointment))
    return {
      title: 'Can you come at this time?',
      text: `${when}. ${how}.${appointment.provider_away ? ` ${awayWords(appointment)}` : ''}`,
      isProposed: true,
      isNear: true,
    }
  const days = daysBetween(dayOf(now), dayOf(appointment_time))
  const distance = days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
  const start = `${distance}, ${formatTime(appointment_time)}`
  if (appointment.provider_away)
    return {
      title: `Not as planned: your appointment ${start}`,
      text: `${days > 1 ? `${formatDay(appointment_time)}. ` : ''}${awayWords(appointment)}`,
      isProposed: false,
      isNear: days <= nearDays,
    }
  const waits = status === 'requested' ? ' It is not confirmed yet.' : ''
  return {
    title: `Your appointment is ${start}`,
    text: `${days > 1 ? `${formatDay(appointment_time)}. ` : ''}${how}.${waits}`,
    isProposed: false,
    isNear: days <= nearDays,
  }
}
