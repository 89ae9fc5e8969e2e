import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  AccountState,
  ListedAccount,
  NewFactorReset,
  NewSuspension,
  OpenedAccount,
  PasswordAlone,
} from '#domain/admin/accounts.ts'
import type { UpcomingAppointment, NewCancellationByAdmin } from '#domain/practice/cancel-many.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { readOnce } from '#web/admin/queries.ts'

const all = api<'accounts'>(authenticatedFetch).admin.accounts
const one = all[':id']
const roles = api<'staffRoles'>(authenticatedFetch).admin.accounts[':id']

/** The search of an admin for accounts. */
export interface AccountQuestion {
  q: string
  state: AccountState
}

const many = 20

/** The accounts that match, newest first; each page counts as a read of its users' records. */
export const accountsLike = ({ q, state }: AccountQuestion) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'accounts', state, q],
    queryFn: async ({ pageParam: before }): Promise<ListedAccount[]> => {
      const query = { q, state, limit: String(many), ...(before ? { before } : {}) }
      return (await all.$get({ query })).json()
    },
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < many ? undefined : page.at(-1)?.id),
    ...readOnce,
  })

export const accountById = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'account', id],
    queryFn: async (): Promise<OpenedAccount> => (await one.$get({ param: { id } })).json(),
    ...readOnce,
  })

/** @throws ProblemError 409 where it is suspended already, or is the caller's own */
export async function suspend(client: QueryClient, id: string, json: NewSuspension) {
  await keep(client, await (await one.suspension.$post({ param: { id }, json })).json())
}

/** The next appointments of a provider, the earliest first; 100 at most. */
export const upcomingAppointments = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'account', id, 'ahead'],
    queryFn: async (): Promise<UpcomingAppointment[]> =>
      (await one['appointments-ahead'].$get({ param: { id } })).json(),
    ...readOnce,
  })

/** Cancels the selected upcoming appointments of a provider. @returns how many */
export async function cancelAppointments(
  client: QueryClient,
  id: string,
  json: NewCancellationByAdmin,
) {
  const { called_off } = await (await one['call-offs'].$post({ param: { id }, json })).json()
  await client.invalidateQueries({ queryKey: ['admin', 'account', id] })
  return called_off.length
}

/** @throws ProblemError 409 where it is not suspended */
export async function restore(client: QueryClient, id: string, json: PasswordAlone) {
  await keep(client, await (await one.restoration.$post({ param: { id }, json })).json())
}

/** @throws ProblemError 409 where it has no second step, or is the caller's own */
export async function resetFactor(client: QueryClient, id: string, json: NewFactorReset) {
  await keep(client, await (await one['factor-reset'].$post({ param: { id }, json })).json())
}

/** @throws ProblemError 409 where it is suspended, of another role, or used by a patient */
export async function grantFrontDesk(client: QueryClient, id: string, json: PasswordAlone) {
  await keep(client, await (await roles['front-desk'].$put({ param: { id }, json })).json())
}

/** @throws ProblemError 409 where it is of another role */
export async function endFrontDesk(client: QueryClient, id: string, json: PasswordAlone) {
  await keep(client, await (await roles['front-desk'].$delete({ param: { id }, json })).json())
}

/** @throws ProblemError 409 where it is suspended, of another role, or used by a patient */
export async function grantAdmin(client: QueryClient, id: string, json: PasswordAlone) {
  await keep(client, await (await roles['admin-role'].$put({ param: { id }, json })).json())
}

/** @throws ProblemError 409 where it is of another role, or the caller's own */
export async function endAdmin(client: QueryClient, id: string, json: PasswordAlone) {
  await keep(client, await (await roles['admin-role'].$delete({ param: { id }, json })).json())
}

async function keep(client: QueryClient, account: OpenedAccount) {
  client.setQueryData(accountById(account.id).queryKey, account)
  await client.invalidateQueries({ queryKey: ['admin', 'accounts'] })
  await client.invalidateQueries({ queryKey: ['admin', 'staff'] })
}
