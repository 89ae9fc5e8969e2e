import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'
import { type PlanTexts, planTextsOf } from '#web/safety/plan-draft.ts'

const safety = api<'safety'>(fetchAsMe)

/** The plan in the account of the signed-in person, or null. */
export async function readAccountPlan(): Promise<PlanTexts | null> {
  const plan = await (await safety['safety-plan'].$get()).json()
  return plan && planTextsOf((part) => plan[part])
}

/** @throws ProblemError with the code `consent_withdrawn` where no consent to keep health data stands */
export async function keepInAccount(plan: PlanTexts): Promise<PlanTexts> {
  const kept = await (await safety['safety-plan'].$put({ json: plan })).json()
  return planTextsOf((part) => kept[part])
}

export async function removeFromAccount(): Promise<void> {
  await safety['safety-plan'].$delete()
}
