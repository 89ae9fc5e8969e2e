import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  ContactMessageCounts,
  ContactMessageStatus,
  ListedContactMessage,
  OpenedContactMessage,
} from '#domain/contact/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { readOnce } from '#web/admin/queries.ts'

const { admin } = api<'contactMessages'>(authenticatedFetch)
const all = admin['contact-messages']
const one = all[':id']

/** The first 100 new messages, the longest pending first, or those answered last. */
export const contactMessages = (status: ContactMessageStatus) =>
  queryOptions({
    queryKey: ['admin', 'contact-messages', status],
    queryFn: async (): Promise<ListedContactMessage[]> =>
      (await all.$get({ query: { status } })).json(),
    ...readOnce,
  })

export const contactMessageCounts = queryOptions({
  queryKey: ['admin', 'contact-messages', 'counts'],
  queryFn: async (): Promise<ContactMessageCounts> =>
    (await admin['contact-message-counts'].$get()).json(),
})

export const contactMessageById = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'contact-message', id],
    queryFn: async (): Promise<OpenedContactMessage> => (await one.$get({ param: { id } })).json(),
    ...readOnce,
  })

/** @throws ProblemError 409 when another admin has marked it already */
export async function markAnswered(client: QueryClient, id: string) {
  const marked: OpenedContactMessage = await (await one.answered.$post({ param: { id } })).json()
  client.setQueryData(contactMessageById(id).queryKey, marked)
  await client.invalidateQueries({ queryKey: ['admin', 'contact-messages'] })
}
