import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ActionPlan, NewActionPlan } from '#domain/diary/action-plan.ts'
import type { ActivityCorrection, ActivityLog, NewActivity } from '#domain/diary/activities.ts'
import type {
  CarbohydrateCorrection,
  CarbohydrateLog,
  FoodPortion,
  NewCarbohydrateEntry,
} from '#domain/diary/carbohydrates.ts'
import type { EntryVersion } from '#domain/diary/entry-changes.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const diary = api<'diary'>(authenticatedFetch)
const entries = diary['carbohydrate-entries']

export const carbohydrateLog = queryOptions({
  queryKey: ['carbohydrate-log'],
  queryFn: async (): Promise<CarbohydrateLog> => (await diary['carbohydrate-log'].$get()).json(),
})

export const activityLog = queryOptions({
  queryKey: ['activity-log'],
  queryFn: async (): Promise<ActivityLog> => (await diary['activity-log'].$get()).json(),
})

export const foodPortions = queryOptions({
  queryKey: ['food-portions'],
  queryFn: async (): Promise<FoodPortion[]> => (await diary['food-portions'].$get()).json(),
  staleTime: Infinity,
})

export const ownActionPlan = queryOptions({
  queryKey: ['action-plan'],
  queryFn: async (): Promise<ActionPlan | null> => (await diary['action-plan'].$get()).json(),
})

/** @param json with an id, so that a retry writes it once */
export const noteCarbohydrates = async (json: NewCarbohydrateEntry) =>
  (await entries.$post({ json })).json()

export async function removeCarbohydrates(client: QueryClient, id: string) {
  await entries[':id'].$delete({ param: { id } })
  await client.invalidateQueries(carbohydrateLog)
}

/** Takes a removal back, within a day. */
export async function restoreCarbohydrates(client: QueryClient, id: string) {
  await entries[':id'].removal.$delete({ param: { id } })
  await client.invalidateQueries(carbohydrateLog)
}

export const correctCarbohydrates = async (id: string, json: CarbohydrateCorrection) =>
  (await entries[':id'].$patch({ param: { id }, json })).json()

/** @param json with an id, so that a retry writes it once */
export const noteActivity = async (json: NewActivity) =>
  (await diary.activities.$post({ json })).json()

export async function removeActivity(client: QueryClient, id: string) {
  await diary.activities[':id'].$delete({ param: { id } })
  await client.invalidateQueries(activityLog)
}

/** Takes a removal back, within a day. */
export async function restoreActivity(client: QueryClient, id: string) {
  await diary.activities[':id'].removal.$delete({ param: { id } })
  await client.invalidateQueries(activityLog)
}

export const correctActivity = async (id: string, json: ActivityCorrection) =>
  (await diary.activities[':id'].$patch({ param: { id }, json })).json()

/** What an entry was before each of its changes, newest first; nothing to fetch where it was not corrected. */
export const entryVersionsOf = ({ id, corrected_at }: Corrected) =>
  queryOptions({
    queryKey: ['entry-versions', id, corrected_at],
    queryFn: async (): Promise<EntryVersion[]> =>
      (await diary['entry-versions'][':id'].$get({ param: { id } })).json(),
    enabled: Boolean(corrected_at),
  })

interface Corrected {
  id: string
  corrected_at?: string | null | undefined
}

export async function writeActionPlan(client: QueryClient, json: NewActionPlan) {
  const plan = await (await diary['action-plan'].$put({ json })).json()
  client.setQueryData(ownActionPlan.queryKey, plan)
  return plan
}
