import { NoAnswerError } from './problem.ts'

/**
 * Waits for `work`, but not for ever: a line that hangs neither answers nor fails.
 *
 * @param wait in milliseconds
 * @param giveUp stops the work itself, where it can be stopped
 * @throws NoAnswerError when it is not done by then
 */
export async function inTime<Value>(
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
  } finally {
    clearTimeout(timer)
  }
}

/** Somebody waits for a page: twice this, and a pause, and they are told. */
const readWithin = 15_000

/** What is sent, and not sent again by itself. Files are larger, and would need more. */
const writeWithin = 30_000

/** Loading the scripts of a form or of a sign-in takes as long as a write. */
export const loadWithin = writeWithin

/**
 * `fetch` that gives up on a line that hangs: when it is silent for 15 s while reading, or 30 s while
 * writing, also half-way through the answer.
 *
 * @throws NoAnswerError when it gives up, TypeError when there is no line
 */
export const fetchInTime: typeof fetch = (input, init) => {
  const request = new Request(input, init)
  const stop = new AbortController()
  request.signal.addEventListener('abort', () => stop.abort(request.signal.reason))
  return wholeInTime(fetch(request, { signal: stop.signal }), request.method, () => stop.abort())
}

/** Answers that may not have a body. */
const bodiless = new Set([204, 205, 304])

/** An answer with its body, where neither is silent for longer than this method allows. */
export async function wholeInTime(
  answer: Promise<Response>,
  method: string,
  giveUp?: () => void,
): Promise<Response> {
  const wait = method === 'GET' || method === 'HEAD' ? readWithin : writeWithin
  const { body, status, statusText, headers } = await inTime(answer, wait, giveUp)
  const about = { status, statusText, headers }
  // Some browsers give an empty body to an answer that may not have one.
  if (!body || bodiless.has(status)) return new Response(null, about)
  const reader = body.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for (;;) {
    const { done, value } = await inTime(reader.read(), wait, giveUp)
    if (done) return new Response(new Blob(chunks), about)
    chunks.push(value)
  }
}
