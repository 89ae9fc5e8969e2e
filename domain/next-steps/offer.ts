import { daysShown, daysUntilAgain, type StepKind } from './table.ts'

/** The stored state of a step. Whether a declined step is offered again follows from the time. */
export const storedStatuses = [
  'suggested',
  'accepted',
  'declined',
  'declined_twice',
  'replaced',
] as const
export type StoredStatus = (typeof storedStatuses)[number]
export const stepStatuses = [
  'suggested',
  'suggested_again',
  'accepted',
  'declined',
  'declined_twice',
] as const
export type StepStatus = (typeof stepStatuses)[number] | 'replaced'

export interface StepState {
  step: StepKind
  status: StoredStatus
  /** When its screening was finished, in milliseconds. */
  created_at: number
  /** When the person accepted or last declined it; null while they have not. */
  decided_at: number | null
}

/** What a person answers to the first offer, or to the second one. */
export interface Decision {
  decision: 'accept' | 'decline'
  /** So that "Not now" that is sent twice is not taken for the answer to the second offer. */
  offer: 1 | 2
}

const day = 24 * 60 * 60 * 1000

/** When a declined step is offered once more. */
export const againAt = (decided_at: number): number => decided_at + daysUntilAgain * day

export function statusAt({ status, decided_at }: StepState, now: number): StepStatus {
  return status === 'declined' && now >= againAt(decided_at!) ? 'suggested_again' : status
}

/**
 * Whether a step is still shown. A replaced step and a step without an answer for a long time are
 * not.
 */
export function isShown(state: StepState, now: number): boolean {
  const { status, created_at, decided_at } = state
  if (status === 'replaced') return false
  const since = status === 'declined' ? againAt(decided_at!) : (decided_at ?? created_at)
  return now < since + daysShown * day
}

/**
 * The state after a decision; undefined where it is not allowed. A decision that was made already
 * changes nothing, so that it can be sent again. An urgent step can not be declined, nor put aside.
 */
export function afterDecision(
  state: StepState,
  { decision, offer }: Decision,
  now: number,
): StepState | undefined {
  if (state.step === 'urgent') return undefined
  const status = statusAt(state, now)
  if (status === (offer === 1 ? 'suggested' : 'suggested_again'))
    return {
      ...state,
      status: decision === 'accept' ? 'accepted' : offer === 1 ? 'declined' : 'declined_twice',
      decided_at: now,
    }
  const isMade =
    decision === 'accept'
      ? status === 'accepted'
      : status === 'declined_twice' ||
        (offer === 1 && (status === 'declined' || status === 'suggested_again'))
  return isMade ? state : undefined
}

/** The state after a later screening has led to a step: what was still to be answered is over. */
export function afterReplacing(state: StepState): StepState {
  const isOpen = state.status === 'suggested' || state.status === 'declined'
  return isOpen ? { ...state, status: 'replaced' } : state
}
