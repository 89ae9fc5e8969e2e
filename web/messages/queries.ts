import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import type { ListedThread, Message, NewThread, Thread } from '#domain/messages/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { refreshPractice, unreadMessages } from '#web/platform/signed-in/counts.ts'
import { messagesKey, refreshMessages, threadKey } from './live-queries.ts'

const { threads } = api<'messages'>(authenticatedFetch)

const many = { threads: 30, messages: 50 }
/** Others write in the meantime: the data are fetched again whenever they are opened. */
const live = { staleTime: 0 } as const

/** The caller's conversations, newest first. */
export const ownThreads = infiniteQueryOptions({
  queryKey: [messagesKey, 'threads'],
  queryFn: async ({ pageParam: before }): Promise<ListedThread[]> =>
    (
      await threads.$get({
        query: { limit: String(many.threads), ...(before ? { before } : {}) },
      })
    ).json(),
  initialPageParam: '',
  getNextPageParam: (page) => (page.length < many.threads ? undefined : page.at(-1)?.id),
  ...live,
})

/** The newest 30 conversations with someone of this name, or those with something unread. */
export const foundThreads = (search: string, only_unread: boolean) =>
  queryOptions({
    queryKey: [messagesKey, 'threads', 'found', search, only_unread],
    queryFn: async (): Promise<ListedThread[]> =>
      (
        await threads.$get({
          query: {
            ...(search ? { search } : {}),
            ...(only_unread ? { unread: 'true' as const } : {}),
          },
        })
      ).json(),
    ...live,
  })

export const threadOf = (id: string) =>
  queryOptions({
    queryKey: [...threadKey, id],
    queryFn: async (): Promise<Thread> => (await threads[':id'].$get({ param: { id } })).json(),
    ...live,
  })

/** Opens the conversation with a user, or finds the existing one. */
export const threadWith = (recipient: NewThread) =>
  queryOptions({
    queryKey: [messagesKey, 'with', recipient],
    queryFn: async (): Promise<Thread> => (await threads.$post({ json: recipient })).json(),
    ...live,
  })

/** The messages of a conversation, newest first. */
export const messagesIn = (id: string) =>
  infiniteQueryOptions({
    queryKey: [messagesKey, 'in', id],
    queryFn: async ({ pageParam: before }): Promise<Message[]> =>
      (
        await threads[':id'].messages.$get({
          param: { id },
          query: { limit: String(many.messages), ...(before ? { before } : {}) },
        })
      ).json(),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < many.messages ? undefined : page.at(-1)?.id),
    ...live,
  })

/**
 * Sends a message; its id makes a second sending harmless. It is shown as soon as the server has
 * it.
 */
export async function send(
  client: QueryClient,
  thread_id: string,
  json: { id: string; body: string },
): Promise<void> {
  const answer = await threads[':id'].messages.$post({ param: { id: thread_id }, json })
  const sent = await answer.json()
  client.setQueryData<InfiniteData<Message[], string>>(
    messagesIn(thread_id).queryKey,
    (lists) =>
      lists && {
        ...lists,
        pages: lists.pages.map((page, index) =>
          index > 0 || page.some(({ id }) => id === sent.id) ? page : [sent, ...page],
        ),
      },
  )
  void refreshMessages(client)
}

/** Asks that the provider is notified at once, or says that it is dealt with. */
export async function markUrgent(client: QueryClient, thread_id: string, is_urgent: boolean) {
  await threads[':id'].urgency.$put({ param: { id: thread_id }, json: { is_urgent } })
  await refreshMessages(client)
}

/**
 * Reports the last message that the caller has read; the counts that depend on it are fetched
 * again.
 */
export async function markRead(
  client: QueryClient,
  thread_id: string,
  message_id: string,
): Promise<void> {
  await threads[':id'].read.$put({ param: { id: thread_id }, json: { message_id } })
  void client.invalidateQueries(ownThreads)
  void client.invalidateQueries(unreadMessages)
  void refreshPractice(client)
}
