import { dayOf, formatShortDate, startOfDay } from '#web/platform/values/dates.ts'
import { dayAfter, daysBetween } from '#domain/values/lusaka.ts'

/** A place on an axis: where, in percent of its length, and the words there. */
export interface Tick {
  percent: number
  label: string
}

export interface Span {
  from: number
  to: number
}

/** The span of a value axis, with the distance between its round numbers. */
export interface ValueSpan extends Span {
  step: number
}

/** Where a value lies on a span, in percent; rounded so that markup stays short. */
export function percentOf(value: number, { from, to }: Span): number {
  return Math.round(((value - from) / (to - from)) * 10_000) / 100
}

/** The smallest of 1, 2, 5 times a power of ten that gives at most `count` steps. */
function niceStep(size: number, count: number): number {
  const rough = size / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((each) => each * power >= rough) ?? 10
  return factor * power
}

/** A span around all values with round ends, and never flat. */
export function niceSpan(values: readonly number[], count = 5): ValueSpan {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const step = niceStep(high - low || Math.abs(high) || 1, count)
  // A value that is a round number already must not be pushed a step further by binary fractions.
  const from = Math.floor(low / step + 1e-9) * step
  const to = Math.ceil(high / step - 1e-9) * step
  return { from, to: to === from ? from + step : to, step }
}

/** The round numbers of a value axis, lowest first, `percent` from the bottom. */
export function valueTicks(span: ValueSpan): Tick[] {
  const decimals = Math.max(0, -Math.floor(Math.log10(span.step)))
  const count = Math.round((span.to - span.from) / span.step)
  return Array.from({ length: count + 1 }, (_, index) => {
    const value = span.from + index * span.step
    return { percent: percentOf(value, span), label: value.toFixed(decimals) }
  })
}

/**
 * The days a chart covers: from the start of the first day to the end of the last, in Lusaka. A single
 * day is between its neighbours, so that its measurements are around its name.
 */
export function daySpan(times: readonly number[]): Span {
  const first = dayOf(Math.min(...times))
  const last = dayOf(Math.max(...times))
  const around = first === last ? 1 : 0
  return { from: startOfDay(dayAfter(first, -around)), to: startOfDay(dayAfter(last, 1 + around)) }
}

/**
 * At most `count` days to name on the axis, evenly apart and ending with the last day, which is
 * the one people look for. Each is at the middle of its day.
 */
export function dayTicks(span: Span, count: number): Tick[] {
  const first = dayOf(span.from)
  const days = daysBetween(first, dayOf(span.to))
  const step = Math.max(1, Math.ceil((days - 1) / Math.max(1, count - 1)))
  const ticks: Tick[] = []
  for (let index = days - 1; index >= 0; index -= step) {
    const start = startOfDay(dayAfter(first, index))
    ticks.unshift({
      percent: percentOf(start + 12 * 60 * 60 * 1000, span),
      label: formatShortDate(start),
    })
  }
  return ticks
}

/** One row a moment, one column a series, a word in place of the number that it means; a series without a value then leaves a gap. */
export function rowsByMoment(
  series: readonly { points: readonly { at: string; value: number; word?: string }[] }[],
): { at: string; values: (number | string | undefined)[] }[] {
  const rows = new Map<number, { at: string; values: (number | string | undefined)[] }>()
  for (const [index, { points }] of series.entries()) {
    for (const { at, value, word } of points) {
      const row = rows.get(Date.parse(at)) ?? { at, values: series.map(() => undefined) }
      row.values[index] = word ?? value
      rows.set(Date.parse(at), row)
    }
  }
  return [...rows.entries()].sort(([a], [b]) => b - a).map(([, row]) => row)
}

/** `0,100 50,20`: a polyline in percent, oldest point first, measured from the top left. */
export function linePoints(
  points: readonly { at: string; value: number; word?: string }[],
  days: Span,
  values: Span,
): { x: number; y: number; word?: string }[] {
  return [...points]
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(({ at, value, word }) => ({
      x: percentOf(Date.parse(at), days),
      y: Math.round((100 - percentOf(value, values)) * 100) / 100,
      ...(word ? { word } : {}),
    }))
}

/**
 * The position of a marker on a scale of equally wide bands, in percent of the whole. Within its own
 * band by value; in the middle of the band when another measure put it there, or the band is open.
 */
export function markerPercent(
  bands: readonly { from: number; to: number }[],
  current: number,
  value: number | undefined,
): number {
  const band = bands[current]
  const width = 100 / bands.length
  const inside = band && value !== undefined && value >= band.from && value <= band.to
  const share = inside && band.to > band.from ? (value - band.from) / (band.to - band.from) : 0.5
  const stored = Math.min(0.92, Math.max(0.08, Number.isFinite(share) ? share : 0.5))
  return Math.round((current + stored) * width * 100) / 100
}
