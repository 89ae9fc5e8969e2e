import { minutesOf } from '#domain/appointments/clinic-calendar.ts'
import type { Board, BoardVisit } from '#domain/desk/board-schema.ts'
import { inLusaka, type Instant } from '#domain/values/lusaka.ts'

/** Minutes of the day in Lusaka, and where they are drawn, in pixels from the top. */
interface Segment {
  from: number
  to: number
  top: number
  height: number
  isOpen: boolean
}

/** Where the minutes of a day are drawn. */
export interface Axis {
  segments: readonly Segment[]
  height: number
  slot_minutes: number
}

/** The height of a closed time between two openings, whatever its length. */
const closedHeight = 24

/** The height of one step of the slot grid: short steps are one line, an hour has three. */
function rowHeight(slot_minutes: number): number {
  if (slot_minutes >= 60) return 64
  if (slot_minutes >= 45) return 52
  if (slot_minutes >= 30) return 40
  return slot_minutes >= 15 ? 26 : 24
}

export const minuteOfDay = (at: Instant) => {
  const { hour, minute } = inLusaka(at)
  return hour * 60 + minute
}

interface Span {
  from: number
  to: number
}

/** Spans that meet or overlap as one, in order. */
function merged(spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else all.push({ ...span })
  }
  return all
}

/** When a visit begins and ends, in minutes of its day. */
export function spanOf({
  appointment_time,
  duration_minutes,
}: Pick<BoardVisit, 'appointment_time' | 'duration_minutes'>): Span {
  const from = minuteOfDay(appointment_time)
  return { from, to: from + duration_minutes }
}

/** The opening hours of a day with all visits in it; what is closed between them is short. */
export function axisOf({
  opening,
  visits,
  slot_minutes,
}: Pick<Board, 'opening' | 'slot_minutes'> & { visits: readonly BoardVisit[] }): Axis {
  const open = merged([
    ...opening.map(({ starts_at, ends_at }) => ({
      from: minutesOf(starts_at),
      to: minutesOf(ends_at),
    })),
    ...visits.map(spanOf),
  ])
  const segments: Segment[] = []
  let top = 0
  const add = (span: Span, height: number, isOpen: boolean) => {
    segments.push({ ...span, top, height, isOpen })
    top += height
  }
  for (const span of open) {
    const last = segments.at(-1)
    if (last) add({ from: last.to, to: span.from }, closedHeight, false)
    add(span, Math.round(((span.to - span.from) / slot_minutes) * rowHeight(slot_minutes)), true)
  }
  return { segments, height: top, slot_minutes }
}

/** Where a minute of the day is, in pixels from the top; at an edge for what is before or after. */
export function topOf({ segments, height }: Axis, minute: number): number {
  const segment = segments.find(({ to }) => minute <= to)
  if (!segment) return height
  const part = Math.max(0, minute - segment.from) / (segment.to - segment.from)
  return Math.round(segment.top + part * segment.height)
}

/** Top and height of a span, with a line of space below it. */
export function placeOf(axis: Axis, { from, to }: Span) {
  const top = topOf(axis, from)
  return { top, height: Math.max(topOf(axis, to) - top - 2, 22) }
}

/** What a visit of this height in pixels has space for: one line, two, or three and more. */
export function sizeOf(height: number): 'line' | 'pair' | 'tall' {
  if (height < 34) return 'line'
  return height < 56 ? 'pair' : 'tall'
}

/**
 * The columns of the board, each as wide as a name needs for each of the visits that it has at one time.
 *
 * @param lanes of each provider, how many visits are beside each other
 */
export function columnsOf(lanes: readonly number[]): string {
  const widths = lanes.map(
    (count) => `minmax(${Math.max(8, count * 5.5)}rem, ${1 + (count - 1) / 3}fr)`,
  )
  return ['3.25rem', ...widths].join(' ')
}

/** The times that are written beside the board: each hour, and each opening. */
export function labelsOf({ segments }: Axis): number[] {
  return segments
    .filter(({ isOpen }) => isOpen)
    .flatMap(({ from, to }) => {
      const first = Math.ceil(from / 60) * 60
      const hours = Array.from(
        { length: Math.max(0, Math.ceil((to - first) / 60)) },
        (_, index) => first + index * 60,
      )
      return first === from ? hours : [from, ...hours]
    })
}

export const timeOfMinute = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Spans that overlap are beside each other: the lane of each, and how many lanes its group has. */
export function lanesOf<Row extends Span>(rows: readonly Row[]) {
  const placed: { row: Row; lane: number; group: Row[] }[] = []
  let group: { ends: number[]; rows: Row[]; to: number } | undefined
  for (const row of rows.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    if (!group || row.from >= group.to) group = { ends: [], rows: [], to: row.to }
    const free = group.ends.findIndex((end) => end <= row.from)
    const lane = free === -1 ? group.ends.length : free
    group.ends[lane] = row.to
    group.to = Math.max(group.to, row.to)
    group.rows.push(row)
    placed.push({ row, lane, group: group.rows })
  }
  return placed.map(({ row, lane, group: beside }) => ({
    row,
    lane,
    lanes: 1 + Math.max(...placed.filter((one) => one.group === beside).map((one) => one.lane)),
  }))
}
