import type { QueryClient } from '@tanstack/react-query'

/** Keys of counts that a change in another feature makes out of date. */
export const countKeys = { day: ['day'], practice: ['practice', 'stats'] } as const

/** Fetches the counts of the caller's day again. */
export const refreshDay = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: countKeys.day })

/** Fetches the counts of a provider's practice again. */
export const refreshPractice = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: countKeys.practice })
