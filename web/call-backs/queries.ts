import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewCallBack, OwnCallBacks } from '#domain/call-backs/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const calls = api<'callBacks'>(authenticatedFetch)['call-backs']

/** The user's newest request, and the times that can be chosen now. */
export const ownCallBacks = queryOptions({
  queryKey: ['call-backs'],
  queryFn: async (): Promise<OwnCallBacks> => (await calls.$get()).json(),
})

/** @throws ProblemError 409 where another request is open, 422 where the time has passed */
export async function askForCall(client: QueryClient, json: NewCallBack): Promise<void> {
  try {
    const own: OwnCallBacks = await (await calls.$post({ json })).json()
    client.setQueryData(ownCallBacks.queryKey, own)
  } catch (failure) {
    void client.invalidateQueries(ownCallBacks)
    throw failure
  }
}

/** @throws ProblemError 409 where we have called already */
export async function withdrawCall(client: QueryClient, id: string): Promise<void> {
  try {
    await calls[':id'].$delete({ param: { id } })
  } finally {
    await client.invalidateQueries(ownCallBacks)
  }
}
