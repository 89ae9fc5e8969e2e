import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { describeFailure } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { sortOut } from './order.ts'
import { ownAppointments } from './queries.ts'
import { failures } from './texts.ts'

/** One's appointments as they stand at this moment; a failed fetch is told by the toast of spec section 8. */
export function useOwnAppointments() {
  const { data, ...query } = useInfiniteQuery(ownAppointments)
  const now = useNow()
  const { error } = query
  useEffect(() => {
    if (!error) return
    toast({ title: failures.fetching, text: describeFailure(error), kind: 'destructive' })
  }, [error])
  const rows = data?.pages.flat()
  return { ...query, now, rows, sorted: rows && sortOut(rows, now) }
}
