import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { ClinicRecord, InvitedRecord } from '#domain/practice/clinic-records.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const records = api<'clinicRecords'>(authenticatedFetch).provider['clinic-records']

const pageSize = 50

/** The walk-in patients who have not answered, newest first. */
export const clinicRecords = infiniteQueryOptions({
  queryKey: ['practice', 'clinic-records'],
  queryFn: async ({ pageParam: before }): Promise<ClinicRecord[]> => {
    const query = { limit: String(pageSize), ...(before ? { before } : {}) }
    return (await records.$get({ query })).json()
  },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
})

const refresh = (client: QueryClient) => client.invalidateQueries(clinicRecords)

/** Sends the email again, or makes a new code. */
export async function inviteAgain(client: QueryClient, id: string, by: 'email' | 'code') {
  const invited: InvitedRecord = await (
    await records[':id'].invitation.$post({ param: { id }, json: { by } })
  ).json()
  void refresh(client)
  return invited
}

export async function removeRecord(client: QueryClient, id: string) {
  await records[':id'].$delete({ param: { id } })
  await refresh(client)
}
