import { type Trend, trendOf } from '../../questionnaires/trend.ts'
import { requestable } from '../../questionnaires/schema.ts'
import { instruments } from '../../screening/instruments/instruments.ts'
import { safetyItem } from '../../screening/instruments/phq-9.ts'
import {
  type AttentionAction,
  attentionCutOffs,
  type AttentionLevel,
  attentionLevels,
  type AttentionReasonId,
  type AttentionRule,
  attentionRules,
  missedInRow,
  pointsAcrossCutOff,
  pointsOfWorsening,
  sessionsToImprove,
} from './attention-reasons.ts'
import {
  changedReading,
  type ReadingChange,
  readingReason,
  type SharedReading,
} from './attention-readings.ts'
import { day, type Found, isOfLastDay, ranks } from './found.ts'

/** What a provider may know of one patient at this moment. All times are ISO 8601 in UTC. */
export interface AttentionFacts {
  /** The results that are shared with the provider, in any order. */
  results: Parameters<typeof trendOf>[1]
  /** Readings that are shared with the provider. */
  readings: readonly SharedReading[]
  /** Readings that the provider may have seen as they were before they were changed. */
  changes: readonly ReadingChange[]
  /** Sessions with this provider that were held, and those that the patient missed. */
  held: readonly string[]
  missed: readonly string[]
}

export interface AttentionReason {
  reason: AttentionReasonId
  level: AttentionLevel
  /** Its place among urgent reasons, from 0: see `inOrder`. */
  rank: number
  /** Since when it applies. */
  since: string
  /**
   * The time of the newest result, reading or session it is about: something newer changes it. Of a reading
   * when it reached us or was corrected.
   */
  newest: string
  /** In plain words for the provider. */
  words: string
  advice: string
  action: AttentionAction
}

/** Why a patient needs attention, in the order of `inOrder`; empty where nothing does. */
export function attentionOf(facts: AttentionFacts, now: Date): AttentionReason[] {
  const trends = requestable.flatMap((id) => trendOf(id, facts.results) ?? [])
  const found: Record<AttentionReasonId, Found | undefined> = {
    item_9: itemNine(trends),
    emergency_reading: readingReason('emergency', facts, now),
    today_reading: readingReason('today', facts, now),
    changed_reading: changedReading(facts),
    worse: worse(trends),
    no_improvement: noImprovement(trends, facts),
    missed_sessions: missedSessions(facts),
  }
  const reasons = (Object.keys(attentionRules) as AttentionReasonId[]).flatMap((reason) => {
    const one = found[reason]
    const rule: AttentionRule = attentionRules[reason]
    if (!one) return []
    if (now.getTime() - Date.parse(one.daysFrom ?? one.newest) >= rule.days * day) return []
    const wasSeen = facts.held.some((at) => at > one.newest)
    return [
      {
        reason,
        level: wasSeen ? rule.level_after_session : rule.level,
        rank: one.rank ?? (isOfLastDay(one.newest, now) ? ranks.emergency : ranks.earlier),
        since: one.since,
        newest: one.newest,
        words: one.words,
        advice: rule.advice,
        action: rule.action,
      },
    ]
  })
  return reasons.toSorted(inOrder)
}

type Ordered = Pick<AttentionReason, 'level' | 'rank' | 'since'>

/**
 * By level. Of urgent ones the dangers of the last day come first, a low sugar before all others, then the newest;
 * of the others what applies longest.
 */
export function inOrder(one: Ordered, other: Ordered): number {
  const byLevel = attentionLevels.indexOf(one.level) - attentionLevels.indexOf(other.level)
  const byTime = one.since < other.since ? -1 : Number(one.since > other.since)
  return byLevel || (one.level === 'urgent' ? one.rank - other.rank || -byTime : byTime)
}

function itemNine(trends: readonly Trend[]): Found | undefined {
  const newest = trends.find(({ instrument }) => instrument === 'PHQ-9')?.results.at(-1)
  if (!newest || (newest.answers['PHQ-9']?.[safetyItem] ?? 0) === 0) return undefined
  return {
    since: newest.created_at,
    newest: newest.created_at,
    words: 'PHQ-9 item 9 is above 0.',
  }
}

const isWorseThan = (id: (typeof requestable)[number], score: number, other: number) =>
  instruments[id].is_better_when === 'higher' ? score < other : score > other

/** The cut-off itself is the first score that counts. */
const isAtCutOff = (id: (typeof requestable)[number], score: number) =>
  !isWorseThan(id, attentionCutOffs[id], score)

/** More than chance, or across the cut-off by a few points. */
function isListedAsWorse(id: (typeof requestable)[number], before: number, after: number): boolean {
  if (!isWorseThan(id, after, before)) return false
  const size = Math.abs(after - before)
  const hasCrossed = isAtCutOff(id, after) && !isAtCutOff(id, before)
  return size >= pointsOfWorsening(id) || (hasCrossed && size >= pointsAcrossCutOff)
}

function worse(trends: readonly Trend[]): Found | undefined {
  const changed = trends.flatMap(({ instrument: id, sinceLast, sinceFirst, results: own }) => {
    const change = [sinceLast, sinceFirst].find(
      (one) =>
        // Item 9 has a reason of its own.
        one?.verdict === 'worse' && isListedAsWorse(id, one.before, one.after),
    )
    return change
      ? [{ at: own.at(-1)!.created_at, text: `${id} from ${change.before} to ${change.after}` }]
      : []
  })
  if (changed.length === 0) return undefined
  const times = changed.map(({ at }) => at).toSorted()
  return {
    since: times[0]!,
    newest: times.at(-1)!,
    words: `Worse than before: ${changed.map(({ text }) => text).join(', ')}.`,
  }
}

function noImprovement(trends: readonly Trend[], { held }: AttentionFacts): Found | undefined {
  if (trends.some(({ sinceFirst }) => sinceFirst?.verdict === 'better')) return undefined
  for (const { instrument: id, sinceFirst: change, results: own } of trends) {
    if (!change || !['same', 'changed', 'item 9'].includes(change.verdict)) continue
    if (!isAtCutOff(id, change.before) || !isAtCutOff(id, change.after)) continue
    const newest = own.at(-1)!.created_at
    const sessions = held.filter((at) => at >= change.from && at <= newest).length
    if (sessions < sessionsToImprove) continue
    return {
      since: newest,
      newest,
      words: `No reliable improvement after ${sessions} sessions: ${id} from ${change.before} to ${change.after}.`,
    }
  }
  return undefined
}

function missedSessions({ held, missed }: AttentionFacts): Found | undefined {
  const lastHeld = held.toSorted().at(-1) ?? ''
  const inRow = missed.filter((at) => at > lastHeld).toSorted()
  if (inRow.length < missedInRow) return undefined
  return {
    since: inRow[missedInRow - 1]!,
    newest: inRow.at(-1)!,
    words: `Did not come to ${inRow.length} sessions in a row.`,
  }
}
