import { queryOptions } from '@tanstack/react-query'
import type { StaffAccount } from '#domain/admin/staff.ts'
import { api } from '#web/api.ts'
import { readOnce } from '#web/admin/queries.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

/** Each read is logged. */
export const staffAccounts = queryOptions({
  queryKey: ['admin', 'staff'],
  queryFn: async (): Promise<StaffAccount[]> =>
    (await api<'staff'>(authenticatedFetch).admin.staff.$get()).json(),
  ...readOnce,
})
