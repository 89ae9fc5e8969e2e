import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ClinicSettings, NewSettings, SettingsChange } from '#domain/admin/clinic-settings.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const calls = api<'clinicSettings'>(authenticatedFetch).admin['clinic-settings']

export const settings = queryOptions({
  queryKey: ['admin', 'clinic-settings'],
  queryFn: async (): Promise<ClinicSettings> => (await calls.$get()).json(),
})

export const settingsChanges = queryOptions({
  queryKey: ['admin', 'clinic-settings', 'changes'],
  queryFn: async (): Promise<SettingsChange[]> => (await calls.changes.$get()).json(),
})

/** @throws ProblemError 409 where another admin was faster, 422 by field */
export async function changeSettings(client: QueryClient, json: NewSettings) {
  try {
    const changed = await (await calls.$put({ json })).json()
    client.setQueryData(settings.queryKey, changed)
  } finally {
    // Also where another admin was faster: the history shows what they changed.
    await client.invalidateQueries(settingsChanges)
  }
}
