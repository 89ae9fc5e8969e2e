import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ProviderCard } from '#domain/appointments/provider-card.ts'
import type { Appointment, SessionPhone, WaitingEntry } from '#domain/appointments/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { ownAppointments, ownWaiting, refetchAll } from '../queries.ts'

const {
  appointments,
  'waiting-list': waitingList,
  'slot-offers': offers,
} = api<'appointments'>(authenticatedFetch)

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

/** The number of a Phone session's provider. Read once: each reading is recorded. */
export const providerPhone = (id: string) =>
  queryOptions({
    queryKey: ['provider-phone', id],
    queryFn: async (): Promise<SessionPhone> =>
      (await appointments[':id']['phone-number'].$get({ param: { id } })).json(),
    staleTime: Infinity,
    retry: false,
  })

/** The provider's name, for use in a sentence. */
export const nameOf = (provider: ProviderCard | null) =>
  provider?.full_name ?? 'someone who is no longer here'
