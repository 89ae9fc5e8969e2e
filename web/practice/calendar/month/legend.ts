import { appointmentStatuses } from '#domain/appointments/status.ts'
import { wordOfStatus } from '#web/appointments/texts.ts'

/**
 * What each colour of the calendar means: the class `held-KEY` of `scheduler.css`, and its label.
 */
export const legend: readonly (readonly [key: string, word: string])[] = [
  ...appointmentStatuses.map((status) => [status, wordOfStatus(status)] as const),
  ['today', 'Today'],
]
