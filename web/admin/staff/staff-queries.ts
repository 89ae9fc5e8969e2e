import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { PasswordAlone } from '#domain/admin/accounts.ts'
import type { NewStaffInvitation } from '#domain/admin/staff-invitation.ts'
import type { StaffAccount } from '#domain/admin/staff.ts'
import { api } from '#web/api.ts'
import { readOnce } from '#web/admin/queries.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { invitations } = api<'staffInvitations'>(authenticatedFetch).admin.staff

/** Each read is logged. */
export const staffAccounts = queryOptions({
  queryKey: ['admin', 'staff'],
  queryFn: async (): Promise<StaffAccount[]> =>
    (await api<'staff'>(authenticatedFetch).admin.staff.$get()).json(),
  ...readOnce,
})

const readAgain = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: staffAccounts.queryKey })

/** @throws ProblemError 409 where the address has an account */
export async function inviteStaff(client: QueryClient, json: NewStaffInvitation) {
  await invitations.$post({ json })
  await readAgain(client)
}

/** @throws ProblemError 404 where it was accepted or withdrawn meanwhile */
export async function inviteAgain(client: QueryClient, id: string, json: PasswordAlone) {
  await invitations[':id'].email.$post({ param: { id }, json })
  await readAgain(client)
}

/** @throws ProblemError 404 where it was accepted or withdrawn meanwhile */
export async function withdrawInvitation(client: QueryClient, id: string, json: PasswordAlone) {
  await invitations[':id'].$delete({ param: { id }, json })
  await readAgain(client)
}
