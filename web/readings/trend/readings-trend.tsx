import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { trendPeriods } from '#domain/readings/summary.ts'
import { TrendChart } from '#web/ui/charts/chart.tsx'
import { dayOf, startOfDay } from '#web/platform/values/dates.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Loading, SkeletonBlock } from '#web/ui/loading.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { drawnTrend } from '../drawn-trend.ts'
import { LastValue } from '../last-value.tsx'
import type { ReadingsHistory } from '../measure.ts'
import { type AnyReading, useCare } from '../queries.ts'
import { ReadingScale } from '../reading-scale.tsx'
import { errorTitles } from '../texts.ts'
import { trendOf } from './trend-queries.ts'

/** Longer periods are drawn by the average of each day. */
const maxDaysOfReadings = 31

/** The days up to the newest reading, in a sentence and drawn; older readings are fetched as needed. */
export function ReadingsTrend<Reading extends AnyReading>(props: ReadingsHistory<Reading>) {
  const { measure, query, readings } = props
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  const care = useCare()
  const [period, setPeriod] = useState<(typeof trendPeriods)[number]>(trendPeriods[1])
  const newest = readings[0]!
  const last = measure.show(newest, care)
  const figures = useQuery(trendOf(measure, newest, period))
  const { data, isLoadingError } = figures
  const isDaily = period.days > maxDaysOfReadings
  const from = startOfDay(dayAfter(dayOf(newest.created_at), 1 - period.days))
  const within = readings.filter(({ created_at }) => Date.parse(created_at) >= from)
  const isShort = !isDaily && within.length === readings.length && hasNextPage
  const trend = drawnTrend(within.length > 0 ? within : [newest], care)
  // The readings at hand are only a part of a longer period.
  const shown = isDaily ? data && { ...trend, ...data } : trend

  useEffect(() => {
    if (isShort && !isFetching && !isError) void fetchNextPage()
  }, [isShort, isFetching, isError, fetchNextPage])

  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2>Trend</h2>
        <div role="group" aria-label="Days to show" className="trend-periods">
          {trendPeriods.map((one) => (
            <button
              key={one.days}
              type="button"
              className="range-chip"
              aria-pressed={one === period}
              onClick={() => setPeriod(one)}
            >
              {one.label}
            </button>
          ))}
        </div>
      </div>
      {isLoadingError ? (
        <FailedState
          title={errorTitles.fetching}
          failure={figures.error}
          onRetry={() => void figures.refetch()}
        />
      ) : (
        <p className="trend-summary" role="status">
          {data?.summary ?? (isDaily ? '' : 'Loading...')}
        </p>
      )}
      {!shown ? null : shown.series[0]!.points.length === 1 ? (
        <div>
          <LastValue name={measure.name} shown={last} />
          <ReadingScale reading={newest} care={care} />
        </div>
      ) : (
        <TrendChart
          title={isDaily ? `${measure.name}, average of each day` : measure.name}
          unit={shown.unit}
          series={shown.series}
          bands={shown.bands}
          daily={isDaily}
          latest={`${last.value} ${last.unit}`.trim()}
        />
      )}
      {isShort && isFetching ? <Loading text="Loading older readings..." /> : null}
      {!shown && !isLoadingError ? <SkeletonBlock text="Loading the averages..." /> : null}
    </Card>
  )
}
