import { accessToken, renewToken } from '#web/platform/signed-in/auth/auth.ts'
import { takePrefetchedResponse } from '#web/platform/calls/prefetched-data.ts'
import { askForSecondStep } from '#web/platform/signed-in/auth/second-step.ts'
import { fetchWithTimeout, responseWithTimeout } from '#web/platform/calls/with-timeout.ts'
import { noteServerTime } from '#web/platform/calls/server-clock.ts'
import { ProblemError, problemOf } from '#web/platform/calls/problem.ts'

/**
 * `fetch` with the token of the signed-in user. What the page's HTML requested already is not
 * requested again; a token that the server rejects is renewed once.
 *
 * @throws ProblemError for every answer that is not a success, with the server's message;
 * NoAnswerError where the connection hangs
 */
export const authenticatedFetch: typeof fetch = (input, init) => {
  const request = new Request(input, init)
  const { method } = request
  const { pathname, search } = new URL(request.url)
  return sendAsMe((token) => {
    const early = method === 'GET' ? takePrefetchedResponse(pathname + search, token) : undefined
    return early
      ? responseWithTimeout(early, method)
      : fetchWithTimeout(withToken(request.clone(), token))
  })
}

/**
 * The answer to `send` with the token of the signed-in user, sent once more where the token was
 * rejected and could be renewed.
 *
 * @throws ProblemError for every answer that is not a success, with the server's message
 */
export async function sendAsMe(send: (token: string) => Promise<Response>): Promise<Response> {
  const token = await accessToken()
  if (!token) throw signedOut()
  let response = await send(token)
  noteServerTime(response.headers.get('Date'))
  if (response.status === 401) {
    const renewed = await renewToken()
    if (renewed) response = await send(renewed)
  }
  if (response.ok) return response
  const problem = await problemOf(response)
  if (problem.code === 'second_factor_required') askForSecondStep()
  throw problem
}

function withToken(request: Request, token: string): Request {
  request.headers.set('Authorization', `Bearer ${token}`)
  return request
}

function signedOut() {
  return new ProblemError({
    code: 'not_signed_in',
    message: 'Please log in and try again.',
    status: 401,
  })
}
