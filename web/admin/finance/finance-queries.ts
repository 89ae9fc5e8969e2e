import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Correction, Finance } from '#domain/admin/finance.ts'
import { readOnce } from '#web/admin/queries.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import type { FileAnswer } from '#web/platform/save-file.ts'

const books = api<'finance'>(authenticatedFetch).admin.finance
const many = 50

/** @param month `YYYY-MM`; undefined for the present one */
const queryOf = (month: string | undefined, after: string) => ({
  limit: String(many),
  ...(month ? { month } : {}),
  ...(after ? { after } : {}),
})

/** The books of a month, 50 providers at a time. Each read is logged. */
export const booksOf = (month: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'finance', month],
    queryFn: async ({ pageParam }): Promise<Finance> =>
      (await books.$get({ query: queryOf(month, pageParam) })).json(),
    initialPageParam: '',
    getNextPageParam: ({ providers }) =>
      providers.length < many ? undefined : providers.at(-1)?.provider_id,
    ...readOnce,
  })

/** What was taken back in a month, newest first. */
export const correctionsOf = (month: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'finance', month, 'corrections'],
    queryFn: async ({ pageParam }): Promise<Correction[]> =>
      (await books.corrections.$get({ query: queryOf(month, pageParam) })).json(),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < many ? undefined : page.at(-1)?.id),
    ...readOnce,
  })

/** The books of a month for the accountant. @throws ProblemError */
export const fetchLedger = async (month: string): Promise<FileAnswer> =>
  await books.csv.$get({ query: { month } })
