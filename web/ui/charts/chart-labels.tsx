import type { Tick } from './chart-scale.ts'
import type { BandTone } from './band-scale.tsx'
import { newestOf } from './chart-words.ts'

export interface TrendPoint {
  /** ISO 8601 with offset. */
  at: string
  value: number
  /** What was shown instead of a number, written at the point and in the table: "HI". */
  word?: string
}

export interface TrendSeries {
  label: string
  points: readonly TrendPoint[]
}

/** The range one aims for, in the unit of the chart. */
export interface TargetBand {
  label: string
  from: number
  to: number
  /** Its colour where several bands lie one above another. */
  tone?: BandTone
  /** The series that it is the target of, from 0, which lends it its colour. */
  series?: number
}

export const percent = (value: number) => `${value}%`

export const toneOf = ({ tone, series }: TargetBand) =>
  tone ? `tone-${tone}` : series === undefined ? '' : `chart-band-${series}`

/**
 * The names of the bands outside the plot, away from the lines of the chart, with their positions.
 */
export function BandNames({ bands }: { bands: readonly TargetBand[] }) {
  if (bands.length === 0) return null
  return (
    <ul className="chart-band-names">
      {bands.map((band) => (
        <li key={band.label} className="chart-key">
          <svg width="28" height="12" aria-hidden="true">
            <rect className={`chart-band chart-band-key ${toneOf(band)}`} width="28" height="12" />
          </svg>
          {band.label}: {band.tone ? `from ${band.from}` : `${band.from} to ${band.to}`}
        </li>
      ))}
    </ul>
  )
}

export function DayLabels({ ticks, className }: { ticks: Tick[]; className: string }) {
  return (
    <g className={className}>
      {ticks.map((tick) => (
        <text key={tick.percent} x={percent(tick.percent)} y="100%" dy="24" textAnchor="middle">
          {tick.label}
        </text>
      ))}
    </g>
  )
}

/**
 * The last value of each series at its point; what is written as a word has its own. The lower one of
 * two that are close is below its point.
 */
export function LastValues({
  lines,
  series,
}: {
  lines: readonly { x: number; y: number; word?: string }[][]
  series: readonly TrendSeries[]
}) {
  return series.map(({ label, points }, index) => {
    const last = lines[index]?.at(-1)
    const above = lines[index - 1]?.at(-1)
    const newest = newestOf(points)
    if (!last || last.word || !newest) return null
    const decimals = points.every(({ value }) => Number.isInteger(value)) ? 0 : 1
    const isClose = above !== undefined && Math.abs(last.y - above.y) < 15
    return (
      <text
        key={label}
        className="chart-word"
        x={percent(last.x)}
        y={percent(last.y)}
        dy={isClose ? 26 : -15}
        textAnchor="middle"
      >
        {newest.value.toFixed(decimals)}
      </text>
    )
  })
}
