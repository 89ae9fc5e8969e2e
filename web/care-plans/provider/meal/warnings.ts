import { reasonsAgainst, type ReasonsOf } from '#domain/care-plans/meal/fit.ts'
import type { TakenPlanRequest } from '#domain/care-plans/shared/queue.ts'

/** What a person must not eat, by their diet and allergies: fetched after the editor is shown. */
export const warningsFor = ({
  answers: { dietary_profile },
  person,
}: Extract<TakenPlanRequest, { kind: 'meal' }>): ReasonsOf =>
  reasonsAgainst(dietary_profile, person.allergies_in_profile)
