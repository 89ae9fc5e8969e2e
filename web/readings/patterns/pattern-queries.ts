import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import type { FetchFile, ReportKind, ReportPeriod } from '../report/report-queries.ts'

export type PatternKind = ReportKind<unknown>['patterns']

const calls = api<'readingPatterns'>(authenticatedFetch)

/** The keys of readings: a new or changed one ends the patterns, too. */
const keys = {
  'blood-pressure-patterns': 'blood-pressure-readings',
  'glucose-patterns': 'glucose-readings',
} as const

/** The patterns of a period, or the plans that include them. */
export const patternsOf = (kind: PatternKind, period: ReportPeriod) =>
  queryOptions({
    queryKey: [keys[kind], 'patterns', period],
    queryFn: async () => (await calls[kind].$get({ query: period })).json(),
    placeholderData: keepPreviousData,
  })

export const fetchFileOf =
  (kind: PatternKind): FetchFile =>
  async (file, query) =>
    await calls[kind][file].$get({ query })
