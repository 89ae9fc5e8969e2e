import { queryOptions } from '@tanstack/react-query'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { everyList, readOnce } from '../queries.ts'

const { desk } = api<'deskUnanswered'>(authenticatedFetch)

/** What staff have proposed and no patient has answered; under the key of all lists, so that each change counts. */
export const unanswered = queryOptions({
  queryKey: [...everyList, 'unanswered'],
  queryFn: async (): Promise<DeskAppointment[]> => (await desk.unanswered.$get()).json(),
  ...readOnce,
})
