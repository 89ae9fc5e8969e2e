import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CalendarFeed, CalendarFeedNames } from '#domain/appointments/calendar-feed.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { 'calendar-feed': feed } = api<'calendarFeed'>(authenticatedFetch)

/** Since when the user has a calendar address, and what it shows. */
export const ownCalendarFeed = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: async (): Promise<CalendarFeed> => (await feed.$get()).json(),
  initialData: () => takePrefetchedData<CalendarFeed>('/api/calendar-feed'),
})

/** Makes an address; an earlier one ends. @returns its token, which is shown this once */
export async function makeCalendarFeed(client: QueryClient): Promise<string> {
  const { token } = await (await feed.$post()).json()
  await client.invalidateQueries(ownCalendarFeed)
  return token
}

/** Shows names in the calendar, or hides them. */
export async function saveFeedNames(client: QueryClient, json: CalendarFeedNames) {
  await feed.$patch({ json })
  await client.invalidateQueries(ownCalendarFeed)
}

/** Ends the address. */
export async function endCalendarFeed(client: QueryClient) {
  await feed.$delete()
  await client.invalidateQueries(ownCalendarFeed)
}
