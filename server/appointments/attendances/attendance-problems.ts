import { canMark } from '#domain/appointments/attendance.ts'
import { staleStatus } from '../booking-problems.ts'

/** @throws Problem 409 where the visit cannot be marked so by this person at this moment */
export function requireMark(...step: Parameters<typeof canMark>): void {
  if (!canMark(...step)) throw staleStatus()
}
