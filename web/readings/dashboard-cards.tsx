import type { ReactNode } from 'react'
import { Link } from '#web/ui/link.tsx'
import { inUnit } from '#domain/readings/glucose.ts'
import type { BandTone } from '#web/ui/band-scale.tsx'
import { Sparkline, type TargetBand, type TrendPoint } from '#web/ui/chart.tsx'
import { formatRecent } from '#web/ui/dates.ts'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Surface } from '#web/ui/page.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { bloodPressureBands, bloodPressureTargets, glucoseBands, glucoseTarget } from './bands.ts'
import { few, useBloodPressureReadings, useGlucoseReadings } from './queries.ts'
import { failures } from './texts.ts'

interface CardProps {
  title: string
  to: `/${string}`
  query: { isPending: boolean; error: unknown; refetch: () => unknown }
  last?: { shown: string; unit: string; word: string; tone: BandTone | undefined; at: string }
  trend: ReactNode
}

function Card({ title, to, query, last, trend }: CardProps) {
  const now = useNow()
  return (
    <Surface className="grid content-start gap-3">
      <h2 className="text-lg">
        <Link to={to} className="inline-block py-1 underline">
          {title}
        </Link>
      </h2>
      {last ? (
        <>
          <p className="band-reading">
            <span className="band-number">{last.shown}</span>
            <span className="band-unit"> {last.unit}</span>
            <span className={`band-word tone-${last.tone ?? 'normal'}`}>{last.word}</span>
          </p>
          <p className="text-sm text-muted">{formatRecent(last.at, now)}</p>
          {trend}
        </>
      ) : query.isPending ? (
        <Skeleton lines={5} />
      ) : query.error ? (
        <FailedState
          title={failures.fetching}
          failure={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <p>
          No reading yet.{' '}
          <Link to={to} className="link">
            Log your first one
          </Link>
          .
        </p>
      )}
    </Surface>
  )
}

/** The trend at a glance, in words as well; one reading makes no trend. */
function Trend(props: { name: string; unit: string; points: TrendPoint[]; band: TargetBand }) {
  const values = props.points.map(({ value }) => value)
  if (values.length < 2) return null
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return (
    <Sparkline
      points={props.points}
      band={props.band}
      label={`${props.name}, last ${values.length} readings, between ${least} and ${most} ${props.unit}`}
    />
  )
}

/** The last blood pressure with its word, and the systolic trend in its band. */
export function BloodPressureCard() {
  const query = useBloodPressureReadings(few)
  const readings = query.data?.slice(0, few) ?? []
  const last = readings[0]
  return (
    <Card
      title="Blood pressure"
      to="/hypertension"
      query={query}
      {...(last
        ? {
            last: {
              shown: `${last.systolic}/${last.diastolic}`,
              unit: 'mmHg',
              word: last.category,
              tone: bloodPressureBands.find(({ label }) => label === last.category)?.tone,
              at: last.created_at,
            },
          }
        : {})}
      trend={
        <Trend
          name="Systolic pressure"
          unit="mmHg"
          points={readings.map(({ created_at, systolic }) => ({ at: created_at, value: systolic }))}
          band={bloodPressureTargets[0]!}
        />
      }
    />
  )
}

/** The last glucose level with its word, and the trend in its range. */
export function GlucoseCard() {
  const query = useGlucoseReadings(few)
  const readings = query.data?.slice(0, few) ?? []
  const last = readings[0]
  const unit = last?.entered_unit ?? 'mg/dL'
  return (
    <Card
      title="Glucose"
      to="/diabetes"
      query={query}
      {...(last
        ? {
            last: {
              shown: String(last.entered_value),
              unit: last.entered_unit,
              word: last.category,
              tone: glucoseBands(unit).find(({ label }) => label === last.category)?.tone,
              at: last.created_at,
            },
          }
        : {})}
      trend={
        <Trend
          name="Glucose"
          unit={unit}
          points={readings.map((reading) => ({
            at: reading.created_at,
            value: inUnit(reading.entered_value, reading.entered_unit, unit),
          }))}
          band={glucoseTarget(unit)}
        />
      }
    />
  )
}
