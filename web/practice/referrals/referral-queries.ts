import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Colleague, NewReferral, ProviderReferral } from '#domain/referrals/schema.ts'
import { api } from '#web/api.ts'
import type { FileAnswer } from '#web/platform/save-file.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { countKeys } from '#web/platform/signed-in/counts.ts'
import { readOnce } from '#web/practice/queries.ts'

const { provider } = api<'referrals'>(authenticatedFetch)
const one = provider.referrals[':id']

/** To whom a patient can be referred. */
export const colleagues = queryOptions({
  queryKey: ['practice', 'colleagues'],
  queryFn: async (): Promise<Colleague[]> => (await provider.colleagues.$get()).json(),
})

/** Sent by the provider, and to them; each fetch counts as a read of records. */
export const referrals = queryOptions({
  queryKey: ['practice', 'referrals'],
  queryFn: async (): Promise<ProviderReferral[]> => (await provider.referrals.$get()).json(),
  ...readOnce,
})

async function reload(client: QueryClient) {
  await Promise.all([
    client.invalidateQueries(referrals),
    client.invalidateQueries({ queryKey: countKeys.waiting }),
  ])
}

export async function refer(client: QueryClient, patient_id: string, json: NewReferral) {
  await provider.patients[':patient_id'].referrals.$post({ param: { patient_id }, json })
  await reload(client)
}

export async function accept(client: QueryClient, id: string) {
  await one.acceptance.$post({ param: { id }, json: {} })
  await reload(client)
}

export async function decline(client: QueryClient, id: string, reason: string) {
  await one.decline.$post({ param: { id }, json: { reason } })
  await reload(client)
}

export async function withdraw(client: QueryClient, id: string) {
  await one.withdrawal.$post({ param: { id }, json: {} })
  await reload(client)
}

/** The letter as a PDF. Each call counts as a read of the patient's record. */
export const fetchLetter = (id: string): Promise<FileAnswer> =>
  authenticatedFetch(`/api/provider/referrals/${id}/letter.pdf`)
