import { queryOptions, useQuery } from '@tanstack/react-query'
import type { MySummary } from '#domain/my-summary/schema.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { signedInId, storeOfSession } from '#web/platform/calls/session.ts'

/** Logout, and a session that has ended, clear the whole store (docs/decisions/058-show-my-nurse.md). */
const key = 'ubumi.summary'
/** Another format is another number: what an earlier build stored is not shown by a later one. */
const format = 2

interface Stored {
  format: number
  owner: string
  summary: MySummary
}

/** Keeps the summary for this user, in the store of the session. */
function store(summary: MySummary) {
  const owner = signedInId()
  if (!owner) return
  try {
    storeOfSession().setItem(key, JSON.stringify({ format, owner, summary } satisfies Stored))
  } catch {
    // A full store: the page works while there is a connection.
  }
}

/** The summary last opened by this user; undefined where there is none. */
function readStored(): MySummary | undefined {
  try {
    const stored = JSON.parse(storeOfSession().getItem(key) ?? 'null') as Stored | null
    const isOwn = stored?.format === format && stored.owner === signedInId()
    return isOwn ? stored.summary : undefined
  } catch {
    return undefined
  }
}

const calls = api<'mySummary'>(authenticatedFetch)

/** The summary of the user, stored beside the session so that it opens offline. */
const ownSummary = queryOptions({
  queryKey: ['my-summary'],
  queryFn: async (): Promise<MySummary> => {
    const summary = await (await calls['my-summary'].$get()).json()
    store(summary)
    return summary
  },
  initialData: () => {
    const summary = takePrefetchedData<MySummary>('/api/my-summary')
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
