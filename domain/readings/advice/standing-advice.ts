import type { Care } from '../care.ts'
import { type Advice, urgencyOf } from './advice.ts'
import { asksAgainAfter, type GivenAnswer } from './answers.ts'
import { type Around, aroundOf } from './around.ts'
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
}

export interface AdviceOfDay<Reading> {
  /** What comes first until it is answered; undefined where nothing of the last 24 hours stays. */
  open: StandingAdvice<Reading> | undefined
  /** The person said within the last hours that they are on their way. */
  onTheWay: StandingAdvice<Reading> | undefined
}

/**
 * The most urgent advice of the last 24 hours on one kind of reading. A later value never ends what
 * `stays`; other advice is about the newest reading alone. "I was seen" and "I am on my way" answer every
 * reading taken until then, "It was a wrong reading" answers that one.
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
    .filter((one) => isRecent(one, earliest))
    .toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
  const newest = recent[0]
  const found = recent.flatMap((reading): StandingAdvice<Reading>[] => {
    if (reading.answered?.answer === 'wrong') return []
    const minutesAgo = minutesSince(reading.created_at, now)
    const advice = advise(reading, care, minutesAgo, aroundOf(reading, recent))
    if (!advice.stays && reading !== newest) return []
    const later = reading === newest ? undefined : newest
    return [{ reading, advice, later, answered: answerFor(reading, recent) }]
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
  return {
    open,
    // One that is more urgent, and not answered, takes its place.
    onTheWay: open && onTheWay && outranks(open, onTheWay) ? undefined : onTheWay,
  }
}

const outranks = (one: StandingAdvice<unknown>, other: StandingAdvice<unknown>) =>
  urgencyOf(one.advice) >= urgencyOf(other.advice)

/** The newest answer that was given about this reading, or about another after it was taken. */
function answerFor<Reading extends AnsweredReading>(
  reading: Reading,
  readings: readonly Reading[],
): GivenAnswer | undefined {
  const taken = Date.parse(reading.created_at)
  return readings
    .flatMap((one) => {
      const { answered } = one
      if (!answered || answered.answer === 'wrong') return []
      return one === reading || Date.parse(answered.at) >= taken ? [answered] : []
    })
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))[0]
}
