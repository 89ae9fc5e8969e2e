import { queryOptions } from '@tanstack/react-query'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { readOnce } from '../queries.ts'

const { desk } = api<'deskUnmarked'>(authenticatedFetch)

/** How many sessions of the days before their provider has said nothing of: no name is read. */
export const unmarkedCount = queryOptions({
  queryKey: ['desk', 'unmarked count'],
  queryFn: async (): Promise<number> => (await (await desk.unmarked.count.$get()).json()).count,
})

/** Those sessions. Each reading of the names is recorded, so that no change elsewhere reads them again. */
export const unmarked = queryOptions({
  queryKey: ['desk', 'unmarked'],
  queryFn: async (): Promise<DeskAppointment[]> => (await desk.unmarked.$get()).json(),
  ...readOnce,
})
