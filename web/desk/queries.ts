import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { maxDeskRows } from '#domain/desk/page-size.ts'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { desk } = api<'deskCalendar'>(authenticatedFetch)

/** Each reading of a name is logged, so it happens when the user asks for it, and not again on window focus. */
export const readOnce = {
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
} as const

/** The key of all lists of appointments of the front desk. */
export const everyList = ['desk', 'appointments'] as const

/** The key of the lists of a period alone, with and without the cancelled: a change of it is no reading of others. */
export const listsOf = ({ from, to }: Pick<Period, 'from' | 'to'>) =>
  [...everyList, from, to] as const

/** The key of the absences, whose appointments a change moves. */
export const everyAbsence = ['desk', 'absences'] as const

/** Which appointments, between two instants in milliseconds; of all patients where the name is empty. */
export interface Period {
  from: number
  to: number
  search: string
  /** Those of this patient alone. */
  patient_id?: string
  /** With those that were cancelled. */
  cancelled?: 'shown'
}

const instantOf = (at: number) => new Date(at).toISOString()

const earlyPath = ({ from, to }: Period) =>
  `/api/desk/appointments?${new URLSearchParams({
    from: instantOf(from),
    to: instantOf(to),
    limit: String(maxDeskRows),
  }).toString()}`

/** The appointments of a period, the earliest first; each page is recorded as a reading. */
export const deskAppointments = (period: Period) =>
  infiniteQueryOptions({
    queryKey: [
      ...everyList,
      period.from,
      period.to,
      period.search,
      period.patient_id,
      period.cancelled,
    ],
    queryFn: async ({ pageParam: after }): Promise<DeskAppointment[]> => {
      const { from, to, search, patient_id, cancelled } = period
      const query = {
        from: instantOf(from),
        to: instantOf(to),
        limit: String(maxDeskRows),
        ...(search ? { search } : {}),
        ...(patient_id ? { patient_id } : {}),
        ...(cancelled ? { cancelled } : {}),
        ...(after ? { after } : {}),
      }
      return (await desk.appointments.$get({ query })).json()
    },
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < maxDeskRows ? undefined : page.at(-1)?.id),
    initialData: (): InfiniteData<DeskAppointment[], string> | undefined => {
      const page =
        period.search || period.patient_id || period.cancelled
          ? undefined
          : takePrefetchedData<DeskAppointment[]>(earlyPath(period))
      return page && { pages: [page], pageParams: [''] }
    },
    ...readOnce,
  })
