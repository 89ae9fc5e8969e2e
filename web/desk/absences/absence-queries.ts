import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import type { Absence, NewDeskAbsence } from '#domain/practice/absences.ts'
import type { AbsenceMark, AffectedVisit } from '#domain/practice/affected.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { everyAbsence, everyList, readOnce } from '../queries.ts'

type Period = Pick<NewDeskAbsence, 'provider_id' | 'starts_at' | 'ends_at'>

const all = api<'deskAbsences'>(authenticatedFetch).desk.absences
const one = all[':id']
const affected = api<'deskAffected'>(authenticatedFetch).desk

/** Of all providers, those that are not over. */
export const absences = queryOptions({
  queryKey: everyAbsence,
  queryFn: async (): Promise<Absence[]> => (await all.$get()).json(),
  initialData: () => takePrefetchedData<Absence[]>('/api/desk/absences'),
})

/** What falls into an absence; under the key of the absences, so that a move fetches it again, and no other change does. */
export const fallenInto = (id: string) =>
  queryOptions({
    queryKey: [...everyAbsence, 'in absence', id],
    queryFn: async (): Promise<DeskAppointment[]> =>
      (await one.appointments.$get({ param: { id } })).json(),
    ...readOnce,
  })

/** Whom an absence affects, under the same key. */
export const affectedBy = (id: string) =>
  queryOptions({
    queryKey: [...everyAbsence, 'affected by', id],
    queryFn: async (): Promise<AffectedVisit[]> =>
      (await affected.absences[':id'].patients.$get({ param: { id } })).json(),
    ...readOnce,
  })

async function change(client: QueryClient, work: Promise<unknown>) {
  try {
    await work
  } finally {
    // The visits that fall into it, or no longer do, say so.
    await Promise.all([
      client.invalidateQueries(absences),
      client.invalidateQueries({ queryKey: everyList }),
    ])
  }
}

/** How many appointments of a provider would fall into a period. */
export const countFallingInto = async ({ provider_id, starts_at, ends_at }: Period) =>
  (await (await all.count.$get({ query: { provider_id, starts_at, ends_at } })).json()).count

export const enterAbsence = (client: QueryClient, json: NewDeskAbsence) =>
  change(client, all.$post({ json }))

export const removeAbsence = (client: QueryClient, id: string) =>
  change(client, one.$delete({ param: { id } }))

/** Cancels all that falls into an absence. */
export const cancelAll = (client: QueryClient, id: string, reason: string) =>
  change(client, affected.absences[':id'].cancellation.$post({ param: { id }, json: { reason } }))

/** States, or takes back, what was done about a patient. */
export async function markAffected(
  client: QueryClient,
  absence: string,
  { id, mark, isDone }: { id: string; mark: AbsenceMark; isDone: boolean },
) {
  const marks = affected.appointments[':id']['absence-marks'][':mark']
  const param = { id, mark }
  await (isDone ? marks.$put({ param, json: {} }) : marks.$delete({ param }))
  await client.invalidateQueries(affectedBy(absence))
}
