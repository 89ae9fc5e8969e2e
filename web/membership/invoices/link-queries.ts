import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { invoices } = api<'payLinks'>(authenticatedFetch)

/** Since when the caller's invoice has a link to pay it; null without one. */
export const payLinkOf = (id: string) =>
  queryOptions({
    queryKey: ['invoices', 'pay-link', id],
    queryFn: async () => (await invoices[':id']['pay-link'].$get({ param: { id } })).json(),
  })

/** Makes a link; an earlier one ends. @returns its token, which is shown this once */
export async function makePayLink(client: QueryClient, id: string): Promise<string> {
  const { token } = await (await invoices[':id']['pay-link'].$post({ param: { id } })).json()
  await client.invalidateQueries(payLinkOf(id))
  return token
}

/** Ends the link of an invoice. */
export async function endPayLink(client: QueryClient, id: string): Promise<void> {
  await invoices[':id']['pay-link'].$delete({ param: { id } })
  await client.invalidateQueries(payLinkOf(id))
}
