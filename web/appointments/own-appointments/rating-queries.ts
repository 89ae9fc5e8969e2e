import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewRating, OwnRating } from '#domain/appointments/rating-schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { 'session-ratings': ratings, appointments } = api<'ratings'>(authenticatedFetch)

/** The newest ratings that the user has given. */
export const ownRatings = queryOptions({
  queryKey: ['session-ratings'],
  queryFn: async (): Promise<OwnRating[]> => (await ratings.$get()).json(),
})

/** Rates a session, or changes that; sent twice, it says the same. */
export async function rateSession(client: QueryClient, id: string, json: NewRating) {
  const rating = await (await appointments[':id'].rating.$put({ param: { id }, json })).json()
  client.setQueryData(ownRatings.queryKey, (rows) => [
    rating,
    ...(rows ?? []).filter((one) => one.appointment_id !== id),
  ])
}
