import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ChangedCalendar, KeptCalendar } from '#domain/appointments/clinic-calendar-schema.ts'
import type {
  ChangedVisitType,
  KeptVisitType,
  NewVisitType,
} from '#domain/appointments/visit-types.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const types = api<'visitTypes'>(authenticatedFetch).admin['visit-types']
const calendar = api<'keptCalendar'>(authenticatedFetch).admin['clinic-calendar']

export const keptVisitTypes = queryOptions({
  queryKey: ['admin', 'visit-types'],
  queryFn: async (): Promise<KeptVisitType[]> => (await types.$get()).json(),
  initialData: () => takePrefetchedData<KeptVisitType[]>('/api/admin/visit-types'),
})

export const keptCalendar = queryOptions({
  queryKey: ['admin', 'clinic-calendar'],
  queryFn: async (): Promise<KeptCalendar> => (await calendar.$get()).json(),
  initialData: () => takePrefetchedData<KeptCalendar>('/api/admin/clinic-calendar'),
})

/** Whether a change succeeds or fails, the list is fetched again: another admin may have been faster. */
async function change(client: QueryClient, work: Promise<unknown>) {
  try {
    await work
  } finally {
    await client.invalidateQueries(keptVisitTypes)
  }
}

export const addVisitType = (client: QueryClient, json: NewVisitType) =>
  change(client, types.$post({ json }))

/** @throws ProblemError 409 where the last one in use is to be retired */
export const changeVisitType = (client: QueryClient, id: string, json: ChangedVisitType) =>
  change(client, types[':id'].$put({ param: { id }, json }))

/**
 * Changes a part of the calendar; the rest is sent as it was seen.
 *
 * @returns the calendar as it is stored now
 * @throws ProblemError 409 where another admin was faster
 */
export async function changeCalendar(
  client: QueryClient,
  seen: KeptCalendar,
  part: Partial<ChangedCalendar>,
): Promise<KeptCalendar> {
  const { slot_minutes, closes_on_holidays, opening, closed_days, updated_at } = seen
  const whole = { slot_minutes, closes_on_holidays, opening, closed_days, updated_at }
  try {
    return await (await calendar.$put({ json: { ...whole, ...part } })).json()
  } finally {
    await client.invalidateQueries(keptCalendar)
  }
}
