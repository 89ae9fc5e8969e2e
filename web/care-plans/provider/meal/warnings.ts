import { avoidedBy } from '#domain/care-plans/meal/allergens.ts'
import { outsideDiet } from '#domain/care-plans/meal/diets.ts'
import type { TakenPlanRequest } from '#domain/care-plans/shared/queue.ts'

/** Why a person must not eat something, in words: "Must not eat: groundnuts". */
export type WarningsOf = (text: string) => readonly string[]

/** What a person must not eat, by their diet and allergies: fetched after the editor is shown. */
export function warningsFor({
  answers: { dietary_profile },
  person,
}: Extract<TakenPlanRequest, { kind: 'meal' }>): WarningsOf {
  const { diet } = dietary_profile
  const avoided = avoidedBy(dietary_profile, person.known_allergies_conditions)
  return (text) => {
    const word = outsideDiet(diet, text)
    return [
      ...avoided
        .filter(({ isIn }) => isIn(text.toLowerCase()))
        .map(({ label }) => `Must not eat: ${label.toLowerCase()}`),
      ...(word ? [`Not ${diet.toLowerCase()}: ${word}`] : []),
    ]
  }
}
