import { queryOptions } from '@tanstack/react-query'
import {
  summaryOfBloodPressure,
  summaryOfGlucose,
  type trendPeriods,
} from '#domain/readings/summary.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import type { TrendSeries } from '#web/ui/charts/chart.tsx'
import { dailyGlucose, dailyPressure } from '../daily-series.ts'
import {
  bloodPressureReports,
  glucoseReports,
  type ReportKind,
  type ReportPeriod,
} from '../report/report-queries.ts'
import type { Measure } from '../measure.ts'
import type { AnyReading } from '../queries.ts'

type Period = (typeof trendPeriods)[number]

/** A period in one sentence, and the average of each of its days. */
export interface PeriodTrend {
  summary: string
  unit: string
  series: readonly TrendSeries[]
}

/** The figures of a period and of the one before: the server adds them up, a year is 365 points. */
async function fetchBoth<Report>(kind: ReportKind<Report>, to: string, { days }: Period) {
  const from = dayAfter(to, 1 - days)
  const before: ReportPeriod = { from: dayAfter(from, -days), to: dayAfter(from, -1) }
  return Promise.all([kind.fetchReport({ from, to }), kind.fetchReport(before)])
}

async function fetchPressure(to: string, period: Period): Promise<PeriodTrend> {
  const [now, before] = await fetchBoth(bloodPressureReports, to, period)
  return {
    summary: summaryOfBloodPressure(now, before, period.name),
    unit: 'mmHg',
    series: dailyPressure(now.days),
  }
}

async function fetchGlucose(to: string, period: Period): Promise<PeriodTrend> {
  const [now, before] = await fetchBoth(glucoseReports, to, period)
  return {
    summary: summaryOfGlucose(now, before, period.name),
    unit: now.unit,
    series: dailyGlucose(now.days),
  }
}

/** The days up to the newest reading; a new reading is another trend. */
export const trendOf = <Reading extends AnyReading>(
  { page, kind }: Measure<Reading>,
  newest: Reading,
  period: Period,
) =>
  queryOptions({
    queryKey: [kind.key, 'trend', period.days, newest.id],
    queryFn: () =>
      (page === '/hypertension' ? fetchPressure : fetchGlucose)(dayOf(newest.created_at), period),
  })
