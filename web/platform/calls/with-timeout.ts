import { ConnectionError, NoAnswerError } from './problem.ts'

/**
 * Waits for `work`, but with a time limit: a connection that hangs neither answers nor fails.
 *
 * @param wait in milliseconds
 * @param giveUp aborts the work itself, where that is possible
 * @throws NoAnswerError when it is not done by then, ConnectionError when the server is not reached
 */
export async function withTimeout<Value>(
  work: Promise<Value>,
  wait: number,
  giveUp = () => {},
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NoAnswerError())
      giveUp()
    }, wait)
  })
  try {
    return await Promise.race([work, late])
  } catch (failure) {
    // Browsers say in many words, some of them translated, that there is no connection.
    if (failure instanceof TypeError && !(failure instanceof ConnectionError))
      throw new ConnectionError(failure.message)
    throw failure
  } finally {
    clearTimeout(timer)
  }
}

/** The user waits for a page: after twice this, and a pause, the page shows an error. */
const readWithin = 15_000

/**
 * For requests that write, which are not retried automatically. Files are larger, and would need
 * more.
 */
const writeWithin = 30_000

/** Loading the scripts of a form or of a sign-in takes as long as a write. */
export const loadWithin = writeWithin

/**
 * `fetch` with a timeout for a connection that hangs: when it is silent for 15 s while reading, or
 * 30 s while writing, also half-way through the answer.
 *
 * @throws NoAnswerError on a timeout, ConnectionError when offline
 */
export const fetchWithTimeout: typeof fetch = (input, init) => {
  const request = new Request(input, init)
  const stop = new AbortController()
  request.signal.addEventListener('abort', () => stop.abort(request.signal.reason))
  return responseWithTimeout(fetch(request, { signal: stop.signal }), request.method, () =>
    stop.abort(),
  )
}

/** Answers that may not have a body. */
const bodiless = new Set([204, 205, 304])

/** A response with its body, where neither is silent for longer than this method allows. */
export async function responseWithTimeout(
  answer: Promise<Response>,
  method: string,
  giveUp?: () => void,
): Promise<Response> {
  const wait = method === 'GET' || method === 'HEAD' ? readWithin : writeWithin
  const { body, status, statusText, headers } = await withTimeout(answer, wait, giveUp)
  const about = { status, statusText, headers }
  // Some browsers give an empty body to an answer that may not have one.
  if (!body || bodiless.has(status)) return new Response(null, about)
  const reader = body.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for (;;) {
    const { done, value } = await withTimeout(reader.read(), wait, giveUp)
    if (done) return new Response(new Blob(chunks), about)
    chunks.push(value)
  }
}
