import { useEffect, useState } from 'react'
import { TrendChart } from '#web/ui/charts/chart.tsx'
import { dayOf, startOfDay } from '#web/platform/values/dates.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { Loading } from '#web/ui/loading.tsx'
import { Surface } from '#web/ui/layout/page.tsx'
import { useCare } from './care/queries.ts'
import type { ReadingsHistory } from './measure.ts'
import type { AnyReading } from './queries.ts'

const ranges = [
  { label: 'Week', days: 7 },
  { label: 'Month', days: 30 },
  { label: '3 months', days: 91 },
] as const

/** The days up to the newest reading; older readings are fetched as a longer range needs them. */
export function ReadingsTrend<Reading extends AnyReading>(props: ReadingsHistory<Reading>) {
  const { measure, query, readings } = props
  const { hasNextPage, isFetching, isError, fetchNextPage } = query
  const care = useCare()
  const [days, setDays] = useState<number>(30)
  const from = startOfDay(dayAfter(dayOf(readings[0]!.created_at), 1 - days))
  const within = readings.filter(({ created_at }) => Date.parse(created_at) >= from)
  const isShort = within.length === readings.length && hasNextPage

  useEffect(() => {
    if (isShort && !isFetching && !isError) void fetchNextPage()
  }, [isShort, isFetching, isError, fetchNextPage])

  return (
    <Surface className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2>Trend</h2>
        <div role="group" aria-label="Days to show" className="flex gap-2">
          {ranges.map((range) => (
            <button
              key={range.days}
              type="button"
              className="range-chip"
              aria-pressed={range.days === days}
              onClick={() => setDays(range.days)}
            >
              {range.label}
            </button>
          ))}
        </div>
      </div>
      <TrendChart title={measure.name} {...measure.trend(within, care)} />
      {isShort && isFetching ? <Loading text="Loading older readings..." /> : null}
    </Surface>
  )
}
