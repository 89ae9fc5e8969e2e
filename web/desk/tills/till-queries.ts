import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewTillReopening, OwnTills, TillCount } from '#domain/desk/tills.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { desk } = api<'deskTills'>(authenticatedFetch)

/** The caller’s till of today, and those of days before that were left open. */
export const ownTills = queryOptions({
  queryKey: ['desk', 'till'],
  queryFn: async (): Promise<OwnTills> => (await desk.till.$get()).json(),
})

async function change(client: QueryClient, work: Promise<{ json(): Promise<OwnTills> }>) {
  try {
    client.setQueryData(ownTills.queryKey, await (await work).json())
    // What may be reversed goes by the till.
    void client.invalidateQueries({ queryKey: ['desk', 'invoices'] })
  } catch (error) {
    void client.invalidateQueries(ownTills)
    throw error
  }
}

export const setFloat = (client: QueryClient, float_ngwee: number) =>
  change(client, desk.till.$put({ json: { float_ngwee } }))

export const closeTill = (client: QueryClient, id: string, json: TillCount) =>
  change(client, desk.tills[':id'].closing.$post({ param: { id }, json }))

export const reopenTill = (client: QueryClient, id: string, json: NewTillReopening) =>
  change(client, desk.tills[':id'].reopening.$post({ param: { id }, json }))
