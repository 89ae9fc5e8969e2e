import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { DayWait, NewDayWait } from '#domain/appointments/day-waits.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { refetchAll } from '../queries.ts'

const { 'day-waits': dayWaits, 'slot-offers': offers } = api<'appointments'>(authenticatedFetch)

/** The full days that the user waits for, each with what is offered, which comes and goes. */
export const ownDayWaits = queryOptions({
  queryKey: ['appointments', 'day-waits'],
  queryFn: async (): Promise<DayWait[]> => (await dayWaits.$get()).json(),
  refetchInterval: 60_000,
})

type Rows = (rows: DayWait[]) => DayWait[]

/** Shows the list as an answer has left it; whatever came of it, others act too, so all is fetched again. */
async function change<Answer>(client: QueryClient, call: Promise<Answer>, to: (a: Answer) => Rows) {
  try {
    const rows = to(await call)
    client.setQueryData(ownDayWaits.queryKey, (before) => rows(before ?? []))
  } finally {
    refetchAll(client)
  }
}

/** Puts the user's name on the list of a full day. */
export const joinDay = (client: QueryClient, json: NewDayWait & { id: string }) =>
  change(
    client,
    dayWaits.$post({ json }).then((answer): Promise<DayWait> => answer.json()),
    (wait) => (rows) => [...rows.filter(({ id }) => id !== wait.id), wait],
  )

/** Takes the user's name off the list. */
export const leaveDay = (client: QueryClient, id: string) =>
  change(
    client,
    dayWaits[':id'].$delete({ param: { id } }),
    () => (rows) => rows.filter((row) => row.id !== id),
  )

/** Takes what is offered, which leaves the list, or declines it. */
export const answerDayOffer = (
  client: QueryClient,
  { id, offer }: DayWait,
  answer: 'acceptance' | 'refusal',
) =>
  change<unknown>(
    client,
    offers[':id'][answer].$post({ param: { id: offer?.id ?? '' } }),
    () => (rows) =>
      answer === 'acceptance'
        ? rows.filter((row) => row.id !== id)
        : rows.map((row) => (row.id === id ? { ...row, offer: null } : row)),
  )
