import { useInfiniteQuery } from '@tanstack/react-query'
import { useFailureToast } from '#web/ui/overlays/failure-toast.ts'
import { useNow } from '#web/platform/use-now.ts'
import { sortOut } from './order.ts'
import { ownAppointments } from './queries.ts'
import { failures } from './texts.ts'

/** The caller's appointments as they are now; a failed fetch shows the toast of spec section 8. */
export function useOwnAppointments() {
  const { data, ...query } = useInfiniteQuery(ownAppointments)
  const now = useNow()
  const { error } = query
  useFailureToast(failures.fetching, error)
  const rows = data?.pages.flat()
  return { ...query, now, rows, sorted: rows && sortOut(rows, now) }
}
