import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ChangedLine, KeptLine, NewLine } from '#domain/admin/crisis-lines.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'

const all = api<'keptLines'>(fetchAsMe).admin['crisis-lines']
const one = all[':id']

export const keptLines = queryOptions({
  queryKey: ['admin', 'crisis-lines'],
  queryFn: async (): Promise<KeptLine[]> => (await all.$get()).json(),
})

const refresh = async (client: QueryClient) => {
  await Promise.all([
    client.invalidateQueries(keptLines),
    client.invalidateQueries({ queryKey: ['admin', 'waiting'] }),
  ])
}

/** Whatever comes of a change, the list is fetched anew: a colleague may have been faster. */
async function change(client: QueryClient, work: Promise<unknown>) {
  try {
    await work
  } finally {
    await refresh(client)
  }
}

export const addLine = (client: QueryClient, json: NewLine) => change(client, all.$post({ json }))

/** @throws ProblemError 409 where it was changed meanwhile, or is the last of its kind to be shown */
export const changeLine = (client: QueryClient, id: string, json: ChangedLine) =>
  change(client, one.$put({ param: { id }, json }))

export const checkLine = (client: QueryClient, { id, version }: KeptLine) =>
  change(client, one.check.$post({ param: { id }, json: { version } }))

export const orderLines = (client: QueryClient, ids: string[]) =>
  change(client, all.order.$put({ json: { ids } }))
