import { queryOptions } from '@tanstack/react-query'
import type { FigurePeriod, SupportFigures } from '#domain/support/figures.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const calls = api<'supportFigures'>(authenticatedFetch).admin['support-figures']

/** How the promise was kept, by week or month. */
export const supportFigures = (by: FigurePeriod) =>
  queryOptions({
    queryKey: ['admin', 'support-figures', by],
    queryFn: async (): Promise<SupportFigures> => (await calls.$get({ query: { by } })).json(),
  })

/** The same as a file. */
export const fetchFigures = (by: FigurePeriod) => calls.csv.$get({ query: { by } })
