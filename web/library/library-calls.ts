import type { FullGuide, GuideSummary } from '#domain/library/schema.ts'
import { problemOf } from '#web/platform/calls/problem.ts'
import { readStoredSession } from '#web/platform/calls/session.ts'
import { fetchWithTimeout } from '#web/platform/calls/with-timeout.ts'
import { loadOnce } from '#web/platform/lazy.tsx'

/** Visitors, who are most readers, do not fetch what a session needs. */
const loadFetch = loadOnce(
  async () => (await import('#web/platform/signed-in/authenticated-fetch.ts')).authenticatedFetch,
)

/** @throws ProblemError for an answer that is not a success, ConnectionError offline */
async function read(path: string): Promise<unknown> {
  if (readStoredSession()) {
    const fetchAsUser = await loadFetch()
    return (await fetchAsUser(path)).json()
  }
  const answer = await fetchWithTimeout(path, { credentials: 'omit' })
  if (!answer.ok) throw await problemOf(answer)
  return answer.json()
}

export const fetchGuides = () => read('/api/library/guides') as Promise<GuideSummary[]>

/** @throws ProblemError 403 `plan_needed` where the caller has no plan that includes it, 404 for none */
export const fetchGuide = (slug: string) =>
  read(`/api/library/guides/${encodeURIComponent(slug)}`) as Promise<FullGuide>
