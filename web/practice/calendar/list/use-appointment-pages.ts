import { useInfiniteQuery } from '@tanstack/react-query'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { errorTitles } from '#web/practice/texts.ts'
import type { More } from '#web/ui/growing-table.tsx'
import { useFailureToast } from '#web/ui/overlays/failure-toast.ts'
import type { WantedAppointments } from '../appointment-queries.ts'
import { appointmentPages } from './list-queries.ts'
import type { AppointmentFilter } from './filter-form.tsx'

/** The parts of a filter that the server is asked for, beside the period. */
export const wantedBy = ({ search, status, session_type }: AppointmentFilter) => ({
  search,
  status: status || undefined,
  session_type: session_type || undefined,
})

/** A list of appointments that grows by a page at a time. */
export function useAppointmentPages(wanted: WantedAppointments, label: string) {
  const pages = useInfiniteQuery(appointmentPages(wanted))
  useFailureToast(errorTitles.error, pages.error)
  const more: More = {
    label,
    isThere: pages.hasNextPage,
    isFetching: pages.isFetchingNextPage,
    failure: pages.isFetchNextPageError ? pages.error : null,
    failureTitle: errorTitles.appointments,
    onMore: () => void pages.fetchNextPage(),
  }
  const query: {
    data: ProviderAppointment[] | undefined
    error: Error | null
    refetch: () => unknown
  } = {
    data: pages.data?.pages.flat(),
    error: pages.error,
    refetch: pages.refetch,
  }
  return { query, more }
}
