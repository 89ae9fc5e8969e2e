import { accessToken, renewToken } from '#web/app/signed-in/auth.ts'
import { takeEarlyAnswer } from '#web/app/early-data.ts'
import { askForSecondStep } from '#web/app/signed-in/second-step.ts'
import { fetchInTime, wholeInTime } from '#web/ui/in-time.ts'
import { ProblemError, problemOf } from '#web/ui/problem.ts'

/**
 * `fetch` in the name of the signed-in person. What the page's HTML asked for already is not asked
 * again; a token that the server refuses is renewed once.
 *
 * @throws ProblemError for every answer that is not a success, with the server's words; NoAnswerError
 *   where the line hangs
 */
export const fetchAsMe: typeof fetch = (input, init) => {
  const request = new Request(input, init)
  const { method } = request
  const { pathname, search } = new URL(request.url)
  return sendAsMe((token) => {
    const early = method === 'GET' ? takeEarlyAnswer(pathname + search, token) : undefined
    return early ? wholeInTime(early, method) : fetchInTime(withToken(request.clone(), token))
  })
}

/**
 * What `send` is answered with the token of the signed-in person, and once more where it was refused
 * and could be renewed.
 *
 * @throws ProblemError for every answer that is not a success, with the server's words
 */
export async function sendAsMe(send: (token: string) => Promise<Response>): Promise<Response> {
  const token = await accessToken()
  if (!token) throw signedOut()
  let response = await send(token)
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
