import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Food, FoodChange, NewFood } from '#domain/care-plans/meal/foods.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const library = api<'foods'>(authenticatedFetch).foods

/** Every food, by name. */
export const foods = queryOptions({
  queryKey: ['provider-plans', 'foods'],
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
