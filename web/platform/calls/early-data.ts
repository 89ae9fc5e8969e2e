/**
 * What the inline script of a signed-in page fetched before the app was loaded
 * (`web/inline/early.js`).
 */
interface EarlyAnswer {
  token: string
  answer: Promise<Response>
}

declare global {
  interface Window {
    ubumiEarly?: Record<string, EarlyAnswer>
    ubumiWaiting?: HTMLElement[]
  }
}

/**
 * The pending response for this path, requested with this token. Each response is returned once;
 * undefined means that the caller has to fetch.
 */
export function takeEarlyAnswer(path: string, token: string): Promise<Response> | undefined {
  const early = window.ubumiEarly?.[path]
  if (!early || early.token !== token) return undefined
  delete window.ubumiEarly?.[path]
  return early.answer
}
