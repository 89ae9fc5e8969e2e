import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewProviderPage } from '#domain/practice/pages/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const pages = api<'providerPages'>(authenticatedFetch).provider.page

/** What the provider decided about their page. */
export const ownPage = queryOptions({
  queryKey: ['provider', 'page'],
  queryFn: async (): Promise<NewProviderPage> => (await pages.$get()).json(),
})

/** @throws ProblemError 422 `is_public` while the bio has a way past the clinic */
export async function savePage(client: QueryClient, json: NewProviderPage) {
  const saved = await (await pages.$put({ json })).json()
  client.setQueryData(ownPage.queryKey, saved)
}
