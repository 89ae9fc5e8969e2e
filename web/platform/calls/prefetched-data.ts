import { noteServerTime } from './server-clock.ts'
import { readStoredSession } from './session.ts'

/**
 * What the inline script of a signed-in page fetched before the app was loaded
 * (`web/inline/early.js`).
 */
interface PrefetchedResponse {
  token: string
  answer: Promise<Response>
  /** Of a successful answer; undefined of any other. */
  content: Promise<unknown>
  /** The same, once it has come. */
  data?: unknown
}

declare global {
  interface Window {
    ubumiEarly?: Record<string, PrefetchedResponse>
    ubumiWaiting?: HTMLElement[]
  }
}

/** In milliseconds: what has not arrived by then must not keep the page waiting. */
const readWithin = 100

/** In milliseconds, as `staleTime` of the queries: what none has taken by then is requested again. */
const freshFor = 30_000

/**
 * Takes in the answers that have arrived, so that the first render of the page has its data.
 *
 * @param root the element of the page's placeholder
 * @returns whether to replace the placeholder: the profile has come, and the user has done nothing yet
 *   that new elements would undo, such as opened a menu
 */
export async function readPrefetchedResponses(root: HTMLElement): Promise<boolean> {
  setTimeout(() => delete window.ubumiEarly, freshFor)
  const reading = Object.values(window.ubumiEarly ?? {}).map(async (early) => {
    early.data = await early.content
    noteServerTime((await early.answer).headers.get('Date'), true)
  })
  await Promise.race([
    Promise.allSettled(reading),
    new Promise((done) => setTimeout(done, readWithin)),
  ])
  const isTouched =
    document.activeElement !== document.body ||
    root.querySelector('#page')?.scrollTop !== 0 ||
    ('popover' in HTMLElement.prototype && root.querySelector(':popover-open'))
  return !isTouched && window.ubumiEarly?.['/api/profile']?.data !== undefined
}

/**
 * The content of the answer for this path, for `initialData` of a query: once, and for the session
 * that asked. Undefined means that the query has to fetch.
 */
export function takePrefetchedData<Data>(path: string): Data | undefined {
  // The build renders the placeholders of the pages without a window.
  const early = typeof window === 'undefined' ? undefined : window.ubumiEarly?.[path]
  if (early?.data === undefined || early.token !== readStoredSession()?.access_token)
    return undefined
  delete window.ubumiEarly?.[path]
  return early.data as Data
}

/** Likewise the first page of an infinite query whose first `pageParam` is ''. */
export function takePrefetchedPages<Row>(path: string) {
  const rows = takePrefetchedData<Row[]>(path)
  return rows && { pages: [rows], pageParams: [''] }
}

/**
 * The pending response for this path, requested with this token. Each response is returned once;
 * undefined means that the caller has to fetch.
 */
export function takePrefetchedResponse(path: string, token: string): Promise<Response> | undefined {
  const early = window.ubumiEarly?.[path]
  if (!early || early.token !== token) return undefined
  delete window.ubumiEarly?.[path]
  return early.answer
}
