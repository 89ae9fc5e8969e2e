import type { StepState } from '#domain/next-steps/offer.ts'
import { Problem } from '#server/platform/problem.ts'

/** @throws Problem 409 where the state of a step does not allow a decision */
export function requireDecided(state: StepState | undefined): StepState {
  if (state) return state
  throw new Problem(409, 'conflict', 'This step can no longer be answered like this.')
}
