import fc from 'fast-check'

/**
 * Random calendars, and what can be booked in them, asked minute by minute: slow, and without one line in common with
 * the database. Times are minutes after midnight in Lusaka of the first of these days, those of a day of its own.
 */
export const dayCount = 8
const dayLength = 24 * 60

export interface Span {
  starts: number
  ends: number
}
interface Block extends Span {
  weekday: number
  pause: Span | null
}
/** A visit or an offer, with how much must be free around it. */
export interface Held {
  at: number
  minutes: number
  buffer: number
}
export interface RandomVisit extends Held {
  kind: 'requested' | 'confirmed' | 'overbooked' | 'cancelled' | 'completed'
}
export interface RandomProvider {
  hours: {
    buffer: number
    weekly: Block[]
    extra: Block[]
    dated: { day: number; span: Span | null }[]
    away: { from: number; to: number }[]
  } | null
  absences: Span[]
  /** The last day of their certificate. */
  validUntil: number
  visits: RandomVisit[]
  offers: RandomOffer[]
}
/** Of the list for an earlier time, where it is as long as the first visit, or of the list of a day. */
interface RandomOffer extends Held {
  ofDay: boolean
  isOpen: boolean
}

const span = fc
  .record({ starts: fc.integer({ min: 72, max: 200 }), length: fc.integer({ min: 1, max: 90 }) })
  .map(({ starts, length }): Span => ({ starts: starts * 5, ends: (starts + length) * 5 - 10 }))
  .filter(({ starts, ends }) => ends > starts && ends < dayLength)
const block = fc
  .record({
    weekday: fc.integer({ min: 1, max: 7 }),
    span,
    cut: fc.option(fc.tuple(fc.nat(20), fc.nat(20))),
  })
  .map(({ weekday, span: { starts, ends }, cut }): Block => {
    const from = starts + (cut?.[0] ?? 0) * 5
    const pause = { starts: from, ends: Math.min(ends, from + 5 + (cut?.[1] ?? 0) * 5) }
    return { weekday, starts, ends, pause: cut && pause.ends > from ? pause : null }
  })
const day = fc.nat({ max: dayCount - 1 })
const minutes = fc.integer({ min: 10, max: 180 })
const buffer = fc.constantFrom(0, 0, 5, 15, 60)
const oneEach = { selector: (one: { weekday: number }) => one.weekday }
const at = fc
  .record({ day, at: fc.integer({ min: 80, max: 220 }) })
  .map((one) => one.day * dayLength + one.at * 5)

const provider: fc.Arbitrary<RandomProvider> = fc.record({
  hours: fc.option(
    fc.record({
      buffer,
      weekly: fc.uniqueArray(block, { maxLength: 6, ...oneEach }),
      extra: fc.uniqueArray(block, { maxLength: 3, ...oneEach }),
      dated: fc.uniqueArray(fc.record({ day, span: fc.option(span) }), {
        maxLength: 3,
        selector: (one) => one.day,
      }),
      away: fc.array(
        fc
          .tuple(day, day)
          .map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) })),
        { maxLength: 1 },
      ),
    }),
  ),
  absences: fc.array(
    fc
      .tuple(at, fc.integer({ min: 1, max: 2000 }))
      .map(([starts, length]) => ({ starts, ends: starts + length })),
    { maxLength: 2 },
  ),
  validUntil: fc.constantFrom(3, 99, 99),
  visits: fc.array(
    fc.record({
      at,
      minutes,
      buffer,
      kind: fc.constantFrom('requested', 'confirmed', 'overbooked', 'cancelled', 'completed'),
    }),
    { maxLength: 12 },
  ),
  offers: fc.uniqueArray(
    fc.record({ at, minutes, buffer, ofDay: fc.boolean(), isOpen: fc.boolean() }),
    { maxLength: 3, selector: (one) => one.at },
  ),
})

/** Most of a day, or there would be little to compare. */
const opening = fc
  .record({
    weekday: fc.integer({ min: 1, max: 7 }),
    starts: fc.integer({ min: 72, max: 110 }),
    length: fc.integer({ min: 40, max: 150 }),
  })
  .map(({ weekday, starts, length }) => ({
    weekday,
    starts: starts * 5,
    ends: (starts + length) * 5,
  }))

export const calendars = fc.record({
  slotMinutes: fc.constantFrom(10, 15, 20, 60),
  opening: fc.uniqueArray(opening, { minLength: 3, maxLength: 7, ...oneEach }),
  closed: fc.uniqueArray(day, { maxLength: 2 }),
  providers: fc.array(provider, { minLength: 1, maxLength: 3 }),
  minutes,
  buffer,
})
export type RandomCalendar = typeof calendars extends fc.Arbitrary<infer One> ? One : never

/** The visits that the database lets in: a provider is in two places only where that was meant. */
export function keptVisits({ visits }: RandomProvider): RandomVisit[] {
  const kept: RandomVisit[] = []
  for (const one of visits) {
    const isInTheWay = (other: RandomVisit) =>
      (other.kind === 'requested' || other.kind === 'confirmed') &&
      other.at < one.at + one.minutes &&
      one.at < other.at + other.minutes
    const mustBeAlone = one.kind === 'requested' || one.kind === 'confirmed'
    if (!mustBeAlone || !kept.some(isInTheWay)) kept.push(one)
  }
  return kept
}
export const isLive = ({ kind }: RandomVisit) => !['cancelled', 'completed'].includes(kind)

const isIn = (start: number, minutes: number, { starts, ends }: Span) =>
  start >= starts && start + minutes <= ends

/** Whether the clinic lets a visit begin then. */
export function isStart(
  { slotMinutes, opening, closed, minutes }: RandomCalendar,
  weekdays: readonly number[],
  time: number,
): boolean {
  const today = Math.floor(time / dayLength)
  const start = time % dayLength
  return (
    !closed.includes(today) &&
    opening.some(
      (one) =>
        one.weekday === weekdays[today] &&
        isIn(start, minutes, one) &&
        (start - one.starts) % slotMinutes === 0,
    )
  )
}

/** Whether a provider works then, for the whole of a visit. */
export function isWorking(
  { hours, absences, validUntil }: RandomProvider,
  { minutes }: RandomCalendar,
  weekdays: readonly number[],
  time: number,
): boolean {
  const today = Math.floor(time / dayLength)
  const start = time % dayLength
  if (today > validUntil) return false
  if (absences.some(({ starts, ends }) => time < ends && time + minutes > starts)) return false
  if (!hours) return weekdays[today]! <= 5
  if (hours.away.some(({ from, to }) => today >= from && today <= to)) return false
  const dated = hours.dated.filter((one) => one.day === today)
  if (dated.length > 0) return dated.some((one) => one.span && isIn(start, minutes, one.span))
  const ofToday = (one: Block) => one.weekday === weekdays[today] && isIn(start, minutes, one)
  return (
    hours.extra.some(ofToday) ||
    hours.weekly.some(
      (one) =>
        ofToday(one) &&
        (!one.pause || start >= one.pause.ends || start + minutes <= one.pause.starts),
    )
  )
}

/** Whether nothing that they hold comes too near. */
export function isUntaken(
  { hours }: RandomProvider,
  held: readonly Held[],
  calendar: RandomCalendar,
  time: number,
): boolean {
  return held.every((one) => {
    const gap = Math.max(hours?.buffer ?? 0, calendar.buffer, one.buffer)
    return time >= one.at + one.minutes + gap || time + calendar.minutes + gap <= one.at
  })
}
