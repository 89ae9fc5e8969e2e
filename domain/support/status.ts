import { claimMinutes, reopenDays } from './limits.ts'
import type { Team } from './topics.ts'

/** `waiting` until it is answered, or its patient closes it. */
export const questionStatuses = ['waiting', 'answered', 'closed'] as const
export type QuestionStatus = (typeof questionStatuses)[number]

/** A question as far as its next step depends on it. Times in milliseconds. */
export interface QuestionState {
  status: QuestionStatus
  team: Team
  /** Who has claimed it last, and when; null once it has an answer. */
  holder: { id: string; since: number } | null
  closed_at: number | null
}

/** Of who has claimed it. */
type HolderStep =
  | { kind: 'release' | 'answer'; by: string; team: Team }
  | { kind: 'hand_over'; by: string; team: Team; to: Team }

export type QuestionStep =
  | { kind: 'write' | 'close' }
  | { kind: 'claim'; by: string; team: Team }
  | HolderStep

const dayLength = 24 * 60 * 60_000

/** Whether a claim still keeps colleagues away. */
export const holds = ({ holder }: Pick<QuestionState, 'holder'>, at: number) =>
  holder !== null && at < holder.since + claimMinutes * 60_000

/** Whether its patient can write in it: a closed one for some days. */
export const canWrite = (
  { status, closed_at }: Pick<QuestionState, 'status' | 'closed_at'>,
  at: number,
) => status !== 'closed' || (closed_at !== null && at < closed_at + reopenDays * dayLength)

/** Whether the next words of its patient begin a wait with a promise of its own. */
export const beginsWait = ({ status }: Pick<QuestionState, 'status'>) => status !== 'waiting'

/**
 * The state after a step; undefined where the step is not allowed. Claiming or closing once more changes nothing. A claim
 * that has ended still allows the answer that was being written, until a colleague claims. A question never goes from
 * providers to the front desk.
 */
export function afterStep(
  state: QuestionState,
  step: QuestionStep,
  at: number,
): QuestionState | undefined {
  const { status, team, holder } = state
  switch (step.kind) {
    case 'write':
      if (!canWrite(state, at)) return undefined
      // Who has claimed it has not seen the new words.
      return { ...state, status: 'waiting', holder: null, closed_at: null }
    case 'close':
      return status === 'closed'
        ? state
        : { ...state, status: 'closed', holder: null, closed_at: at }
    case 'claim': {
      if (status !== 'waiting' || step.team !== team) return undefined
      if (!holds(state, at)) return { ...state, holder: { id: step.by, since: at } }
      return holder?.id === step.by ? state : undefined
    }
    case 'release':
    case 'answer':
    case 'hand_over':
      if (status !== 'waiting' || step.team !== team || holder?.id !== step.by) return undefined
      return afterHolder(state, step)
  }
}

/** After a step of who has claimed it. */
function afterHolder(state: QuestionState, step: HolderStep): QuestionState | undefined {
  const freed = { ...state, holder: null }
  if (step.kind === 'hand_over')
    return step.to === 'desk' || step.to === state.team ? undefined : { ...freed, team: step.to }
  return step.kind === 'answer' ? { ...freed, status: 'answered' } : freed
}
