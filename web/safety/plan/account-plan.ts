import { api } from '#web/api.ts'
import { hasConsent } from '#web/platform/signed-in/consents.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { queryClient } from '#web/platform/signed-in/query-client.ts'
import { type PlanTexts, planTextsOf } from '#web/safety/plan/plan-texts.ts'

const safety = api<'safety'>(authenticatedFetch)

/** The plan in the account of the signed-in person, or null. */
export async function readAccountPlan(): Promise<PlanTexts | null> {
  const plan = await (await safety['safety-plan'].$get()).json()
  return plan && planTextsOf((part) => plan[part])
}

/** @returns the stored plan; undefined where the person has not agreed to store health entries */
export async function keepInAccount(plan: PlanTexts): Promise<PlanTexts | undefined> {
  if (!(await hasConsent(queryClient, 'health_data'))) return undefined
  const stored = await (await safety['safety-plan'].$put({ json: plan })).json()
  return planTextsOf((part) => stored[part])
}

export async function removeFromAccount(): Promise<void> {
  await safety['safety-plan'].$delete()
}
