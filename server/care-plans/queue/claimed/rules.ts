import { allergensIn } from '#domain/care-plans/meal/allergens.ts'
import { Problem } from '#server/platform/problem.ts'

/**
 * Rejects a plan with a dish that its person must not eat.
 *
 * @param avoided what they must not eat, from `avoidedBy`
 * @throws Problem 422 with the first place
 */
export function requireNoAllergen(...[plan, avoided]: Parameters<typeof allergensIn>): void {
  const [first] = allergensIn(plan, avoided)
  if (!first) return
  const fields = {
    weekly_schedule: `This person must not eat ${first.allergen.toLowerCase()}. ${first.where}.`,
  }
  throw new Problem(422, 'invalid', 'This plan has what the person must not eat.', { fields })
}
