/** Does the work once the browser is idle, or after `longest` milliseconds; Safari does not report that. */
export function whenIdle(work: () => void, longest: number, other = longest) {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longest })
  else setTimeout(work, other)
}
