import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  Invitation,
  InvitationAnswer,
  InvitationCode,
} from '#domain/practice/clinic-records.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { me } = api<'invitations'>(authenticatedFetch)

/** The records that clinics made with the user's confirmed email address. */
export const ownInvitations = queryOptions({
  queryKey: ['invitations'],
  queryFn: async (): Promise<Invitation[]> => (await me.invitations.$get()).json(),
  initialData: () => takePrefetchedData<Invitation[]>('/api/me/invitations'),
})

/** @throws ProblemError 404 where code and number do not belong together, 429 after too many tries */
export async function findInvitation(json: InvitationCode): Promise<Invitation> {
  return (await me.invitations.$post({ json })).json()
}

/** Takes over a clinic's record, or has it erased. */
export async function answerInvitation(client: QueryClient, json: InvitationAnswer) {
  await me['invitation-answers'].$post({ json })
  // The profile, the appointments and who opened the record may be others now.
  await client.invalidateQueries()
}

export const refreshInvitations = (client: QueryClient) => client.invalidateQueries(ownInvitations)
