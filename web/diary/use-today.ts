import { dayOf } from '#web/platform/values/dates.ts'
import { useServerNow } from '#web/platform/use-server-now.ts'

/**
 * Today in Lusaka, also on a page that is open over midnight or while a phone sleeps.
 *
 * @param loaded what was today when the list was loaded, `YYYY-MM-DD`; a clock that is behind it is wrong
 */
export function useToday(loaded: string): string {
  const now = dayOf(useServerNow().now)
  return now > loaded ? now : loaded
}
