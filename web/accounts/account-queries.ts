import type { Factor } from '@supabase/auth-js'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { MailSettings } from '#domain/appointments/schema.ts'
import { recordDaysAtOnce } from '#domain/practice/record-days.ts'
import type { RecordDay } from '#domain/practice/schema.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const devices = api<'devices'>(authenticatedFetch)
const practice = api<'practice'>(authenticatedFetch)
const appointments = api<'appointments'>(authenticatedFetch)

/** Who opened the user's record, a few days at a time, newest first. */
export const recordDays = infiniteQueryOptions({
  queryKey: ['record-days'],
  queryFn: async ({ pageParam: before }): Promise<RecordDay[]> =>
    (await practice.me['record-days'].$get({ query: before ? { before } : {} })).json(),
  initialPageParam: '',
  getNextPageParam: (page) =>
    new Set(page.map(({ day }) => day)).size < recordDaysAtOnce ? undefined : page.at(-1)?.day,
})

export const ownMailSettings = queryOptions({
  queryKey: ['mail-settings'],
  queryFn: async (): Promise<MailSettings> => (await appointments['mail-settings'].$get()).json(),
  initialData: () => takePrefetchedData<MailSettings>('/api/mail-settings'),
})

export async function saveMailSettings(client: QueryClient, json: MailSettings) {
  await appointments['mail-settings'].$put({ json })
  client.setQueryData(ownMailSettings.queryKey, json)
}

/** Each place where the user is logged in. */
export const ownSessions = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await devices.sessions.$get()).json(),
})

export const refreshSessions = (client: QueryClient) => client.invalidateQueries(ownSessions)

/** Logs out another place. */
export async function endSession(client: QueryClient, id: string) {
  await devices.sessions[':id'].$delete({ param: { id } })
  await refreshSessions(client)
}

/** Fetched without auth-js, which is fetched only when the user changes something here. */
export async function listFactors(): Promise<Factor[]> {
  const user = (await (await authenticatedFetch('/auth/v1/user')).json()) as { factors?: Factor[] }
  return user.factors ?? []
}

/** What the user can log in with besides the password. */
export const ownFactors = queryOptions({
  queryKey: ['factors'],
  queryFn: listFactors,
  initialData: () => {
    const user = takePrefetchedData<{ factors?: Factor[] }>('/auth/v1/user')
    return user && (user.factors ?? [])
  },
})

export const refreshFactors = (client: QueryClient) => client.invalidateQueries(ownFactors)
