import { painfulIn } from '#domain/care-plans/exercise/painful-movements.ts'
import { mayNotLoseWeight } from '#domain/care-plans/shared/weight-loss.ts'
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

/**
 * Rejects a plan with exercises that need a movement which the person said hurts.
 *
 * @throws Problem 422 with the field of each
 */
export function requireNoPain(...[plan, written]: Parameters<typeof painfulIn>): void {
  const found = painfulIn(plan, written)
  if (found.length === 0) return
  const fields = Object.fromEntries(
    found.map(({ movement, place: [day, exercise] }) => [
      `weekly_schedule.${day}.exercises.${exercise}.exercise`,
      `This person wrote that a movement hurts (${movement}). Choose another, or check the plan and say why this one is right.`,
    ]),
  )
  throw new Problem(422, 'invalid', 'This plan has an exercise that may hurt the person.', {
    fields,
  })
}

/**
 * Rejects a plan for a person who asked to lose weight and must not, as is known now.
 *
 * @throws Problem 422 that asks for the reason
 */
export function requireNoWeightLoss(
  isAsked: boolean,
  { isPregnant, ...facts }: Parameters<typeof mayNotLoseWeight>[0],
): void {
  if (!isAsked || !mayNotLoseWeight({ ...facts, isPregnant: isPregnant ?? false })) return
  const who = isPregnant ? 'is pregnant, as their care profile says now' : 'must not lose weight'
  const message = `This person asked to lose weight, and ${who}. Plan for another goal, and say what this plan is for and why it is right.`
  throw new Problem(422, 'invalid', message, { fields: { weight_loss_reason: message } })
}

/**
 * Two tabs do not replace each other's plan unseen.
 *
 * @param seen the newest version that the writer has seen; undefined where the caller does not say
 * @param newest the newest version there is; 0 where there is none
 * @throws Problem 409 where there is a newer one
 */
export function requireNewest(seen: number | undefined, newest: number): void {
  if (seen === undefined || seen === newest) return
  const message = 'Another version of this plan was sent after you opened it.'
  throw new Problem(409, 'conflict', `${message} Send yours again to replace it.`)
}
