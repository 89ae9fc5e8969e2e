import type { ReactNode } from 'react'

import { writtenGlucose } from '#domain/readings/glucose.ts'
import { writtenTarget } from '#domain/readings/pressure-target.ts'
import { summaryDays } from '#domain/my-summary/days.ts'
import type { MySummary } from '#domain/my-summary/schema.ts'
import { bloodPressureTargets } from '#web/readings/blood-pressure-targets.ts'
import { shadedBand } from '#web/readings/glucose-tones.ts'
import { dailyGlucose, dailyPressure } from '#web/readings/daily-series.ts'
import { formatDateTime, formatShortDate, formatTime } from '#web/platform/values/dates.ts'
import { TrendChart } from '#web/ui/charts/chart.tsx'
import { FactList } from '#web/ui/fact-list.tsx'

/** All within the last days: without the year it is read sooner. */
const shortTime = (at: string) => `${formatShortDate(at)}, ${formatTime(at)}`

const none = `No readings in the last ${summaryDays} days`

/** Too few readings have no average (`minForAverage`): the newest one is shown as what it is. */
export function SummaryPressure(props: MySummary['blood_pressure']) {
  const { average, lowest, highest, newest, count, in_range, target, days } = props
  const main = average ?? newest
  if (!main) return <p>{none}</p>
  const written = (one: typeof newest) =>
    one && `${one.systolic}/${one.diastolic}, ${shortTime(one.created_at)}`
  return (
    <Figure
      value={`${main.systolic}/${main.diastolic}`}
      unit="mmHg"
      count={count}
      newestAt={average ? undefined : newest?.created_at}
      facts={[
        ['Lowest', written(lowest)],
        ['Highest', written(highest)],
        ['Within target', `${in_range} of ${count}: below ${writtenTarget(target, 'staff')}`],
      ]}
    >
      {days.length > 1 ? (
        <TrendChart
          title="Blood pressure, average of each day"
          unit="mmHg"
          daily
          series={dailyPressure(days)}
          latest={newest ? `${newest.systolic}/${newest.diastolic} mmHg` : undefined}
          bands={bloodPressureTargets(target)}
        />
      ) : null}
    </Figure>
  )
}

export function SummaryGlucose(props: MySummary['glucose']) {
  const { average, lowest, highest, newest, count, in_range, off_scale, unit, days } = props
  if (!newest) return <p>{none}</p>
  const inDecimals = (value: number) => value.toFixed(unit === 'mmol/L' ? 1 : 0)
  const main = average === null ? writtenGlucose(newest) : { value: inDecimals(average), unit }
  const written = (one: typeof lowest) =>
    one && `${one.meter_shows ?? `${inDecimals(one.value)} ${unit}`}, ${shortTime(one.created_at)}`
  return (
    <Figure
      value={main.value}
      unit={main.unit}
      count={count}
      newestAt={average === null ? newest.created_at : undefined}
      facts={[
        ['Lowest', written(lowest)],
        ['Highest', written(highest)],
        ['Within target', `${in_range} of ${count}, each by its moment`],
      ]}
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
          latest={Object.values(writtenGlucose(newest)).join(' ').trim()}
          bands={[shadedBand(props.shaded)]}
        />
      ) : null}
    </Figure>
  )
}

interface FigureProps {
  value: string
  unit: string
  count: number
  /** When the one reading that is shown was taken; undefined for an average. */
  newestAt: string | undefined
  facts: readonly (readonly [string, string | null])[]
  more?: string
  children: ReactNode
}

/** No word of a category: that of an average would hide what lies on both sides of it. */
function Figure({ value, unit, count, newestAt, facts, more, children }: FigureProps) {
  const readings = count === 1 ? '1 reading' : `${count} readings`
  return (
    <div className="summary-figure">
      <div>
        <p className="summary-value" translate="no">
          <strong translate="no">{value}</strong> {unit}
        </p>
        <p className="mb-2">
          {newestAt
            ? `Newest of ${readings} in the last ${summaryDays} days, ${formatDateTime(newestAt)}.`
            : `Average of ${readings} in the last ${summaryDays} days.`}{' '}
          {more}
        </p>
        <FactList facts={facts} />
      </div>
      {children}
    </div>
  )
}
