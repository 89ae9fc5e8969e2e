import type { ServicePoint } from '#domain/admin/service-history.ts'
import type { ServiceFigure } from '#domain/admin/service-figures.ts'
import { niceSpan, percentOf, type ValueSpan } from '#web/ui/charts/chart-scale.ts'

/** In milliseconds since 1970: the edges of the plot, and the time from one point to the next. */
export interface ShownTime {
  from: number
  to: number
  step: number
}

export interface HistoryLine {
  span: ValueSpan
  /** Polylines in percent of the plot: a gap ends one. */
  lines: { x: number; y: number }[][]
  last: number
  most: number
  /** When it was highest first. */
  mostAt: string
}

/**
 * The line of one figure, from 0 on.
 *
 * @returns undefined where no point has the figure
 */
export function historyLine(
  points: readonly ServicePoint[],
  name: ServiceFigure,
  { from, to, step }: ShownTime,
): HistoryLine | undefined {
  const known = points.filter((point) => point[name] !== null)
  const last = known.at(-1)
  if (!last) return undefined
  const highest = known.reduce((a, b) => (b[name]! > a[name]! ? b : a))
  // Most figures are counts: an axis up to 2 has whole numbers.
  const span = niceSpan([0, Math.max(2, highest[name]!)], 3)
  const lines: { x: number; y: number }[][] = []
  let before = Number.NEGATIVE_INFINITY
  for (const point of known) {
    const at = Date.parse(point.at)
    if (at - before > step) lines.push([])
    before = at
    lines.at(-1)!.push({
      x: percentOf(at, { from, to }),
      y: Math.round((100 - percentOf(point[name]!, span)) * 100) / 100,
    })
  }
  return {
    span,
    lines,
    last: last[name]!,
    most: highest[name]!,
    mostAt: highest.at,
  }
}
