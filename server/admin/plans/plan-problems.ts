import { freePlan, type PlanChange } from '#domain/membership/schema.ts'
import { Problem } from '#server/platform/problem.ts'

/** @throws Problem 422 where a price, in ngwee, is not the plan's to have, or the plan of students would go */
export function requirePrice(
  key: string,
  { price_ngwee, is_offered }: Omit<PlanChange, 'updated_at'>,
): void {
  const rejected = (field: string, text: string) =>
    new Problem(422, 'invalid', 'Please check what you entered.', { fields: { [field]: text } })
  if (key !== freePlan) {
    if (price_ngwee < 100) throw rejected('price_ngwee', 'A plan that is paid costs K1 or more.')
    return
  }
  if (price_ngwee !== 0) throw rejected('price_ngwee', 'The plan of students is always free.')
  if (!is_offered) throw rejected('is_offered', 'Students come with this plan: it stays.')
}

/** @throws Problem 422 where a key of the present plans is missing, unknown or named twice */
export function requireEachOnce(keys: readonly string[], present: readonly string[]): void {
  if (present.toSorted().join() !== keys.toSorted().join())
    throw new Problem(422, 'invalid', 'Please check what you entered.', {
      fields: { keys: 'Name every plan once.' },
    })
}

/** @throws Problem 409 where no plan was changed, because a colleague had changed it since the admin saw it */
export function requireUnchanged(changed: unknown): void {
  if (!changed) throw new Problem(409, 'conflict', 'A colleague has changed this plan since then.')
}
