import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewReturn, WaitingReturn } from '#domain/desk/returns.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { ownTills } from '../tills/till-queries.ts'

const { desk } = api<'deskReturns'>(authenticatedFetch)

/** Money that was taken back and waits for its patient; each reading is recorded, so it is not read at each focus. */
export const waitingReturns = queryOptions({
  queryKey: ['desk', 'returns'],
  queryFn: async (): Promise<WaitingReturn[]> => (await desk.returns.$get()).json(),
  staleTime: 60_000,
})

/** Records how money went back; the same again changes nothing. */
export async function giveBack(client: QueryClient, id: string, json: NewReturn): Promise<void> {
  try {
    const waiting = await (await desk.returns[':id'].$post({ param: { id }, json })).json()
    client.setQueryData(waitingReturns.queryKey, waiting)
  } catch (error) {
    void client.invalidateQueries(waitingReturns)
    throw error
  } finally {
    void client.invalidateQueries(ownTills)
    void client.invalidateQueries({ queryKey: ['desk', 'invoices'] })
  }
}
