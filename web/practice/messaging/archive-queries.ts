import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { Archiving, ListedThread } from '#domain/messages/schema.ts'
import { api } from '#web/api.ts'
import { messagesKey, refreshMessages } from '#web/messages/live-queries.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { threads } = api<'messages'>(authenticatedFetch)
const archive = api<'messageArchive'>(authenticatedFetch).threads[':id'].archive

const atOnce = 30

/** The conversations that the provider has archived, the newest first. */
export const archivedThreads = infiniteQueryOptions({
  queryKey: [messagesKey, 'threads', 'archived'],
  queryFn: async ({ pageParam: before }): Promise<ListedThread[]> =>
    (
      await threads.$get({
        query: { archived: 'true', limit: String(atOnce), ...(before ? { before } : {}) },
      })
    ).json(),
  initialPageParam: '',
  getNextPageParam: (page) => (page.length < atOnce ? undefined : page.at(-1)?.id),
  staleTime: 0,
})

/** Archives a conversation, or restores it. */
export async function archiveThread(client: QueryClient, id: string, json: Archiving) {
  await archive.$put({ param: { id }, json })
  await refreshMessages(client)
}
