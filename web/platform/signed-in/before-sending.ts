import { readStoredSession } from '#web/platform/calls/session.ts'
import { ConnectionError, ProblemError } from '#web/platform/calls/problem.ts'
import { isContactFresh } from '#web/platform/calls/server-clock.ts'
import { authenticatedFetch } from './authenticated-fetch.ts'
import { accessToken } from '#web/platform/signed-in/auth/auth.ts'
import { hasConsent } from './consents.ts'
import { queryClient } from './query-client.ts'

/**
 * What must be true before a health entry of this user is sent from an outbox.
 *
 * @throws ProblemError `consent_withdrawn` without consent, ConnectionError where another user is signed in
 */
export async function checkBeforeSending(user_id: string): Promise<void> {
  if (!(await hasConsent(queryClient, 'health_data')))
    throw new ProblemError({ code: 'consent_withdrawn', message: '', status: 403 })
  // How long ago it was made is counted by the server's clock, which must be known for that.
  if (!isContactFresh()) await authenticatedFetch('/api/device-keys')
  // Renewing a token takes time, in which another user may have logged in.
  await accessToken()
  if (readStoredSession()?.user.id !== user_id)
    throw new ConnectionError('Another user is signed in.')
}
