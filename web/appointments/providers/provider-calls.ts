import type { ProviderPage, ShownProvider } from '#domain/practice/pages/schema.ts'
import { readForAnyone } from '#web/platform/calls/read-for-anyone.ts'

/** Those who can be booked; for a visitor those who agreed to a public page. */
export const fetchProviders = () => readForAnyone('/api/providers') as Promise<ShownProvider[]>

/** @throws ProblemError 404 where there is no page, for a visitor also where it is not public */
export const fetchProvider = (id: string) =>
  readForAnyone(`/api/providers/${encodeURIComponent(id)}`) as Promise<ProviderPage>
