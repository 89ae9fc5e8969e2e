/** What the inline script of a signed-in page asked for before the app was loaded (`web/inline/early.js`). */
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
 * The answer already under way for this path, asked with this token. Each answer is handed out once;
 * undefined means that the caller asks for itself.
 */
export function takeEarlyAnswer(path: string, token: string): Promise<Response> | undefined {
  const early = window.ubumiEarly?.[path]
  if (!early || early.token !== token) return undefined
  delete window.ubumiEarly?.[path]
  return early.answer
}
