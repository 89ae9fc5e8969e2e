import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  DuePlan,
  PatientPlans,
  PlanDraft,
  Publication,
  StoredDraft,
} from '#domain/personal-plans/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { waiting } from '#web/platform/signed-in/counts.ts'
import { readOnce } from '#web/practice/queries.ts'

const { provider } = api<'personalPlanWriting'>(authenticatedFetch)
const reviews = api<'personalPlanReviews'>(authenticatedFetch).provider
const drafts = provider['personal-plan-drafts'][':id']

/** The care plans of a patient. Never from the cache: the patient may have withdrawn something, and each opening counts as a read. */
export const patientPlansOf = (patient_id: string) =>
  queryOptions({
    queryKey: ['practice', 'care-plans', patient_id],
    queryFn: async (): Promise<PatientPlans> =>
      (
        await provider.patients[':patient_id']['personal-plans'].$get({ param: { patient_id } })
      ).json(),
    ...readOnce,
    gcTime: 0,
  })

/** The patients whose care plan waits for the provider. */
export const duePlans = queryOptions({
  queryKey: ['practice', 'due-care-plans'],
  queryFn: async (): Promise<DuePlan[]> => (await reviews['personal-plans'].due.$get()).json(),
  ...readOnce,
})

const show = (client: QueryClient, patient_id: string, draft: StoredDraft | null) =>
  client.setQueryData(patientPlansOf(patient_id).queryKey, (plans) => plans && { ...plans, draft })

/** The request outlives the page: a tab is closed directly after the last letter. */
const lasting = { init: { keepalive: true } }

/** Saves a draft; sent twice, it says the same. @throws ProblemError 409 where another window changed or published it */
export async function saveDraft(
  client: QueryClient,
  id: string,
  json: PlanDraft,
): Promise<StoredDraft> {
  const draft = await (await drafts.$put({ param: { id }, json }, lasting)).json()
  show(client, json.patient_id, draft)
  return draft
}

/** As it is stored now, where another window changed it. */
export const fetchDraft = async (id: string): Promise<StoredDraft> =>
  (await drafts.$get({ param: { id } })).json()

/** Removes a draft as it was seen. @throws ProblemError 409 where another window changed or published it */
export async function removeDraft(client: QueryClient, draft: StoredDraft): Promise<void> {
  const { id, patient_id, version } = draft
  await drafts.$delete({ param: { id }, query: { version: String(version) } })
  show(client, patient_id, null)
}

/** @throws ProblemError 409 where another window or provider was first, 422 where something is missing */
export async function publishDraft(id: string, json: Publication): Promise<void> {
  await drafts.publication.$post({ param: { id }, json })
}

/** @throws ProblemError 409 where it has ended already */
export async function endPlan(id: string, reason: string): Promise<void> {
  await provider['personal-plans'][':id'].end.$post({ param: { id }, json: { reason } })
}

/** Opens the plans of a patient again: something of them has changed. */
export async function reloadPlans(client: QueryClient, patient_id: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries(patientPlansOf(patient_id)),
    client.invalidateQueries(duePlans),
    client.invalidateQueries(waiting),
  ])
}
