import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFailureToast } from '#web/ui/overlays/failure-toast.ts'
import { useNow } from '#web/platform/use-now.ts'
import { sortOut } from './order.ts'
import { ownAppointments } from './queries.ts'
import { errorTitles } from './error-titles.ts'

/**
 * The caller's appointments as they are now; a failed fetch shows its notice (docs/specification.md, "My
 * Appointments").
 */
export function useOwnAppointments() {
  const { data, ...query } = useInfiniteQuery(ownAppointments)
  const now = useNow()
  const { error, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  useFailureToast(errorTitles.fetching, error)
  const loaded = data?.pages.flat()
  // The latest come first: with a series ahead, the next appointment can be on a page after this one.
  const last = loaded?.at(-1)
  const isPartial = hasNextPage && last !== undefined && Date.parse(last.appointment_time) > now
  useEffect(() => {
    if (isPartial && !isFetchingNextPage && !error) void fetchNextPage()
  }, [isPartial, isFetchingNextPage, error, fetchNextPage])
  const rows = isPartial && !error ? undefined : loaded
  return { ...query, now, rows, sorted: rows && sortOut(rows, now) }
}
