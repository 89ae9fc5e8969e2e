import type { PlanKind } from '#domain/care-plans/shared/kinds.ts'
import { Problem } from '#server/platform/problem.ts'

export const writesNone = () =>
  new Problem(403, 'forbidden', 'Only dietitians and fitness experts write plans.')

export const colleagueFirst = () =>
  new Problem(409, 'conflict', 'A colleague already has this request.')

export const alreadyWritten = () =>
  new Problem(409, 'conflict', 'You have sent the plan for this request, so it stays with you.')

const lead = { meal: 'dietitian_message', exercise: 'expert_message' } as const

/** @throws Problem 422 where a plan is of the other kind than its request */
export function requireKind(kind: PlanKind, plan: object): void {
  if (lead[kind] in plan) return
  throw new Problem(422, 'invalid', 'Please check what you entered.', {
    fields: { [lead[kind]]: `Send a plan of ${kind === 'meal' ? 'meals' : 'exercises'}.` },
  })
}
