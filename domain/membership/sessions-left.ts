import { type SessionType, sessionTypes } from '../appointments/slots.ts'
import type { Profession } from '../practice/professions.ts'
import { lusakaClock } from '../values/lusaka.ts'
import { type IncludedSessions, sessionsIn } from './benefits.ts'
import { coverOfNext, coverSessions, type PatientSession, span } from './session-cover.ts'

/** A plan that a person has today, with its last day. */
export interface PresentPlan {
  plan_key: string
  /** `YYYY-MM-DD` in Lusaka. */
  ends_on: string
}

/** What is left of the sessions of one kind that plans include. */
export interface SessionsLeft {
  profession: Profession
  /** Null where they may be of any type. */
  session_type: SessionType | null
  left: number
  of: number
  /** The last day on which this holds: then the plan ends, or a session counts no more and there are more again. */
  until: string
}

/**
 * How many sessions the plans of today still pay, by the rule that decides each of them.
 *
 * @param sessions what is held or planned, as `coverSessions` takes it
 */
export function sessionsLeft(
  sessions: readonly PatientSession[],
  plans: readonly PresentPlan[],
  now: Date,
): SessionsLeft[] {
  const plan_keys = plans.map(({ plan_key }) => plan_key)
  const included = sessionsIn(plan_keys)
  const covers = coverSessions(sessions)
  const paid = sessions.filter(({ id }) => covers.has(id))
  return kindsOf(included).map(({ profession, only }) => {
    const same = included.filter((one) => one.profession === profession)
    const counted = (type: SessionType | undefined) =>
      type ? countNext(sessions, { profession, session_type: type, plan_keys }, now) : 0
    // Those of one type are used up first: what is left beyond is of any type.
    const ofAny = counted(sessionTypes.find((type) => !same.some((one) => one.only === type)))
    const of = same.reduce((sum, one) => sum + (one.only === only ? one.count : 0), 0)
    const left = only ? counted(only) - ofAny : ofAny
    const ends = plans
      .filter(({ plan_key }) => sessionsIn([plan_key]).some((one) => one.profession === profession))
      .map(({ ends_on }) => ends_on)
    const isOfKind = (one: PatientSession) =>
      one.profession === profession && (!only || one.session_type === only)
    const free = left < of ? paid.filter(isOfKind).flatMap((one) => lastDayOf(one, now)) : []
    return {
      profession,
      session_type: only ?? null,
      left: Math.max(0, left),
      of,
      until: [...ends, ...free].toSorted()[0]!,
    }
  })
}

/** Each kind once, in the order of the plans. */
const kindsOf = (included: readonly IncludedSessions[]) =>
  included.filter(
    ({ profession, only }, place) =>
      included.findIndex((one) => one.profession === profession && one.only === only) === place,
  )

/** How many more sessions of a type plans would pay, if they were all now. */
function countNext(
  sessions: readonly PatientSession[],
  kind: Pick<PatientSession, 'profession' | 'session_type' | 'plan_keys'>,
  now: Date,
): number {
  const all = [...sessions]
  for (let count = 0; ; count += 1) {
    const wanted = { ...kind, id: `wanted ${count}`, starts_at: now, is_covered: null }
    if (!coverOfNext(all, wanted)) return count
    all.push(wanted)
  }
}

/** The last day on which a session that was held counts; none for one to come. */
function lastDayOf({ starts_at }: PatientSession, now: Date): string[] {
  const end = starts_at.getTime() + span
  return starts_at <= now && end > now.getTime() ? [lusakaClock(new Date(end)).day] : []
}
