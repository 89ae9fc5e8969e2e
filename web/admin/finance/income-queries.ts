import { queryOptions } from '@tanstack/react-query'
import type { Income, IncomeGroup } from '#domain/admin/income.ts'
import { readOnce } from '#web/admin/queries.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import type { FileAnswer } from '#web/platform/save-file.ts'

const { income } = api<'finance'>(authenticatedFetch).admin.finance

/** From one day up to and with another, both `YYYY-MM-DD`. */
export interface Days {
  from: string
  to: string
}

/** All income of a period. Each read is logged. */
export const incomeOf = (by: IncomeGroup, { from, to }: Days) =>
  queryOptions({
    queryKey: ['admin', 'finance', 'income', by, from, to],
    queryFn: async (): Promise<Income> => (await income.$get({ query: { by, from, to } })).json(),
    ...readOnce,
  })

/** The sums of a period, or each entry, for a spreadsheet. @throws ProblemError */
export const fetchIncome = async (
  by: IncomeGroup | 'entry',
  { from, to }: Days,
): Promise<FileAnswer> => await income.csv.$get({ query: { by, from, to } })
