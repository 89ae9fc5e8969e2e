import { problemOf } from '#web/platform/calls/problem.ts'
import { readStoredSession } from '#web/platform/calls/session.ts'
import { fetchWithTimeout } from '#web/platform/calls/with-timeout.ts'
import { loadOnce } from '#web/platform/lazy.tsx'

/** Visitors, who are most readers, do not fetch what a session needs. */
const loadFetch = loadOnce(
  async () => (await import('#web/platform/signed-in/authenticated-fetch.ts')).authenticatedFetch,
)

/**
 * What a public call answers, for the user where one is logged in.
 *
 * @throws ProblemError for an answer that is not a success, ConnectionError offline
 */
export async function readForAnyone(path: string): Promise<unknown> {
  if (readStoredSession()) {
    const fetchAsUser = await loadFetch()
    return (await fetchAsUser(path)).json()
  }
  const answer = await fetchWithTimeout(path, { credentials: 'omit' })
  if (!answer.ok) throw await problemOf(answer)
  return answer.json()
}
