import { hc } from 'hono/client'

import type { Api } from '#server/features.ts'

/**
 * The typed client of one feature of `/api`: `api<'readings'>(authenticatedFetch)`. One client for each feature,
 * because a single one for all features is slow to check. `send` adds the token; the plain fetch is
 * for public calls.
 */
export function api<Part extends keyof Api>(send: typeof fetch = fetch) {
  return hc<Api[Part]>('/api', { fetch: send })
}
