import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ChangedHelpline, HelplineRecord, NewHelpline } from '#domain/admin/helplines.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { pendingCounts } from '#web/admin/queries.ts'

const all = api<'helplineRecords'>(authenticatedFetch).admin['crisis-lines']
const one = all[':id']

export const helplineRecords = queryOptions({
  queryKey: ['admin', 'crisis-lines'],
  queryFn: async (): Promise<HelplineRecord[]> => (await all.$get()).json(),
})

const refresh = async (client: QueryClient) => {
  await Promise.all([
    client.invalidateQueries(helplineRecords),
    client.invalidateQueries(pendingCounts),
  ])
}

/**
 * Whether a change succeeds or fails, the list is fetched again: another admin may have been
 * faster.
 */
async function change(client: QueryClient, work: Promise<unknown>) {
  try {
    await work
  } finally {
    await refresh(client)
  }
}

export const addHelpline = (client: QueryClient, json: NewHelpline) =>
  change(client, all.$post({ json }))

/** @throws ProblemError 409 where it was changed since, or is the last of its kind to be shown */
export const changeHelpline = (client: QueryClient, id: string, json: ChangedHelpline) =>
  change(client, one.$put({ param: { id }, json }))

export const checkHelpline = (client: QueryClient, { id, version }: HelplineRecord) =>
  change(client, one.check.$post({ param: { id }, json: { version } }))

export const orderHelplines = (client: QueryClient, ids: string[]) =>
  change(client, all.order.$put({ json: { ids } }))
