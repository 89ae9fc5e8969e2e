import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Food, FoodChange, NewFood } from '#domain/care-plans/meal/foods.ts'
import type {
  NewPlanTemplate,
  PlanTemplate,
  PlanTemplateChange,
} from '#domain/practice/plan-templates.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'

const library = api<'foods'>(fetchAsMe).foods
const kept = api<'planTemplates'>(fetchAsMe).provider['plan-templates']

/** Every food, by name. */
export const foods = queryOptions({
  queryKey: ['practice', 'foods'],
  queryFn: async (): Promise<Food[]> => (await library.$get()).json(),
  staleTime: 5 * 60_000,
})

/** @throws ProblemError 409 where one of this name exists */
export async function addFood(client: QueryClient, json: NewFood) {
  await library.$post({ json })
  await client.invalidateQueries(foods)
}

export async function changeFood(client: QueryClient, id: string, json: FoodChange) {
  const food: Food = await (await library[':id'].$patch({ param: { id }, json })).json()
  client.setQueryData(foods.queryKey, (all) => all?.map((one) => (one.id === id ? food : one)))
}

/** The provider's templates, by name. */
export const templates = queryOptions({
  queryKey: ['practice', 'plan-templates'],
  queryFn: async (): Promise<PlanTemplate[]> =>
    (await kept.$get()).json() as Promise<PlanTemplate[]>,
})

/** @throws ProblemError 409 where one of this name exists */
export async function addTemplate(client: QueryClient, json: NewPlanTemplate) {
  await kept.$post({ json })
  await client.invalidateQueries(templates)
}

/** @throws ProblemError 409 where another has this name */
export async function changeTemplate(client: QueryClient, id: string, json: PlanTemplateChange) {
  await kept[':id'].$put({ param: { id }, json })
  await client.invalidateQueries(templates)
}

export async function removeTemplate(client: QueryClient, id: string) {
  await kept[':id'].$delete({ param: { id } })
  await client.invalidateQueries(templates)
}
