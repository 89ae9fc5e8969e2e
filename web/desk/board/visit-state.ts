import { minutesWaiting } from '#domain/appointments/attendance.ts'
import type { BoardVisit } from '#domain/desk/board-schema.ts'
import type { DeskAppointment } from '#domain/desk/schema.ts'

/** Where a visit is on its day, also while it is not confirmed and once it is cancelled. */
export type VisitState = Exclude<BoardVisit['state'], null> | 'requested' | 'cancelled'

export function stateOf({ state, status }: Pick<BoardVisit, 'state' | 'status'>): VisitState {
  return state ?? (status === 'cancelled' ? 'cancelled' : 'requested')
}

const words: Record<Exclude<VisitState, 'requested'>, string> = {
  booked: 'Booked',
  arrived: 'Arrived',
  with_provider: 'With the provider',
  done: 'Done',
  missed: 'Did not come',
  cancelled: 'Cancelled',
}

const briefWords = {
  ...words,
  arrived: 'Waits',
  with_provider: 'Called in',
  missed: 'Missed',
  requested: 'Requested',
}

/**
 * The state in words, with the minutes that a patient waits, or who must answer.
 *
 * @param isBrief for a line that has space for two or three words
 */
export function wordsOfState(
  visit: BoardVisit,
  answered_by: DeskAppointment['answered_by'] | undefined,
  now: number,
  isBrief = false,
): string {
  const state = stateOf(visit)
  const waits = minutesWaiting(visit, now)
  if (isBrief) return waits === null ? briefWords[state] : `${briefWords[state]} ${waits} min`
  if (state === 'requested')
    return answered_by === 'provider' ? 'The provider answers' : 'The patient answers'
  return waits === null ? words[state] : `${words[state]}, waits ${waits} min`
}
