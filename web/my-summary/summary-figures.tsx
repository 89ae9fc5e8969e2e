import type { ReactNode } from 'react'

import { wordForBloodPressure } from '#domain/readings/blood-pressure.ts'
import { categoryOfGlucose, writtenGlucose } from '#domain/readings/glucose.ts'
import { summaryDays } from '#domain/my-summary/days.ts'
import type { MySummary } from '#domain/my-summary/schema.ts'
import { bloodPressureTargets } from '#web/readings/blood-pressure-bands.ts'
import { glucoseTarget } from '#web/readings/glucose-bands.ts'
import { dailyGlucose, dailyPressure } from '#web/readings/daily-series.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { TrendChart } from '#web/ui/charts/chart.tsx'

const none = `No readings in the last ${summaryDays} days`

/** Too few readings have no average (`minForAverage`): the newest one is shown as what it is. */
export function SummaryPressure({
  average,
  newest,
  count,
  target,
  days,
}: MySummary['blood_pressure']) {
  const shown = average ?? newest
  if (!shown) return <p>{none}</p>
  return (
    <Figure
      value={`${shown.systolic}/${shown.diastolic}`}
      unit="mmHg"
      word={wordForBloodPressure(shown)}
      count={count}
      newestAt={average ? undefined : newest?.created_at}
    >
      {days.length > 1 ? (
        <TrendChart
          title={`Blood pressure, average of each day`}
          unit="mmHg"
          daily
          series={dailyPressure(days)}
          bands={bloodPressureTargets(target)}
        />
      ) : null}
    </Figure>
  )
}

export function SummaryGlucose({
  average,
  newest,
  count,
  off_scale,
  unit,
  days,
}: MySummary['glucose']) {
  if (!newest) return <p>{none}</p>
  const written =
    average === null
      ? writtenGlucose(newest)
      : { value: average.toFixed(unit === 'mmol/L' ? 1 : 0), unit }
  return (
    <Figure
      value={String(written.value)}
      unit={written.unit}
      word={
        average === null
          ? categoryOfGlucose(newest.entered_value, newest.entered_unit)
          : categoryOfGlucose(average, unit)
      }
      count={count}
      newestAt={average === null ? newest.created_at : undefined}
      more={
        off_scale > 0
          ? `The meter showed HI or LO ${off_scale === 1 ? 'once' : `${off_scale} times`}.`
          : ''
      }
    >
      {days.length > 1 ? (
        <TrendChart
          title="Glucose, average of each day"
          unit={unit}
          daily
          series={dailyGlucose(days)}
          bands={[glucoseTarget(unit)]}
        />
      ) : null}
    </Figure>
  )
}

interface FigureProps {
  value: string
  unit: string
  /** Of its category. */
  word: string
  count: number
  /** When the one reading that is shown was taken; undefined for an average. */
  newestAt: string | undefined
  more?: string
  children: ReactNode
}

function Figure({ value, unit, word, count, newestAt, more, children }: FigureProps) {
  const readings = count === 1 ? '1 reading' : `${count} readings`
  return (
    <div className="summary-figure">
      <div>
        <p className="summary-value">
          <strong>{value}</strong> {unit}
        </p>
        <p className="summary-word">{word}</p>
        <p>
          {newestAt
            ? `Newest of ${readings} in the last ${summaryDays} days, ${formatDateTime(newestAt)}.`
            : `Average of ${readings} in the last ${summaryDays} days.`}{' '}
          {more}
        </p>
      </div>
      {children}
    </div>
  )
}
