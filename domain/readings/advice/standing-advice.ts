import type { Care } from '../care.ts'
import { type Advice, urgencyOf } from './advice.ts'
import { asksAgainAfter, type GivenAnswer } from './answers.ts'
import { type Around, aroundOf, isWrong } from './around.ts'
import { isRecent, minutesSince } from './recent.ts'

/** A reading as it is listed, with the answer to its advice. */
export interface AnsweredReading {
  id: string
  created_at: string
  answered?: GivenAnswer | undefined
}

export type AdviseOn<Reading> = (
  reading: Reading,
  care: Care,
  minutesAgo: number,
  around: Around<Reading>,
) => Advice

/** Advice on one reading, with the newest later value beside it, which does not end it. */
export interface StandingAdvice<Reading> {
  reading: Reading
  advice: Advice
  later: Reading | undefined
  /** An answer that no longer counts: the person said hours ago that they were on their way. */
  answered: GivenAnswer | undefined
  /** The other readings that "I was seen" and "I am on my way" answer with it; none is more urgent. */
  answeredWith: readonly Reading[]
}

export interface AdviceOfDay<Reading> {
  /** What comes first until it is answered; undefined where nothing of the last 24 hours stays. */
  open: StandingAdvice<Reading> | undefined
  /** The person said within the last hours that they are on their way. */
  onTheWay: StandingAdvice<Reading> | undefined
}

/**
 * The most urgent advice of the last 24 hours on one kind of reading. A later value never ends what
 * `stays`; other advice is about the newest reading alone. Each reading has its own answer: one that was
 * entered, or moved to another time, after an answer was given is asked about itself. A reading that was
 * answered as wrong counts nowhere: without it the advice is the same.
 *
 * @param readings of one kind and one person, in any order
 * @param now milliseconds
 * @param earliest that it can be, where the clocks of the phone and the server differ
 */
export function adviceOfDay<Reading extends AnsweredReading>(
  readings: readonly Reading[],
  advise: AdviseOn<Reading>,
  care: Care,
  now: number,
  earliest = now,
): AdviceOfDay<Reading> {
  const recent = readings
    .filter((one) => isRecent(one, earliest) && !isWrong(one))
    .toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
  const newest = recent[0]
  const found = recent.flatMap((reading): StandingAdvice<Reading>[] => {
    const minutesAgo = minutesSince(reading.created_at, now)
    const advice = advise(reading, care, minutesAgo, aroundOf(reading, recent))
    if (!advice.stays && reading !== newest) return []
    const later = reading === newest ? undefined : newest
    return [{ reading, advice, later, answered: reading.answered, answeredWith: [] }]
  })
  const mostUrgent = (all: readonly StandingAdvice<Reading>[]) =>
    all.toSorted((one, other) => urgencyOf(other.advice) - urgencyOf(one.advice))[0]
  const isAsked = ({ answered }: StandingAdvice<Reading>) =>
    !answered ||
    (answered.answer === 'on_my_way' && now - Date.parse(answered.at) >= asksAgainAfter)
  const isOnTheWay = (one: StandingAdvice<Reading>) =>
    !isAsked(one) && one.answered?.answer === 'on_my_way' && one.advice.stays === true
  const open = mostUrgent(found.filter(isAsked))
  const onTheWay = mostUrgent(found.filter(isOnTheWay))
  const withOthers = (one: StandingAdvice<Reading> | undefined) =>
    one && {
      ...one,
      answeredWith: found.filter((other) => isAnsweredWith(one, other)).map(readingOf),
    }
  return {
    open: withOthers(open),
    // One that is more urgent, and not answered, takes its place.
    onTheWay: open && onTheWay && outranks(open, onTheWay) ? undefined : withOthers(onTheWay),
  }
}

const readingOf = <Reading>({ reading }: StandingAdvice<Reading>) => reading

const outranks = (one: StandingAdvice<unknown>, other: StandingAdvice<unknown>) =>
  urgencyOf(one.advice) >= urgencyOf(other.advice)

const isAnsweredWith = <Reading extends AnsweredReading>(
  one: StandingAdvice<Reading>,
  other: StandingAdvice<Reading>,
) => one.reading !== other.reading && other.answered?.answer !== 'seen' && outranks(one, other)
