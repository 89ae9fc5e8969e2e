import { useId, useState } from 'react'
import {
  type Span,
  dayTicks,
  daySpan,
  linePoints,
  niceSpan,
  percentOf,
  rowsByMoment,
} from './chart-scale.ts'
import { formatDate, formatDateTime, formatShortDate } from '#web/platform/values/dates.ts'
import {
  BandNames,
  DayLabels,
  LastValues,
  percent,
  toneOf,
  type TargetBand,
  type TrendPoint,
  type TrendSeries,
} from './chart-labels.tsx'
import { chartInWords } from './chart-words.ts'
import { DataTable } from '../data-table.tsx'
import { ValueGrid } from './value-grid.tsx'

export type { TargetBand, TrendPoint, TrendSeries }

interface TrendChartProps {
  /** What is shown, for example "Blood pressure". */
  title: string
  unit: string
  /** One or two; they differ in colour, stroke and the shape of their points. */
  series: readonly TrendSeries[]
  bands?: readonly TargetBand[]
  /** Each point is a day, not a moment. */
  daily?: boolean
  /** The newest of what a daily chart averages, for screen readers: "110/70 mmHg". */
  latest?: string | undefined
  /** What a point is, "reading" unless said. */
  noun?: string
}

function Mark({ x, y, shape }: { x: number; y: number; shape: number }) {
  return shape === 0 ? (
    <circle className="chart-mark chart-mark-0" cx={percent(x)} cy={percent(y)} r={4} />
  ) : (
    <svg x={percent(x)} y={percent(y)} overflow="visible">
      <rect className="chart-mark chart-mark-1" x={-4} y={-4} width={8} height={8} />
    </svg>
  )
}

/** Lines live in a stretched square of 100 by 100, so the chart needs no measuring of the screen. */
function Lines({ lines }: { lines: { x: number; y: number }[][] }) {
  return (
    <svg
      viewBox="0 0 100 100"
      width="100%"
      height="100%"
      preserveAspectRatio="none"
      // Half of the stroke at the highest value is above the square.
      overflow="visible"
    >
      {lines.map((points, index) => (
        <polyline
          key={index}
          className={`chart-line chart-line-${index}`}
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
      ))}
    </svg>
  )
}

function BandShade({ band, span }: { band: TargetBand; span: Span }) {
  const top = 100 - percentOf(Math.min(band.to, span.to), span)
  const height = 100 - top - percentOf(Math.max(band.from, span.from), span)
  return (
    <>
      <rect
        className={`chart-band ${toneOf(band)}`}
        y={percent(top)}
        width="100%"
        height={percent(height)}
      />
      {/* Beside each other, tints alone are not seen as different. */}
      <line className="chart-grid" x2="100%" y1={percent(top)} y2={percent(top)} />
      {height < leastNamed ? null : (
        <text x="4" y={percent(top)} dy="16">
          {band.label}
        </text>
      )}
    </>
  )
}

/** In percent of the height: a lower band has no room for its name, which is below the plot. */
const leastNamed = 8

/** More points than this are a line without marks. */
const maxMarks = 60

/**
 * Values over days: lines, points, the target band shaded, days in Lusaka on the axis, and the
 * same figures as a table, always there for screen readers and shown to all on request. Needs at
 * least one point: a page shows its empty state instead when there is none.
 */
