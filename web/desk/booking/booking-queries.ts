import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Slot } from '#domain/appointments/schema.ts'
import type {
  FoundPatient,
  NewDeskBooking,
  NewDeskMove,
  PatientQuestion,
} from '#domain/desk/booking.ts'
import type { DeskInvitation, NewDeskInvitation } from '#domain/desk/invitations.ts'
import type { DeskProvider } from '#domain/desk/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { everyAbsence, everyList } from '../queries.ts'

const calendar = api<'deskCalendar'>(authenticatedFetch).desk
const bookings = api<'deskBooking'>(authenticatedFetch).desk.appointments
const patients = api<'deskPatients'>(authenticatedFetch).desk.patients
const invitations = api<'deskInvitations'>(authenticatedFetch).desk.invitations

/** Those in practice, by name. */
export const deskProviders = queryOptions({
  queryKey: ['desk', 'providers'],
  queryFn: async (): Promise<DeskProvider[]> => (await calendar.providers.$get()).json(),
})

const everyDaysSlots = ['desk', 'slots'] as const

/** The six slots of a day of a provider. Others book in the meantime: never from the cache. */
export const deskSlots = (id: string, date: string) =>
  queryOptions({
    queryKey: [...everyDaysSlots, id, date],
    queryFn: async (): Promise<Slot[]> =>
      (await calendar.providers[':id'].slots.$get({ param: { id }, query: { date } })).json(),
    staleTime: 0,
  })

/** Each search is recorded in the record of each patient it finds. */
export const findPatients = async (query: PatientQuestion): Promise<FoundPatient[]> =>
  (await patients.$get({ query })).json()

/** Whether a change succeeds or fails, the lists and times are fetched again: others act, too. */
async function change(client: QueryClient, work: Promise<unknown>) {
  try {
    await work
  } finally {
    void client.invalidateQueries({ queryKey: everyDaysSlots })
    void client.invalidateQueries({ queryKey: everyAbsence })
    await client.invalidateQueries({ queryKey: everyList })
  }
}

/** @throws ProblemError 409 where the time has been taken, or the patient has no capacity for it */
export const book = (client: QueryClient, json: NewDeskBooking) =>
  change(client, bookings.$post({ json }))

/** @throws ProblemError 409 where the time is not free, or the appointment has changed */
export const move = (client: QueryClient, id: string, json: NewDeskMove) =>
  change(client, bookings[':id'].move.$post({ param: { id }, json }))

/** @throws ProblemError 409 where it has begun */
export const cancel = (client: QueryClient, id: string, json: { reason: string }) =>
  change(client, bookings[':id'].cancellation.$post({ param: { id }, json }))

export const invite = async (json: NewDeskInvitation): Promise<DeskInvitation> =>
  (await invitations.$post({ json })).json()
