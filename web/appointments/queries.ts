import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import type {
  Appointment,
  NewAppointment,
  ProviderCard,
  Slot,
} from '#domain/appointments/schema.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'

const { appointments } = api<'appointments'>(fetchAsMe)

const many = 20

/** One's appointments, latest first: 20 at first, and as many more for each `fetchNextPage`. */
export const ownAppointments = infiniteQueryOptions({
  queryKey: ['appointments', 'own'],
  queryFn: async ({ pageParam: before }): Promise<Appointment[]> =>
    (
      await appointments.$get({ query: { limit: String(many), ...(before ? { before } : {}) } })
    ).json(),
  initialPageParam: '',
  getNextPageParam: (page) => (page.length < many ? undefined : page.at(-1)?.id),
})

/** The six slots of a day (`YYYY-MM-DD`, Lusaka). Others book as well, so it is asked again each time it is shown. */
export const slotsOf = (date: string) =>
  queryOptions({
    queryKey: ['appointments', 'slots', date],
    queryFn: async (): Promise<Slot[]> =>
      (await appointments.availability.$get({ query: { date } })).json(),
    staleTime: 0,
  })

/** The next free slots after an instant (ISO 8601), each with its provider. */
export const nextFree = (after: string | undefined) =>
  queryOptions({
    queryKey: ['appointments', 'next-free', after],
    queryFn: async (): Promise<Slot[]> =>
      (await appointments['next-free'].$get({ query: after ? { after } : {} })).json(),
    staleTime: 0,
  })

/** All that an appointment touches is fetched anew, behind what the page shows. */
const refetchAll = (client: QueryClient) =>
  void client.invalidateQueries({ queryKey: ['appointments'] })

type Lists = InfiniteData<Appointment[], string>

/** Shows the lists as an answer has left them, and asks for them again: others act, too. */
function showList(client: QueryClient, change: (rows: Appointment[]) => Appointment[]) {
  client.setQueryData<Lists>(
    ownAppointments.queryKey,
    (lists) => lists && { ...lists, pages: lists.pages.map(change) },
  )
  refetchAll(client)
}

/** What a chosen slot is sent as. */
export type Booking = Required<NewAppointment>

/** Requests an appointment; its id makes a second sending harmless. */
export async function book(client: QueryClient, json: Booking): Promise<Appointment> {
  try {
    return await (await appointments.$post({ json })).json()
  } finally {
    // A refusal tells of others who were quicker, and a lost answer may have been a booking.
    refetchAll(client)
  }
}

/** Cancels one's appointment, or declines the one that was proposed; the item leaves the list. */
export async function cancel(client: QueryClient, id: string): Promise<void> {
  await appointments[':id'].$delete({ param: { id } })
  showList(client, (rows) => rows.filter((row) => row.id !== id))
}

/** Accepts the time that a provider has proposed. */
export async function accept(client: QueryClient, id: string): Promise<void> {
  const accepted = await (await appointments[':id'].acceptance.$post({ param: { id } })).json()
  showList(client, (rows) => rows.map((row) => (row.id === id ? accepted : row)))
}

/** With whom, in a sentence. */
export const nameOf = (provider: ProviderCard | null) =>
  provider?.full_name ?? 'somebody who is no longer here'
