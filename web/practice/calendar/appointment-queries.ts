import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { maxAppointments } from '#domain/appointments/page-size.ts'
import type {
  ProviderAppointment,
  ProviderAppointmentChange,
  SessionPhone,
  NewProposal,
  Slot,
} from '#domain/appointments/schema.ts'
import type { NewCancellation } from '#domain/practice/cancel-many.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { readOnce } from '#web/practice/queries.ts'
import { refreshPractice } from '#web/platform/signed-in/counts.ts'

const { provider } = api<'providerAppointments'>(authenticatedFetch)
const inSeries = api<'practiceSeries'>(authenticatedFetch)
const overview = api<'overview'>(authenticatedFetch)
const practice = api<'practice'>(authenticatedFetch)

const everyPeriod = ['practice', 'appointments'] as const
/** The key of the lists that grow by a page (list/list-queries.ts). */
export const everyPage = ['practice', 'appointment-pages'] as const

/** Which appointments, between two instants in milliseconds. */
export interface WantedAppointments {
  from: number
  to: number
  /** Empty or absent for all. */
  search?: string
  status?: ProviderAppointment['status'] | undefined
  session_type?: ProviderAppointment['session_type'] | undefined
  requested_by?: ProviderAppointment['requested_by']
  series_id?: string
  order?: 'earliest' | 'latest'
}

export async function fetchPage(
  { from, to, search, ...wanted }: WantedAppointments,
  limit: number,
  after: string | undefined,
): Promise<ProviderAppointment[]> {
  const query = {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    limit: String(limit),
    ...(search ? { search } : {}),
    ...Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)),
    ...(after ? { after } : {}),
  }
  return (await provider.appointments.$get({ query })).json()
}

const earlyPath = (from: number, to: number) =>
  `/api/provider/appointments?${new URLSearchParams({
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    limit: String(maxAppointments),
  }).toString()}`

/** All of the provider's appointments, from one instant up to another, both in milliseconds. */
export const providerAppointments = ({ from, to }: { from: number; to: number }) =>
  queryOptions({
    queryKey: [...everyPeriod, from, to],
    queryFn: async (): Promise<ProviderAppointment[]> => {
      const all: ProviderAppointment[] = []
      for (;;) {
        const page = await fetchPage({ from, to }, maxAppointments, all.at(-1)?.id)
        all.push(...page)
        if (page.length < maxAppointments) return all
      }
    },
    initialData: () => {
      const page = takePrefetchedData<ProviderAppointment[]>(earlyPath(from, to))
      return page && page.length < maxAppointments ? page : undefined
    },
    ...readOnce,
  })

/** So many requests are asked for at once: some of them may be shown elsewhere. */
const requestsAtOnce = 20

/** The first requests of patients that wait for an answer. */
export const firstRequests = ({ from, to }: { from: number; to: number }) =>
  queryOptions({
    queryKey: [...everyPeriod, 'requests', from, to],
    queryFn: () =>
      fetchPage(
        { from, to, status: 'requested', requested_by: 'patient' },
        requestsAtOnce,
        undefined,
      ),
    ...readOnce,
  })

/** Fetches again the provider's appointments that are on screen, and their counts. */
export async function reloadAppointments(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: everyPeriod }),
    client.invalidateQueries({ queryKey: everyPage }),
    refreshPractice(client),
    client.invalidateQueries({ queryKey: ['practice', 'waiting'] }),
    client.invalidateQueries({ queryKey: ['practice', 'patients'] }),
    client.invalidateQueries({ queryKey: ['practice', 'patient-page'] }),
  ])
}

/**
 * Confirms, declines, withdraws, completes, or writes the notes. The lists show the answer at once,
 * and then load again.
 *
 * @throws ProblemError 409 when the status of the appointment has changed in the meantime
 */
export async function changeAppointment(
  client: QueryClient,
  id: string,
  json: ProviderAppointmentChange,
) {
  showChanged(
    client,
    await (await provider.appointments[':id'].$patch({ param: { id }, json })).json(),
  )
}

/** Shows an appointment in the lists as an answer has left it, and fetches them again: others act, too. */
export function showChanged(client: QueryClient, changed: ProviderAppointment) {
  const update = (appointments: ProviderAppointment[]) =>
    appointments.map((one) => (one.id === changed.id ? changed : one))
  client.setQueriesData<ProviderAppointment[]>(
    { queryKey: everyPeriod },
    (appointments) => appointments && update(appointments),
  )
  client.setQueriesData<InfiniteData<ProviderAppointment[]>>(
    { queryKey: everyPage },
    (lists) => lists && { ...lists, pages: lists.pages.map(update) },
  )
  void reloadAppointments(client)
}

/**
 * Cancels appointments; the patients get an email.
 *
 * @returns how many; the others had started or were cancelled already
 */
export async function cancelAppointments(
  client: QueryClient,
  json: NewCancellation,
): Promise<number> {
  const { called_off } = await (await practice.provider['call-offs'].$post({ json })).json()
  await reloadAppointments(client)
  return called_off.length
}

/** Confirms or declines all that a patient requested of a series. */
export async function answerSeries(
  client: QueryClient,
  id: string,
  status: 'confirmed' | 'cancelled',
): Promise<void> {
  await inSeries.provider.appointments[':id']['series-answer'].$post({
    param: { id },
    json: { status },
  })
  await reloadAppointments(client)
}

/** The number of a Phone session; each read is logged. */
export const sessionPhone = (id: string) =>
  queryOptions({
    queryKey: ['practice', 'session-phone', id],
    queryFn: async (): Promise<SessionPhone> =>
      (await provider.appointments[':id']['phone-number'].$get({ param: { id } })).json(),
    ...readOnce,
  })

const everyDaysSlots = ['practice', 'slots'] as const

/**
 * The slots of a day (`YYYY-MM-DD`), free or why not, as long as the appointment that is to move. Others book in the
 * meantime: never from the cache.
 */
export const ownSlots = (date: string, moves?: string, visit_type_id?: string) =>
  queryOptions({
    queryKey: [...everyDaysSlots, date, moves, visit_type_id],
    queryFn: async (): Promise<Slot[]> =>
      (
        await overview.provider.slots.$get({
          query: {
            date,
            ...(moves ? { moves } : {}),
            ...(visit_type_id ? { visit_type_id } : {}),
          },
        })
      ).json(),
    staleTime: 0,
  })

/**
 * Proposes a time to a patient, who must accept it. The free slots are fetched again in any case.
 *
 * @throws ProblemError 409 when the time has been taken, or the patient has no capacity for it
 */
export async function proposeTime(client: QueryClient, json: NewProposal): Promise<void> {
  try {
    await provider.appointments.$post({ json })
    void reloadAppointments(client)
  } finally {
    void client.invalidateQueries({ queryKey: everyDaysSlots })
  }
}
