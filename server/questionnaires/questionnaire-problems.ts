import type { RequestStatus } from '#domain/questionnaires/status.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireOwnId } from '#server/platform/create-once.ts'
import { requireFound } from '#server/platform/require-found.ts'

/** What `questionnaires.ask` answers; null where the actor may not ask this person. */
export type Asked = 'asked' | 'again' | 'taken' | 'open' | 'day' | null

/** What `questionnaires.withdraw` and `questionnaires.decide` answer; null where the request is not the actor's. */
export type Decided = 'done' | 'again' | 'result' | RequestStatus | null

/**
 * @throws Problem 404 where the actor may not ask this person, 409 where one is open or the id is taken,
 *   422 for a day that is too far
 * @returns whether it is new
 */
export function requireAsked(asked: Asked): boolean {
  requireFound(asked ?? undefined)
  requireOwnId(asked !== 'taken')
  if (asked === 'open')
    throw new Problem(
      409,
      'already_open',
      'You have asked for this already. Withdraw that request first.',
    )
  if (asked === 'day')
    throw new Problem(422, 'invalid', 'Please check what you entered.', {
      fields: { due_on: 'Choose a day from today to 60 days ahead.' },
    })
  return asked === 'asked'
}

/**
 * @throws Problem 404 where the request is not the actor's, 409 where its status does not allow this,
 *   422 for a result that cannot be shared for it
 * @returns whether it changed something
 */
export function requireDecided(decided: Decided): boolean {
  requireFound(decided ?? undefined)
  if (decided === 'result')
    throw new Problem(422, 'invalid', 'Please check what you entered.', {
      fields: { result_id: 'Send a result of yours that answers this request and nothing else.' },
    })
  if (decided !== 'done' && decided !== 'again')
    throw new Problem(409, 'conflict', reasons[decided!])
  return decided === 'done'
}

const reasons: Record<RequestStatus, string> = {
  open: 'This request is still open.',
  shared: 'This request has been answered and shared.',
  not_shared: 'This request has been answered: nothing is shared.',
  withdrawn: 'This request was withdrawn.',
  expired: 'The time to answer this request is over.',
}
