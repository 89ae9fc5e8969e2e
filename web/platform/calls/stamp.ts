import type { Stamp } from './entry-age.ts'
import { clockOffset } from './server-clock.ts'

/** Now, by this phone's clock, with what is known of the server's. */
export function stampNow(): Stamp {
  const offset = clockOffset()
  return { at: new Date().toISOString(), ...(offset === undefined ? {} : { offset }) }
}

/** This phone's clock, and what is known of the server's. */
export const clocksNow = () => ({ now: Date.now(), offset: clockOffset() })
