import { useState } from 'react'
import { dayAfter, instantAt } from '#domain/values/lusaka.ts'
import {
  rangeInWords,
  weeklyMeans,
  weightPeriods,
  within as withinDays,
} from '#domain/weights/course.ts'
import { writtenKg } from '#domain/weights/measures.ts'
import type { WeightEntry } from '#domain/weights/schema.ts'
import { saveAnswer } from '#web/platform/save-file.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { TrendChart } from '#web/ui/charts/chart.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { fetchFile } from './queries.ts'

interface WeightTrendProps {
  /** Newest first. */
  entries: readonly WeightEntry[]
  now: number
}

/** How the weight went, drawn and in a sentence: a year by the mean of each week, which says more than a day. */
export function WeightTrend({ entries, now }: WeightTrendProps) {
  const [period, setPeriod] = useState<(typeof weightPeriods)[number]>(weightPeriods[0])
  const shown = withinDays(entries, period.days, now)
  const isWeekly = period !== weightPeriods[0]
  const points = isWeekly
    ? weeklyMeans(shown).map(({ day, value }) => ({
        at: instantAt(day, '12:00').toISOString(),
        value,
      }))
    : shown.map(({ created_at, weight_kg }) => ({ at: created_at, value: weight_kg }))
  const today = dayOf(now)
  const days = { from: dayAfter(today, 1 - period.days), to: today }
  return (
    <Card className="mt-6 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2>Trend</h2>
        <div role="group" aria-label="Period" className="flex flex-wrap gap-2">
          {weightPeriods.map((one) => (
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
      <p className="trend-summary" role="status">
        {rangeInWords(shown, period.name)}
      </p>
      {points.length > 1 ? (
        <TrendChart
          title={isWeekly ? 'Weight, mean of each week' : 'Weight'}
          unit="kg"
          series={[{ label: 'Weight', points }]}
          noun={isWeekly ? 'week' : 'weight'}
          latest={writtenKg(shown[0]!.weight_kg)}
        />
      ) : null}
      {shown.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          <FileButton kind="pdf" label="PDF for my clinic" days={days} />
          <FileButton kind="csv" label="CSV" days={days} />
        </div>
      ) : null}
    </Card>
  )
}

function FileButton({
  kind,
  label,
  days,
}: {
  kind: 'pdf' | 'csv'
  label: string
  days: { from: string; to: string }
}) {
  const save = useAction(async () => saveAnswer(await fetchFile(kind, days)), {
    failure: 'Could not make the file',
  })
  return (
    <ActionButton variant="quiet" action={save} busyLabel="Making the file...">
      {label}
    </ActionButton>
  )
}
