import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import type { Absence, NewDeskAbsence } from '#domain/practice/absences.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { everyAbsence, everyList, readOnce } from '../queries.ts'

const all = api<'deskAbsences'>(authenticatedFetch).desk.absences
const one = all[':id']

/** Of all providers, those that are not over. */
export const absences = queryOptions({
  queryKey: everyAbsence,
  queryFn: async (): Promise<Absence[]> => (await all.$get()).json(),
  initialData: () => takePrefetchedData<Absence[]>('/api/desk/absences'),
})

/** What falls into an absence; under the key of all lists, so that a move fetches it again. */
export const fallenInto = (id: string) =>
  queryOptions({
    queryKey: [...everyList, 'in absence', id],
    queryFn: async (): Promise<DeskAppointment[]> =>
      (await one.appointments.$get({ param: { id } })).json(),
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

export const enterAbsence = (client: QueryClient, json: NewDeskAbsence) =>
  change(client, all.$post({ json }))

export const removeAbsence = (client: QueryClient, id: string) =>
  change(client, one.$delete({ param: { id } }))
