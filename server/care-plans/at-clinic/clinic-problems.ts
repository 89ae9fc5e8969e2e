import { type PlanKind, planNames } from '#domain/care-plans/shared/kinds.ts'
import { Problem } from '#server/platform/problem.ts'

/**
 * @param open how many requests of the patient are open; null where they have not agreed
 * @throws Problem 403 `no_consent`
 */
export function requireAgreed(open: number | null): void {
  if (open !== null) return
  throw new Problem(
    403,
    'no_consent',
    'The patient has not agreed that you start a plan with them. With a login they can agree in their account, under Sharing; without one, at the clinic.',
  )
}

/** @throws Problem 403 where the caller writes plans of the other kind */
export function requireOwnKind(kind: PlanKind, wanted: PlanKind): void {
  if (kind === wanted) return
  const { plan, writer } = planNames[wanted]
  throw new Problem(403, 'forbidden', `Only a ${writer} starts ${plan}s.`)
}
