import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import type { SessionCost } from '#domain/appointments/cost.ts'
import type {
  Appointment,
  CostQuery,
  NewAppointment,
  OfferedProvider,
  ProviderCard,
  Slot,
  WaitingEntry,
} from '#domain/appointments/schema.ts'
import type { Topic } from '#domain/appointments/topics.ts'
import { api } from '#web/api.ts'
import { takeEarlyData, takeEarlyPages } from '#web/platform/calls/early-data.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'

const {
  appointments,
  'waiting-list': waitingList,
  'slot-offers': offers,
} = api<'appointments'>(fetchAsMe)

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
  initialData: () => takeEarlyPages<Appointment>(`/api/appointments?limit=${many}`),
  getNextPageParam: (page) => (page.length < many ? undefined : page.at(-1)?.id),
})

/** The caller's places on the waiting list and their current offers, which come and go. */
export const ownWaiting = queryOptions({
  queryKey: ['appointments', 'waiting'],
  queryFn: async (): Promise<WaitingEntry[]> => (await waitingList.$get()).json(),
  initialData: () => takeEarlyData<WaitingEntry[]>('/api/waiting-list'),
  refetchInterval: 60_000,
})

/** The providers for a topic with their prices, the one who is free first at the top. */
export const offeredProviders = (about: Topic) =>
  queryOptions({
    queryKey: ['appointments', 'providers', about],
    queryFn: async (): Promise<OfferedProvider[]> =>
      (await appointments.providers.$get({ query: { about } })).json(),
  })

/** Whose slots: of anyone for a topic, or of one provider. */
export interface Whose {
  about: Topic
  provider_id: string | undefined
}

const queryOf = ({ about, provider_id }: Whose) => ({
  about,
  ...(provider_id ? { provider_id } : {}),
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

/** Fetches everything that an appointment affects again, while the page shows the old data. */
const refetchAll = (client: QueryClient) =>
  void client.invalidateQueries({ queryKey: ['appointments'] })

type Lists = InfiniteData<Appointment[], string>

/** Shows the lists as an answer has left them, and fetches them again: others act, too. */
function showList(client: QueryClient, change: (rows: Appointment[]) => Appointment[]) {
  client.setQueryData<Lists>(
    ownAppointments.queryKey,
    (lists) => lists && { ...lists, pages: lists.pages.map(change) },
  )
  refetchAll(client)
}

function showWaiting(client: QueryClient, change: (rows: WaitingEntry[]) => WaitingEntry[]) {
  client.setQueryData(ownWaiting.queryKey, (rows) => rows && change(rows))
  refetchAll(client)
}

/** The request body for a chosen slot. */
export type Booking = Required<NewAppointment>

/** Requests an appointment; its id makes a second sending harmless. */
export async function book(client: QueryClient, json: Booking): Promise<Appointment> {
  try {
    return await (await appointments.$post({ json })).json()
  } finally {
    // A rejection means that others were quicker, and a lost answer may have been a booking.
    refetchAll(client)
  }
}

/**
 * The answer of a call; where it fails, someone else may have acted: the lists are fetched again.
 */
async function settled<Answer>(client: QueryClient, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (failure) {
    refetchAll(client)
    throw failure
  }
}

/**
 * Cancels the caller's appointment, or declines the one that was proposed; the item leaves the
 * list.
 */
export async function cancel(client: QueryClient, id: string): Promise<void> {
  await settled(client, appointments[':id'].$delete({ param: { id } }))
  showList(client, (rows) => rows.filter((row) => row.id !== id))
}

/** Accepts the time that a provider has proposed. */
export async function accept(client: QueryClient, id: string): Promise<void> {
  const answer = await settled(client, appointments[':id'].acceptance.$post({ param: { id } }))
  const accepted = await answer.json()
  showList(client, (rows) => rows.map((row) => (row.id === id ? accepted : row)))
}

/** States that the provider of a session did not come. */
export async function reportAbsence(client: QueryClient, id: string): Promise<void> {
  const call = appointments[':id']['provider-absence'].$post({ param: { id } })
  const reported = await (await settled(client, call)).json()
  showList(client, (rows) => rows.map((row) => (row.id === id ? reported : row)))
}

/** Requests an earlier time than that of an appointment. */
export async function askForEarlier(
  client: QueryClient,
  json: { id: string; appointment_id: string },
): Promise<void> {
  const entry = await (await settled(client, waitingList.$post({ json }))).json()
  showWaiting(client, (rows) => [...rows.filter(({ id }) => id !== entry.id), entry])
}

export async function stopAsking(client: QueryClient, id: string): Promise<void> {
  await settled(client, waitingList[':id'].$delete({ param: { id } }))
  showWaiting(client, (rows) => rows.filter((row) => row.id !== id))
}

/**
 * Answers the offer of an earlier time; an accepted one is requested in addition to the current
 * appointment.
 */
export async function answerOffer(
  client: QueryClient,
  id: string,
  answer: 'acceptance' | 'refusal',
): Promise<void> {
  await settled<unknown>(client, offers[':id'][answer].$post({ param: { id } }))
  showWaiting(client, (rows) =>
    rows.map((row) => (row.offer?.id === id ? { ...row, offer: null } : row)),
  )
}

/** The provider's name, for use in a sentence. */
export const nameOf = (provider: ProviderCard | null) =>
  provider?.full_name ?? 'someone who is no longer here'
