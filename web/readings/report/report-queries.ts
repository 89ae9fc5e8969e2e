import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  BloodPressureReport,
  GlucoseReport,
  ReportPeriod,
} from '#domain/readings/report-schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import type { FileAnswer } from '#web/platform/save-file.ts'

const { 'blood-pressure-report': pressures, 'glucose-report': levels } =
  api<'readingsReport'>(authenticatedFetch)

export type { ReportPeriod }
export type FileKind = 'pdf' | 'csv'
export type FetchFile = (kind: FileKind, query: ReportPeriod) => Promise<FileAnswer>

/** A report of one measure, and its files. */
export interface ReportKind<Report> {
  key: string
  fetchReport: (query: ReportPeriod) => Promise<Report>
  fetchFile: FetchFile
  /** What the same readings show beyond their report. */
  patterns: 'blood-pressure-patterns' | 'glucose-patterns'
}

export const bloodPressureReports: ReportKind<BloodPressureReport> = {
  key: 'blood-pressure-readings',
  fetchReport: async (query) => (await pressures.$get({ query })).json(),
  fetchFile: async (kind, query) => await pressures[kind].$get({ query }),
  patterns: 'blood-pressure-patterns',
}

export const glucoseReports: ReportKind<GlucoseReport> = {
  key: 'glucose-readings',
  fetchReport: async (query) => (await levels.$get({ query })).json(),
  fetchFile: async (kind, query) => await levels[kind].$get({ query }),
  patterns: 'glucose-patterns',
}

/** The report of a period; the one before is shown until it is there. */
export const reportOf = <Report>(kind: ReportKind<Report>, period: ReportPeriod) =>
  queryOptions({
    queryKey: [kind.key, 'report', period],
    queryFn: () => kind.fetchReport(period),
    placeholderData: keepPreviousData,
  })
