import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { MessageTemplate, NewTemplate, TemplateText } from '#domain/messages/templates.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const templates = api<'messageTemplates'>(authenticatedFetch).provider['message-templates']

/** The provider's own short texts, by name. */
export const ownTemplates = queryOptions({
  queryKey: ['practice', 'message-templates'],
  queryFn: async (): Promise<MessageTemplate[]> => (await templates.$get()).json(),
})

export async function addTemplate(client: QueryClient, json: NewTemplate): Promise<void> {
  await templates.$post({ json })
  await client.invalidateQueries(ownTemplates)
}

export async function changeTemplate(
  client: QueryClient,
  id: string,
  json: TemplateText,
): Promise<void> {
  await templates[':id'].$put({ param: { id }, json })
  await client.invalidateQueries(ownTemplates)
}

export async function removeTemplate(client: QueryClient, id: string): Promise<void> {
  await templates[':id'].$delete({ param: { id } })
  await client.invalidateQueries(ownTemplates)
}
