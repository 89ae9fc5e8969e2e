import { Problem } from '#server/platform/problem.ts'

export const offerOver = () =>
  new Problem(409, 'offer_over', 'This offer has ended. You keep your place on the waiting list.')

/**
 * @param waiting the patient's place in the list for the same appointment
 * @throws Problem 409 where there is one
 */
export function requireNotWaiting(waiting: object | undefined): void {
  if (waiting)
    throw new Problem(409, 'conflict', 'You are on the waiting list for this appointment already.')
}

export const notUpcoming = () =>
  new Problem(409, 'conflict', 'This appointment is over, or it was cancelled.')
