import { queryOptions } from '@tanstack/react-query'
import type { InsurerDebt } from '#domain/admin/finance.ts'
import { readOnce } from '#web/admin/queries.ts'
import { api } from '#web/api.ts'
import type { FileAnswer } from '#web/platform/save-file.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { insurers } = api<'finance'>(authenticatedFetch).admin.finance

/** What insurers owe now. Each read is logged. */
export const insurerDebts = queryOptions({
  queryKey: ['admin', 'finance', 'insurers'],
  queryFn: async (): Promise<InsurerDebt[]> => (await insurers.$get()).json(),
  ...readOnce,
})

/** What insurers owe now, for a spreadsheet. @throws ProblemError */
export const fetchInsurerDebts = async (): Promise<FileAnswer> => await insurers.csv.$get()
