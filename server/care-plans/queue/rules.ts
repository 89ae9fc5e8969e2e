import type { PlanKind } from '#domain/care-plans/shared/kinds.ts'
import { Problem } from '#server/platform/problem.ts'

export const writesNone = () =>
  new Problem(403, 'forbidden', 'Only dietitians and fitness experts write plans.')

export const colleagueFirst = () =>
  new Problem(409, 'conflict', 'A colleague already has this request.')

export const alreadyWritten = () =>
  new Problem(409, 'conflict', 'You have sent the plan for this request, so it stays with you.')

/** What a version says, without who wrote it and when; its message comes first. */
export const contents = {
  meal: ['dietitian_message', 'weekly_schedule', 'recipes', 'shopping_list'],
  exercise: ['expert_message', 'weekly_schedule', 'progression', 'safety_notes'],
} as const

/** @throws Problem 422 where a plan is of the other kind than its request */
export function requireKind(kind: PlanKind, plan: object): void {
  const [message] = contents[kind]
  if (message in plan) return
  throw new Problem(422, 'invalid', 'Please check what you entered.', {
    fields: { [message]: `Send a plan of ${kind === 'meal' ? 'meals' : 'exercises'}.` },
  })
}
