import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewPlanChange } from '#domain/care-plans/shared/request.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'

interface Answer<Body> {
  json: () => Promise<Body>
}

/** The calls of a kind, as its typed client has them. */
interface Calls<Request, NewRequest> {
  latest: { $get: () => Promise<Answer<Request | null>> }
  $get: (input: { query: { limit: string } }) => Promise<Answer<Request[]>>
  $post: (input: { json: NewRequest }) => Promise<Answer<Request>>
  ':id': {
    changes: {
      $post: (input: { param: { id: string }; json: NewPlanChange }) => Promise<unknown>
    }
  }
}

/**
 * The caller's requests for plans of a kind.
 *
 * @param key of the queries of this kind
 */
export function requestQueries<Request, NewRequest>(
  key: string,
  requests: Calls<Request, NewRequest>,
) {
  /** The latest request with its plan; null without a request. */
  const latest = queryOptions({
    queryKey: [key, 'latest'],
    queryFn: async (): Promise<Request | null> => (await requests.latest.$get()).json(),
    initialData: () => takePrefetchedData<Request | null>(`/api/${key}/latest`),
  })
  /** Newest first. */
  const own = queryOptions({
    queryKey: [key, 'own'],
    queryFn: async (): Promise<Request[]> =>
      (await requests.$get({ query: { limit: '20' } })).json(),
  })
  return {
    latest,
    own,
    /** Sends a request; its id makes a second sending harmless. */
    send: async (client: QueryClient, json: NewRequest): Promise<void> => {
      const sent = await (await requests.$post({ json })).json()
      client.setQueryData<Request | null>(latest.queryKey, sent)
      void client.invalidateQueries(own)
    },
    /** Returns a plan with a note of what should be different. */
    askForChange: async (client: QueryClient, id: string, json: NewPlanChange): Promise<void> => {
      try {
        await requests[':id'].changes.$post({ param: { id }, json })
      } finally {
        // A rejection means that the plan has changed since; a lost answer may have been a change.
        await client.invalidateQueries({ queryKey: [key] })
      }
    },
  }
}

export type RequestQueries<Request, NewRequest> = ReturnType<
  typeof requestQueries<Request, NewRequest>
>
