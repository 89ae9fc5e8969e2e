/**
 * How long a tab waits for another one, in ms. The browser may suspend a tab, which then holds its
 * lock for hours.
 */
const longestWait = 30_000

/**
 * Does the work while no other tab does work of this name, or after 30 s in any case: the work must
 * be harmless when it is done twice. At once in a browser without Web Locks.
 */
export async function withTabLock<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  let done: Promise<Result> | undefined
  const start = () => (done ??= work())
  if ('locks' in navigator) {
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), longestWait)
    // Rejected when the wait is over; and during the work, where another tab has waited too long.
    await navigator.locks
      .request(name, { signal: waiting.signal }, start)
      .catch(() => done ?? navigator.locks.request(name, { steal: true }, start))
      .catch(() => undefined)
    clearTimeout(timer)
  }
  return start()
}
