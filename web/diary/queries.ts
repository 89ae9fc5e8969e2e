import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ActionPlan, NewActionPlan } from '#domain/diary/action-plan.ts'
import type { Activity, ActivityLog, NewActivity } from '#domain/diary/activities.ts'
import type {
  CarbohydrateEntry,
  CarbohydrateLog,
  FoodPortion,
  NewCarbohydrateEntry,
} from '#domain/diary/carbohydrates.ts'
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

/** Logs an entry again that was removed, as it was. */
export async function restoreCarbohydrates(client: QueryClient, entry: CarbohydrateEntry) {
  const { id, day, meal, food, grams } = entry
  await noteCarbohydrates({ id, day, meal, food, grams })
  await client.invalidateQueries(carbohydrateLog)
}

/** @param json with an id, so that a retry writes it once */
export const noteActivity = async (json: NewActivity) =>
  (await diary.activities.$post({ json })).json()

export async function removeActivity(client: QueryClient, id: string) {
  await diary.activities[':id'].$delete({ param: { id } })
  await client.invalidateQueries(activityLog)
}

/** Logs an activity again that was removed, as it was. */
export async function restoreActivity(client: QueryClient, entry: Activity) {
  const { id, day, kind, minutes, effort, note } = entry
  await noteActivity({ id, day, kind, minutes, effort, note })
  await client.invalidateQueries(activityLog)
}

export async function writeActionPlan(client: QueryClient, json: NewActionPlan) {
  const plan = await (await diary['action-plan'].$put({ json })).json()
  client.setQueryData(ownActionPlan.queryKey, plan)
  return plan
}
