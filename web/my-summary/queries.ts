import { queryOptions, useQuery } from '@tanstack/react-query'

import type { MySummary } from '#domain/my-summary/schema.ts'
import { api } from '#web/api.ts'
import { takeEarlyData } from '#web/platform/calls/early-data.ts'
import { readStored, store } from '#web/my-summary/stored-summary.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'

const calls = api<'mySummary'>(fetchAsMe)

/** The summary of the user, stored beside the session so that it opens offline. */
const ownSummary = queryOptions({
  queryKey: ['my-summary'],
  queryFn: async (): Promise<MySummary> => {
    const summary = await (await calls['my-summary'].$get()).json()
    store(summary)
    return summary
  },
  initialData: () => {
    const summary = takeEarlyData<MySummary>('/api/my-summary')
    if (summary) store(summary)
    return summary
  },
})

/** The newest summary there is: of the server, or else as it was last opened in this session. */
export function useSummary() {
  const query = useQuery(ownSummary)
  const stored = query.data ? undefined : readStored()
  return {
    ...query,
    data: query.data ?? stored,
    /** Shown instead of what could not be fetched. */
    isStored: stored !== undefined && query.isError,
  }
}
