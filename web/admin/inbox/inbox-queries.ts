import { infiniteQueryOptions } from '@tanstack/react-query'
import type { WaitingPage } from '#domain/admin/waiting.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { inbox } = api<'waiting'>(authenticatedFetch).admin

/** A page has others below it: a few at first, and more on request. */
const first = '10'
const further = '50'

/** All that waits, fetched again each minute, each time the page is opened, and with the counts. */
export const waitingEntries = infiniteQueryOptions({
  queryKey: ['admin', 'waiting', 'inbox'],
  queryFn: async ({ pageParam: after }): Promise<WaitingPage> => {
    const query = after ? { limit: further, after } : { limit: first }
    return (await inbox.$get({ query })).json()
  },
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
  staleTime: 0,
  refetchInterval: 60_000,
})
