import { Problem } from '#server/platform/problem.ts'

/** The status of a session, as `groups.standing_of` returns it. */
export type SessionStatus = 'open' | 'full' | 'begun' | 'cancelled'

/** Why registration is closed, as a text. */
const closed: Record<Exclude<SessionStatus, 'open'>, string> = {
  full: 'This group is full. Please choose another.',
  begun: 'This group has started already. Please choose another.',
  cancelled: 'This group has been cancelled. Please choose another.',
}

/** Rejects who comes too late. */
export function requireOpen(status: SessionStatus): void {
  if (status !== 'open') throw new Problem(409, status, closed[status])
}

/** @throws Problem 403 for staff */
export function requireClient(role: string): void {
  if (role !== 'client')
    throw new Problem(403, 'forbidden', 'Groups are for clients. Your account may not register.')
}

export const tooLateToLeave = () =>
  new Problem(409, 'begun', 'This group has started already. Your place stays as it is.')
