import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Waiting } from '#domain/practice/schema.ts'

import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { threads } = api<'messages'>(authenticatedFetch)
const { provider } = api<'practice'>(authenticatedFetch)

/** Keys of counts that a change in another feature makes out of date. */
export const countKeys = {
  day: ['day'],
  practice: ['practice', 'stats'],
  waiting: ['practice', 'waiting'],
  unread: ['messages', 'unread'],
} as const

/** The number of unread messages, for the frame and the client's day. */
export const unreadMessages = queryOptions({
  queryKey: countKeys.unread,
  queryFn: async (): Promise<number> => (await (await threads.unread.$get()).json()).unread,
})

/** The counts of a provider's pending tasks, for the frame and their day. */
export const waiting = queryOptions({
  queryKey: countKeys.waiting,
  queryFn: async (): Promise<Waiting> => (await provider.waiting.$get()).json(),
  initialData: () => takePrefetchedData<Waiting>('/api/provider/waiting'),
})

/** Fetches the counts of the caller's day again. */
export const refreshDay = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: countKeys.day })

/** Fetches the counts of a provider's practice again. */
export const refreshPractice = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: countKeys.practice })
