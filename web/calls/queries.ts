import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  Call,
  Entered,
  NewEntry,
  NewSignal,
  Signal,
  WaitingPatient,
} from '#domain/calls/schema.ts'
import { api } from '#web/api.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

/** What the page shows: the call, or that its time has not come, or is over. */
export type CallState =
  | { is: 'open'; call: Call }
  | { is: 'early'; opens_at: string }
  | { is: 'over' }

const { appointments, calls } = api<'calls'>(authenticatedFetch)
const { call } = appointments[':id']

/** The events of a call for one entry; while they are followed, its user counts as present. */
export const streamOf = (id: string, entry_id: string) =>
  `/api/appointments/${id}/call/stream?entry=${entry_id}` as const

/** How often a page that waits for its time, or for the other, asks again; in milliseconds. */
const again = { early: { min: 5000, max: 60_000 }, open: 15_000 }

/** @param until instant, ISO 8601 */
const pauseUntil = (until: string) =>
  Math.min(Math.max(Date.parse(until) - Date.now(), again.early.min), again.early.max)

/** The call of a session. @throws ProblemError 404 where it is not the caller's */
export const callOf = (id: string) =>
  queryOptions({
    queryKey: ['calls', 'of', id],
    queryFn: async (): Promise<CallState> => {
      try {
        return { is: 'open', call: await (await call.$get({ param: { id } })).json() }
      } catch (failure) {
        if (!(failure instanceof ProblemError)) throw failure
        const { status, opens_at } = failure
        if (status === 409 && opens_at) return { is: 'early', opens_at }
        if (status === 410) return { is: 'over' }
        throw failure
      }
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (data?.is === 'early') return pauseUntil(data.opens_at)
      return data?.is === 'open' && !data.call.video_url ? again.open : false
    },
  })

/** Fetches a call again, also where a fetch is under way that may have been answered before the change. */
export const refreshCall = (client: QueryClient, id: string) => client.invalidateQueries(callOf(id))

/** Shows what a change has answered; a fetch under way may have been answered before it. */
async function show(client: QueryClient, shown: Call) {
  const { queryKey } = callOf(shown.appointment_id)
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (): CallState => ({ is: 'open', call: shown }))
}

/** Enters a call; the id of the entry makes a retry harmless. */
export async function enterCall(client: QueryClient, id: string, json: NewEntry) {
  const answer = await call.entries.$post({ param: { id }, json })
  const entered: Entered = await answer.json()
  await show(client, entered.call)
  return entered
}

/** The provider lets the patient in. */
export async function admitPatient(client: QueryClient, id: string) {
  await show(client, await (await call.admission.$post({ param: { id } })).json())
}

/** Ends the call for both. */
export async function endCall(client: QueryClient, id: string) {
  await show(client, await (await call.end.$post({ param: { id } })).json())
}

/** Reports that the two hear each other. */
export async function reportBeginning(id: string): Promise<void> {
  await call.beginning.$post({ param: { id } })
}

/** @throws ProblemError 409 where an entry is no longer the newest, or the patient is not admitted */
export async function sendSignal(id: string, json: NewSignal): Promise<void> {
  await call.signals.$post({ param: { id }, json })
}

/** So many signals are answered at once: `maxSignals` of the schema, whose library the page does not need. */
const maxSignals = 100

/** Signals to the caller's newest entry, oldest first. @param after the last one that is known */
export async function listSignals(id: string, after: string | undefined): Promise<Signal[]> {
  const answer = await call.signals.$get({ param: { id }, query: after ? { after } : {} })
  const signals: Signal[] = await answer.json()
  if (signals.length < maxSignals) return signals
  return [...signals, ...(await listSignals(id, signals.at(-1)!.id))]
}

/** The patients who wait to be let in by the provider who asks. */
export const waitingPatients = queryOptions({
  queryKey: ['calls', 'waiting'],
  queryFn: async (): Promise<WaitingPatient[]> => (await calls.waiting.$get()).json(),
  staleTime: 0,
  refetchInterval: again.open,
})
