import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { LogoChange, LogoRemoval, LogoSettings } from '#domain/admin/clinic-logo.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { upload } from '#web/platform/signed-in/files/upload.ts'

const calls = api<'clinicLogo'>(authenticatedFetch).admin['clinic-logo']

export const logoSettings = queryOptions({
  queryKey: ['admin', 'clinic-logo'],
  queryFn: async (): Promise<LogoSettings> => (await calls.$get()).json(),
})

export const logoChanges = queryOptions({
  queryKey: ['admin', 'clinic-logo', 'changes'],
  queryFn: async (): Promise<LogoChange[]> => (await calls.changes.$get()).json(),
})

async function change(client: QueryClient, work: Promise<LogoSettings>) {
  try {
    client.setQueryData(logoSettings.queryKey, await work)
  } finally {
    // Also where another admin was faster: the history shows what they changed.
    await client.invalidateQueries(logoChanges)
  }
}

/** @throws ProblemError 409 where another admin was faster, 413, 415 or 422 for a file that is rejected */
export function setLogo(client: QueryClient, id: string, version: number, file: File) {
  const form = new FormData()
  form.set('id', id)
  form.set('version', String(version))
  form.set('logo', file)
  return change(client, upload('/api/admin/clinic-logo', form) as Promise<LogoSettings>)
}

/** @throws ProblemError 409 where another admin was faster */
export const removeLogo = (client: QueryClient, json: LogoRemoval) =>
  change(
    client,
    calls.removal.$post({ json }).then((answer) => answer.json()),
  )
