import type { TakeOver, WantedLogin } from '#domain/registrations/take-over.ts'
import { problemOf } from '#web/platform/calls/problem.ts'
import { fetchWithTimeout } from '#web/platform/calls/with-timeout.ts'

/** Codes and password are in the body: an address is stored by logs. @throws ProblemError */
async function send(path: string, body: object): Promise<void> {
  const answer = await fetchWithTimeout(`/api/take-overs${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw await problemOf(answer)
}

/** Asks for a login; an email brings a second code. @throws ProblemError 404, 422, 429 */
export const wishLogin = (wanted: WantedLogin) => send('/logins', wanted)

/** @throws ProblemError 422 where the code of the email is wrong */
export const takeOver = (proof: TakeOver) => send('', proof)