export function TrendChart(props: TrendChartProps) {
  const { title, unit, series, bands = [], daily } = props
  const captionId = useId()
  const [isTableShown, setTableShown] = useState(false)
  const points = series.flatMap((each) => each.points)
  const values = niceSpan([
    ...points.map((point) => point.value),
    ...bands.flatMap((band) => [band.from, band.to]),
  ])
  const days = daySpan(points.map((point) => Date.parse(point.at)))
  const lines = series.map((each) => linePoints(each.points, days, values))
  const rows = rowsByMoment(series)

  return (
    <figure className="chart" aria-labelledby={captionId}>
      <figcaption className="chart-caption">
        <span className="chart-title" id={captionId}>
          {title}
        </span>
        <span className="chart-unit">{unit}</span>
        {series.length > 1 ? (
          <span className="chart-legend">
            {series.map((each, index) => (
              <span key={each.label} className="chart-key">
                <svg width="28" height="12" aria-hidden="true" overflow="visible">
                  <line className={`chart-line chart-line-${index}`} x2="28" y1="6" y2="6" />
                  <Mark x={50} y={50} shape={index} />
                </svg>
                {each.label}
              </span>
            ))}
          </span>
        ) : null}
      </figcaption>
      <p className="sr-only">{chartInWords(props, rows.length)}</p>
      <div className="chart-plot">
        <svg
          className="chart-canvas"
          width="100%"
          height="100%"
          role="img"
          aria-label={`Chart: ${title}`}
        >
          {bands.map((band) => (
            <BandShade key={band.label} band={band} span={values} />
          ))}
          <ValueGrid span={values} />
          <DayLabels ticks={dayTicks(days, 4)} className="chart-days-few" />
          <DayLabels ticks={dayTicks(days, 8)} className="chart-days-many" />
          <Lines lines={lines} />
          {lines.map((line, index) =>
            // By their place: two readings of one moment may be equal, and none of them may stay behind.
            (line.length > maxMarks ? [] : line).map(({ x, y }, place) => (
              <Mark key={`${index} ${place}`} x={x} y={y} shape={index} />
            )),
          )}
          {lines.map((line, index) => {
            const last = line.at(-1)
            return last ? (
              <circle
                key={index}
                className="chart-last"
                cx={percent(last.x)}
                cy={percent(last.y)}
                r={9}
              />
            ) : null
          })}
          {lines.flatMap((line, index) =>
            line.map(({ x, y, word }, place) =>
              word ? (
                <text
                  key={`${index} ${place}`}
                  className="chart-word"
                  x={percent(x)}
                  y={percent(y)}
                  dy="-10"
                  textAnchor="middle"
                >
                  {word}
                </text>
              ) : null,
            ),
          )}
          <LastValues lines={lines} series={series} />
        </svg>
      </div>
      <BandNames bands={bands} />
      <button
        type="button"
        className="chart-toggle link"
        aria-expanded={isTableShown}
        onClick={() => setTableShown(!isTableShown)}
      >
        {isTableShown ? 'Hide the table' : 'Show as a table'}
      </button>
      <div className={isTableShown ? '' : 'sr-only'}>
        <DataTable
          caption={`${title}, ${unit}`}
          boxed={isTableShown}
          rows={rows}
          rowKey={(row) => row.at}
          columns={[
            daily
              ? { header: 'Day', cell: (row) => formatDate(row.at) }
              : { header: 'Date and time', cell: (row) => formatDateTime(row.at) },
            ...series.map((each, index) => ({
              header: each.label,
              cell: (row: (typeof rows)[number]) => row.values[index] ?? 'No value',
              numeric: true,
            })),
          ]}
        />
      </div>
    </figure>
  )
}

/** The last days in a small card: a trend, the band, the last point. */
export function Sparkline({
  points,
  band,
  label,
}: {
  points: readonly TrendPoint[]
  band?: TargetBand
  /** The figure in words, for example "Systolic over the last 14 days, between 122 and 138". */
  label: string
}) {
  const days = daySpan(points.map((point) => Date.parse(point.at)))
  const values = niceSpan([
    ...points.map((point) => point.value),
    ...(band ? [band.from, band.to] : []),
  ])
  const line = linePoints(points, days, values)
  const [first, last] = [line[0], line.at(-1)]
  return (
    <div className="sparkline">
      <p className="sr-only">{label}</p>
      <svg className="chart-canvas" width="100%" height="56" aria-hidden="true">
        {band ? (
          <rect
            className="chart-band"
            y={percent(100 - percentOf(band.to, values))}
            width="100%"
            height={percent(percentOf(band.to, values) - percentOf(band.from, values))}
          />
        ) : null}
        <Lines lines={[line]} />
        {last ? <Mark x={last.x} y={last.y} shape={0} /> : null}
      </svg>
      {first && last && first !== last ? (
        <p className="sparkline-days" aria-hidden="true">
          <span>{formatShortDate(days.from)}</span>
          <span>{formatShortDate(days.to - 1)}</span>
        </p>
      ) : null}
    </div>
  )
}
