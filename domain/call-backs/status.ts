/** The outcome of a call, as the therapist records it. */
export const callOutcomes = ['reached', 'not_reached', 'wrong_number', 'no_longer_needed'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** `open` until a call has ended it, or the patient has withdrawn it. */
export const callBackStatuses = ['open', ...callOutcomes, 'withdrawn'] as const
export type CallBackStatus = (typeof callBackStatuses)[number]

/** Calls without an answer after which a request ends: the first is followed by one more attempt. */
export const maxAttempts = 2

/** A request as far as its next step depends on it. `H` is the therapist who has claimed it. */
export interface CallBackState<H = string> {
  status: CallBackStatus
  /** Calls that were not answered. */
  attempts: number
  holder: H | null
}

export type CallBackStep<H = string> =
  | { kind: 'claim' | 'release'; by: H }
  | { kind: 'record'; by: H; outcome: CallOutcome; attempt: number }
  | { kind: 'withdraw' }

/**
 * The state after a step; undefined where the step is not allowed. A step that was taken already
 * changes nothing, so that it can be sent again. The database has the same rules: `call_backs.claim`
 * and the functions after it.
 */
export function afterStep<H>(
  state: CallBackState<H>,
  step: CallBackStep<H>,
): CallBackState<H> | undefined {
  const isOpen = state.status === 'open'
  if (step.kind === 'withdraw')
    return isOpen
      ? { ...state, status: 'withdrawn', holder: null }
      : state.status === 'withdrawn'
        ? state
        : undefined
  const isMine = state.holder === step.by
  switch (step.kind) {
    case 'claim':
      return isOpen && (isMine || state.holder === null) ? { ...state, holder: step.by } : undefined
    case 'release':
      return isOpen && isMine ? { ...state, holder: null } : undefined
    case 'record':
      return isMine ? afterCall(state, step.outcome, step.attempt) : undefined
  }
}

function afterCall<H>(state: CallBackState<H>, outcome: CallOutcome, attempt: number) {
  const { status, attempts } = state
  if (status === 'open' && attempt === attempts + 1) {
    const missed = attempts + (outcome === 'not_reached' ? 1 : 0)
    const isOver = outcome !== 'not_reached' || missed === maxAttempts
    return { ...state, attempts: missed, status: isOver ? outcome : status }
  }
  // Sent again: the call without an answer that left it open, or the call that ended it.
  const isFirstMiss = status === 'open' && outcome === 'not_reached' && attempt === attempts
  const last = attempts + (status === 'not_reached' ? 0 : 1)
  const isLast = status === outcome && attempt === last
  return isFirstMiss || isLast ? state : undefined
}
