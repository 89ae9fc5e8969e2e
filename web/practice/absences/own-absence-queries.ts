import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Absence, NewAbsence } from '#domain/practice/absences.ts'
import type { AbsenceMark, AffectedVisit } from '#domain/practice/affected.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { reloadAppointments } from '../calendar/appointment-queries.ts'
import { readOnce } from '../queries.ts'

type Period = Pick<NewAbsence, 'starts_at' | 'ends_at'>

const all = api<'absences'>(authenticatedFetch).provider.absences
const affectedBy = api<'affected'>(authenticatedFetch).provider

/** The provider's own, by day and by hour, those that are not over. */
export const ownAbsences = queryOptions({
  queryKey: ['practice', 'absences'],
  queryFn: async (): Promise<Absence[]> => (await all.$get()).json(),
  initialData: () => takePrefetchedData<Absence[]>('/api/provider/absences'),
})

/** Whom one affects; under the key of all appointments, so that a move fetches it again. */
export const ownAffected = (id: string) =>
  queryOptions({
    queryKey: ['practice', 'appointments', 'in absence', id],
    queryFn: async (): Promise<AffectedVisit[]> =>
      (await affectedBy.absences[':id'].patients.$get({ param: { id } })).json(),
    ...readOnce,
  })

async function change(client: QueryClient, work: Promise<unknown>) {
  try {
    await work
  } finally {
    await client.invalidateQueries(ownAbsences)
    void client.invalidateQueries({ queryKey: ['practice', 'slots'] })
    void client.invalidateQueries({ queryKey: ['practice', 'availability'] })
    void reloadAppointments(client)
  }
}

/** How many appointments would fall into a period. */
export const countOwn = async ({ starts_at, ends_at }: Period) =>
  (await (await all.count.$get({ query: { starts_at, ends_at } })).json()).count

export const enterAbsence = (client: QueryClient, json: NewAbsence) =>
  change(client, all.$post({ json }))

export const removeAbsence = (client: QueryClient, id: string) =>
  change(client, all[':id'].$delete({ param: { id } }))

/** Cancels all that falls into an absence. */
export const cancelAll = (client: QueryClient, id: string, reason: string) =>
  change(client, affectedBy.absences[':id'].cancellation.$post({ param: { id }, json: { reason } }))

/** States, or takes back, what was done about a patient. */
export async function markOwn(
  client: QueryClient,
  absence: string,
  { id, mark, isDone }: { id: string; mark: AbsenceMark; isDone: boolean },
) {
  const marks = affectedBy.appointments[':id']['absence-marks'][':mark']
  const param = { id, mark }
  await (isDone ? marks.$put({ param, json: {} }) : marks.$delete({ param }))
  await client.invalidateQueries(ownAffected(absence))
}
