import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { SessionCost } from '#domain/appointments/cost.ts'
import type { DayState } from '#domain/appointments/day-states.ts'
import type { PublicCalendar } from '#domain/appointments/clinic-calendar-schema.ts'
import type {
  Appointment,
  CostQuery,
  NewAppointment,
  OfferedProvider,
  Slot,
  WaitingEntry,
} from '#domain/appointments/schema.ts'
import type { Topic } from '#domain/appointments/topics.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData, takePrefetchedPages } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { appointments, 'waiting-list': waitingList } = api<'appointments'>(authenticatedFetch)

const many = 20

/**
 * The caller's appointments, latest first: 20 at first, and as many more for each `fetchNextPage`.
 */
export const ownAppointments = infiniteQueryOptions({
  queryKey: ['appointments', 'own'],
  queryFn: async ({ pageParam: before }): Promise<Appointment[]> =>
    (
      await appointments.$get({ query: { limit: String(many), ...(before ? { before } : {}) } })
    ).json(),
  initialPageParam: '',
  initialData: () => takePrefetchedPages<Appointment>(`/api/appointments?limit=${many}`),
  getNextPageParam: (page) => (page.length < many ? undefined : page.at(-1)?.id),
})

/** The caller's places on the waiting list and their current offers, which come and go. */
export const ownWaiting = queryOptions({
  queryKey: ['appointments', 'waiting'],
  queryFn: async (): Promise<WaitingEntry[]> => (await waitingList.$get()).json(),
  initialData: () => takePrefetchedData<WaitingEntry[]>('/api/waiting-list'),
  refetchInterval: 60_000,
})

/** The providers for a topic with their prices, the one who is free first at the top. */
export const offeredProviders = (about: Topic, visit_type_id?: string) =>
  queryOptions({
    queryKey: ['appointments', 'providers', about, visit_type_id],
    queryFn: async (): Promise<OfferedProvider[]> =>
      (
        await appointments.providers.$get({
          query: { about, ...(visit_type_id ? { visit_type_id } : {}) },
        })
      ).json(),
  })

/** Which of the seven days from one (`YYYY-MM-DD`) on have a free time, are full, or are closed. */
export const statesOfWeek = (date: string, whose: Omit<Whose, 'moves'>) =>
  queryOptions({
    queryKey: ['appointments', 'days', date, whose],
    queryFn: async (): Promise<DayState[]> =>
      (await appointments.days.$get({ query: { date, ...queryOf(whose) } })).json(),
  })

const { 'clinic-calendar': calendar } = api<'calendar'>(authenticatedFetch)

/** When the clinic is open, and what patients may book themselves. */
export const clinicCalendar = queryOptions({
  queryKey: ['clinic-calendar'],
  queryFn: async (): Promise<PublicCalendar> => (await calendar.$get()).json(),
  staleTime: 5 * 60_000,
})

/** Whose slots: of anyone for a topic, or of one provider. */
export interface Whose {
  about: Topic
  provider_id: string | undefined
  /** Undefined where there is no choice of visit types. */
  visit_type_id?: string | undefined
  /** The appointment that is to move: its length counts. */
  moves?: string | undefined
}

const queryOf = ({ about, provider_id, visit_type_id, moves }: Whose) => ({
  about,
  ...(provider_id ? { provider_id } : {}),
  ...(visit_type_id ? { visit_type_id } : {}),
  ...(moves ? { moves } : {}),
})

/**
 * The six slots of a day (`YYYY-MM-DD`, Lusaka). Others book as well, so it is fetched again each
 * time it is shown.
 */
export const slotsOf = (date: string, whose: Whose) =>
  queryOptions({
    queryKey: ['appointments', 'slots', date, whose],
    queryFn: async (): Promise<Slot[]> =>
      (await appointments.availability.$get({ query: { date, ...queryOf(whose) } })).json(),
    staleTime: 0,
  })

/** The next three free slots after an instant (ISO 8601), each with its provider. */
export const nextFree = (after: string | undefined, whose: Whose) =>
  queryOptions({
    queryKey: ['appointments', 'next-free', after, whose],
    queryFn: async (): Promise<Slot[]> =>
      (
        await appointments['next-free'].$get({
          query: { ...queryOf(whose), ...(after ? { after } : {}) },
        })
      ).json(),
    staleTime: 0,
  })

/** What a session would cost the caller, and whether their plan includes it. */
export const sessionCost = (query: CostQuery) =>
  queryOptions({
    queryKey: ['appointments', 'cost', query],
    queryFn: async (): Promise<SessionCost> => (await appointments.cost.$get({ query })).json(),
    staleTime: 0,
  })

/** How many upcoming visits the caller has, and how many one person can book. */
export const ownOpenCount = queryOptions({
  queryKey: ['appointments', 'open-count'],
  queryFn: async () => (await appointments['open-count'].$get()).json(),
})

/** Fetches everything that an appointment affects again, while the page shows the old data. */
export const refetchAll = (client: QueryClient) =>
  void client.invalidateQueries({ queryKey: ['appointments'] })

/** The request body for a chosen slot. */
export type Booking = Required<Omit<NewAppointment, 'visit_type_id'>> &
  Pick<NewAppointment, 'visit_type_id'>

/** Requests an appointment; its id makes a second sending harmless. */
export async function book(client: QueryClient, json: Booking): Promise<Appointment> {
  try {
    return await (await appointments.$post({ json })).json()
  } finally {
    // A rejection means that others were quicker, and a lost answer may have been a booking.
    refetchAll(client)
  }
}
