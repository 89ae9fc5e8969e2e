import { useId } from 'react'
import { ValueGrid } from '#web/ui/charts/value-grid.tsx'
import { formatSoon, formatTime } from '#web/platform/values/dates.ts'
import { formatCount } from '#web/platform/values/numbers.ts'
import { Card } from '#web/ui/layout/page.tsx'
import type { HistoryLine, ShownTime } from './history-line.ts'
import './service.css'

interface ServiceChartProps {
  title: string
  unit: string
  line: HistoryLine
  shown: ShownTime
}

/** One figure over the last day or week, with its last and highest value in words. */
export function ServiceChart({ title, unit, line, shown }: ServiceChartProps) {
  const id = useId()
  const { last, most, mostAt } = line
  return (
    <Card>
      <figure className="chart" aria-labelledby={id}>
        <figcaption className="chart-caption" id={id}>
          <h3 className="chart-title">{title}</h3>
          <span className="chart-unit">{unit}</span>
        </figcaption>
        <p>
          Last <strong>{formatCount(last)}</strong>
          {most > last ? `, at most ${formatCount(most)} (${formatSoon(mostAt, shown.to)})` : ''}
        </p>
        <div className="service-plot">
          <svg className="chart-canvas" width="100%" height="100%" aria-hidden="true">
            <ValueGrid span={line.span} />
            <svg viewBox="0 0 100 100" width="100%" height="100%" preserveAspectRatio="none">
              {line.lines.map((points) => (
                <polyline
                  key={points[0]!.x}
                  className="chart-line"
                  points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
                />
              ))}
            </svg>
          </svg>
        </div>
        <p className="sparkline-days" aria-hidden="true">
          <span>{formatSoon(shown.from, shown.to)}</span>
          <span>{formatTime(shown.to)}</span>
        </p>
      </figure>
    </Card>
  )
}
