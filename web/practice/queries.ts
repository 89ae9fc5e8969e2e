import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { SharedScreenings } from '#domain/practice/schema.ts'
import type { ProviderStats } from '#domain/practice/stats.ts'
import type { NewAcknowledgement, NewFollowUp, SafetyAlert } from '#domain/safety/schema.ts'
import type { ScreeningResult } from '#domain/screening/schema.ts'
import { api } from '#web/api.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { countKeys, waiting } from '#web/platform/signed-in/counts.ts'

const { provider } = api<'practice'>(authenticatedFetch)
const overview = api<'overview'>(authenticatedFetch)

/** The tiles of the start page. */
export const stats = queryOptions({
  queryKey: countKeys.practice,
  queryFn: async (): Promise<ProviderStats> => (await overview.provider.stats.$get()).json(),
})

/**
 * Each read of a patient's record is logged and shown to them, so it happens when the provider
 * opens a page, and not again on window focus.
 */
export const readOnce = {
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
} as const

/** Patients who share, at a time: fewer than three screens of a desktop. */
const sharedAtOnce = 25

/** The patients who share their screenings, the newest first: those of this name, or all. */
export const sharedScreenings = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['practice', 'shared-screenings', search],
    queryFn: async ({ pageParam: after }): Promise<SharedScreenings[]> => {
      const query = {
        limit: String(sharedAtOnce),
        ...(search ? { search } : {}),
        ...(after ? { after } : {}),
      }
      return (await provider['shared-screenings'].$get({ query })).json()
    },
    initialPageParam: undefined as string | undefined,
    initialData: () => (search ? undefined : earlyShared()),
    getNextPageParam: (page) => (page.length < sharedAtOnce ? undefined : page.at(-1)?.id),
    ...readOnce,
  })

/** One of them; null where they do not share. */
export const sharingPatient = (id: string) =>
  queryOptions({
    queryKey: ['practice', 'shared-screenings', 'one', id],
    queryFn: async (): Promise<SharedScreenings | null> =>
      (await (await provider['shared-screenings'].$get({ query: { id } })).json())[0] ?? null,
    ...readOnce,
  })

function earlyShared() {
  const rows = takePrefetchedData<SharedScreenings[]>(
    `/api/provider/shared-screenings?limit=${sharedAtOnce}`,
  )
  return rows && { pages: [rows], pageParams: [undefined] }
}

/** More than a patient takes in a year, and one page of the API. */
const limit = '60'

/**
 * What one patient shares, newest first. Never from the cache: the patient may have withdrawn it.
 */
export const screeningsOf = (patient_id: string) =>
  queryOptions({
    queryKey: ['practice', 'screenings', patient_id],
    queryFn: async (): Promise<ScreeningResult[]> =>
      (
        await provider.patients[':patient_id']['screening-results'].$get({
          param: { patient_id },
          query: { limit },
        })
      ).json(),
    ...readOnce,
    gcTime: 0,
  })

export const safetyAlerts = queryOptions({
  queryKey: ['practice', 'safety-alerts'],
  queryFn: async (): Promise<SafetyAlert[]> => (await provider['safety-alerts'].$get()).json(),
  initialData: () => takePrefetchedData<SafetyAlert[]>('/api/provider/safety-alerts'),
  ...readOnce,
})

/** Puts the alert as the server has it now into the list, and counts again. */
async function put(client: QueryClient, done: SafetyAlert) {
  client.setQueryData(safetyAlerts.queryKey, (alerts) =>
    alerts?.map((alert) => (alert.id === done.id ? done : alert)),
  )
  await client.invalidateQueries(waiting)
}

/** Records a contact that was due. @throws ProblemError 409 where another day was planned meanwhile */
export async function followUp(client: QueryClient, id: string, json: NewFollowUp) {
  const one = provider['safety-alerts'][':id']['follow-ups']
  await put(client, await (await one.$post({ param: { id }, json })).json())
}

/**
 * Takes a step, and fetches the list again where that is not possible any more. @throws ProblemError 409 when the
 * alert is closed already or its person has withdrawn, 404 when the caller is no longer notified of it
 */
export async function acknowledge(client: QueryClient, id: string, json: NewAcknowledgement) {
  const one = provider['safety-alerts'][':id'].acknowledgement
  try {
    await put(client, await (await one.$post({ param: { id }, json })).json())
  } catch (failure) {
    if (failure instanceof ProblemError && failure.code === 'conflict')
      await client.invalidateQueries(safetyAlerts)
    throw failure
  }
}
