import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Slot } from '#domain/appointments/schema.ts'
import type { NewAgreement } from '#domain/appointments/agreement.ts'
import type { DeskCancellation, NewDeskBooking, NewDeskMove } from '#domain/desk/booking.ts'
import type { ChoosableProvider } from '#domain/desk/schema.ts'
import { api } from '#web/api.ts'
import { fetchProviders } from '#web/appointments/providers/provider-calls.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { everyBoard } from '../board/board-queries.ts'
import { everyAbsence, everyList } from '../queries.ts'

const calendar = api<'deskCalendar'>(authenticatedFetch).desk
const bookings = api<'deskBooking'>(authenticatedFetch).desk.appointments
const unanswered = api<'deskUnanswered'>(authenticatedFetch).desk.appointments

/** Those in practice, by name. */
export const deskProviders = queryOptions({
  queryKey: ['desk', 'providers'],
  queryFn: async (): Promise<ChoosableProvider[]> => (await calendar.providers.$get()).json(),
})

/** Those who can be booked, with what people choose by. */
export const providersToChoose = queryOptions({
  queryKey: ['desk', 'choosing'],
  queryFn: fetchProviders,
})

const everyDaysSlots = ['desk', 'slots'] as const

/**
 * The slots of a day of a provider, as long as the appointment that is to move. Others book in the meantime: never from
 * the cache.
 */
export const deskSlots = (id: string, date: string, moves?: string, visit_type_id?: string) =>
  queryOptions({
    queryKey: [...everyDaysSlots, id, date, moves, visit_type_id],
    queryFn: async (): Promise<Slot[]> =>
      (
        await calendar.providers[':id'].slots.$get({
          param: { id },
          query: {
            date,
            ...(moves ? { moves } : {}),
            ...(visit_type_id ? { visit_type_id } : {}),
          },
        })
      ).json(),
    staleTime: 0,
  })

/** Whether a change succeeds or fails, the lists, times and boards are fetched again: others act, too. */
async function change(client: QueryClient, work: Promise<unknown>) {
  try {
    await work
  } finally {
    void client.invalidateQueries({ queryKey: everyDaysSlots })
    void client.invalidateQueries({ queryKey: everyAbsence })
    void client.invalidateQueries({ queryKey: everyBoard })
    await client.invalidateQueries({ queryKey: everyList })
  }
}

/** @throws ProblemError 409 where the time has been taken, or the patient is to answer and has no capacity for it */
export const book = (client: QueryClient, json: NewDeskBooking) =>
  change(client, bookings.$post({ json }))

/** @throws ProblemError 409 where the time is not free, or the appointment has changed */
export const move = (client: QueryClient, id: string, json: NewDeskMove) =>
  change(client, bookings[':id'].move.$post({ param: { id }, json }))

/** @throws ProblemError 409 where it has begun */
export const cancel = (client: QueryClient, id: string, json: DeskCancellation) =>
  change(client, bookings[':id'].cancellation.$post({ param: { id }, json }))

/** @throws ProblemError 409 where the patient is not to answer it any more */
export const agree = (client: QueryClient, id: string, json: NewAgreement) =>
  change(client, unanswered[':id'].agreement.$post({ param: { id }, json }))
