import { type PlanKind, planKinds } from '#domain/care-plans/shared/kinds.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'

/**
 * The kind of plans that a provider writes.
 *
 * @throws Problem 403 for who writes none
 */
export function requireWriter(writes: Readonly<Record<PlanKind, boolean>>): PlanKind {
  const kind = planKinds.find((one) => writes[one])
  if (!kind) throw new Problem(403, 'forbidden', 'Only dietitians and fitness experts write plans.')
  return kind
}

/**
 * @param taken who has the request; null where there is none
 * @param own the request, as far as the caller has it
 * @throws Problem 404 where there is none, 409 where a colleague was first
 */
export function requireClaimed<Row>(
  taken: string | null,
  own: Row | undefined,
): asserts own is Row {
  requireFound(taken)
  if (!own) throw new Problem(409, 'conflict', 'A colleague already has this request.')
}

/**
 * @param own the request, as far as the caller had it
 * @param isReleased false where the database has kept it, because its plan is written
 * @throws Problem 404 where the caller did not have it, 409 where its plan is written already
 */
export function requireReleased<Row>(
  own: Row | undefined,
  isReleased: boolean,
): asserts own is Row {
  requireFound(own)
  if (!isReleased)
    throw new Problem(
      409,
      'conflict',
      'You have sent the plan for this request, so it stays with you.',
    )
}

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
