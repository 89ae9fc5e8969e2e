import { type Trend, trendOf } from '../../questionnaires/trend.ts'
import { requestable } from '../../questionnaires/schema.ts'
import type { Advice } from '../../readings/advice/advice.ts'
import type { AdviceAnswer } from '../../readings/advice/answers.ts'
import { adviceOnBloodPressure } from '../../readings/advice/blood-pressure-advice.ts'
import { adviceOnGlucose, isLowGlucose } from '../../readings/advice/glucose-advice.ts'
import { type Pregnancy, unknownCare } from '../../readings/care.ts'
import { type EnteredGlucose, writtenGlucose } from '../../readings/glucose.ts'
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

export type SharedReading = {
  created_at: string
  /** When it reached us or was corrected, where that is known; it may have waited on a phone. */
  known_at?: string
  pregnancy: Pregnancy
  /** The newest answer of the patient to the advice on this value. */
  answer?: AdviceAnswer | undefined
  /** Of a low glucose: how many were low in the hour before it. */
  lows?: number
} & ({ systolic: number; diastolic: number; pulse: number | null } | EnteredGlucose)

/** What a reading was, and what it is since a change. */
export interface ReadingChange {
  reading_id: string
  before: SharedReading
  changed_at: string
  /** Null where it is removed. */
  now: SharedReading | null
  /** Whether a provider changed what was entered at a clinic; otherwise the patient did. */
  by_clinic: boolean
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

/** A reason as it is found; its days are counted from `newest`, or from `daysFrom` where that is given. */
interface Found {
  since: string
  newest: string
  daysFrom?: string
  words: string
  rank?: number
}

const day = 24 * 60 * 60 * 1000

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

/** The places of urgent reasons; see `inOrder`. */
const ranks = { lowSugar: 0, emergency: 1, today: 2, earlier: 3 } as const

const isOfLastDay = (at: string, now: Date) => now.getTime() - Date.parse(at) < day

function itemNine(trends: readonly Trend[]): Found | undefined {
  const newest = trends.find(({ instrument }) => instrument === 'PHQ-9')?.results.at(-1)
  if (!newest || (newest.answers['PHQ-9']?.[safetyItem] ?? 0) === 0) return undefined
  return {
    since: newest.created_at,
    newest: newest.created_at,
    words: 'PHQ-9 item 9 is above 0.',
  }
}

/** When it reached us or was corrected. */
const knownAt = ({ known_at, created_at }: SharedReading) => known_at ?? created_at

const byArrival = (one: SharedReading, other: SharedReading) =>
  knownAt(one).localeCompare(knownAt(other)) || one.created_at.localeCompare(other.created_at)

/** What patients answer to the advice, for their provider. */
const answered: Record<AdviceAnswer, string> = {
  wrong: 'The patient says: “It was a wrong reading.”',
  seen: 'The patient says: “I was seen.”',
  on_my_way: 'The patient says: “I am on my way.”',
}

const begins = { emergency: 'Emergency reading', today: 'To be seen today' } as const

/** Readings whose advice is emergency care, or to be seen the same day; the one that arrived last is named. */
function readingReason(
  care: keyof typeof begins,
  { readings }: AttentionFacts,
  now: Date,
): Found | undefined {
  const all = readings.filter((reading) => careOn(reading) === care).toSorted(byArrival)
  const newest = all.at(-1)
  if (!newest) return undefined
  const third = (newest.lows ?? 0) >= 2 ? ', low for the third time within an hour' : ''
  const said = newest.answer ? ` ${answered[newest.answer]}` : ''
  return {
    since: newest.created_at,
    newest: knownAt(newest),
    daysFrom: newest.created_at,
    words: `${begins[care]}: ${written(newest)}${third}.${said}`,
    rank: rankOf(care, all, now),
  }
}

/** A low sugar that is not the newest counts, too. */
function rankOf(care: keyof typeof begins, readings: readonly SharedReading[], now: Date): number {
  const recent = readings.filter(({ created_at }) => isOfLastDay(created_at, now))
  if (recent.length === 0) return ranks.earlier
  if (care === 'today') return ranks.today
  return recent.some((one) => !('systolic' in one) && isLowGlucose(one))
    ? ranks.lowSugar
    : ranks.emergency
}

/** An emergency reading that is none any more: it says so, and does not vanish from the list. */
function changedReading({ changes }: AttentionFacts): Found | undefined {
  const newest = changes
    .filter(({ before, now }) => careOn(before) && !(now && careOn(now)))
    .toSorted((one, other) => one.changed_at.localeCompare(other.changed_at))
    .at(-1)
  if (!newest) return undefined
  const { before, now, changed_at, by_clinic } = newest
  const who = by_clinic ? 'a provider at a clinic' : 'the patient'
  const kind = isEmergency(before) ? 'Emergency reading' : 'Same-day reading'
  const was = `${kind} ${now ? 'corrected' : 'removed'} by ${who}: it was ${written(before)}`
  return {
    since: changed_at,
    newest: changed_at,
    words: now ? `${was}, and is ${written(now)}.` : `${was}.`,
  }
}

/** Whether the advice on this reading is to get emergency care. */
export const isEmergency = (reading: SharedReading): boolean => careOn(reading) === 'emergency'

/** How soon the patient is asked to get care for this reading: at once, the same day, or neither. */
export function careOn(reading: SharedReading): 'emergency' | 'today' | undefined {
  const { level, now, today } = adviceOn(reading)
  if (level === 'emergency' || now) return 'emergency'
  return today ? 'today' : undefined
}

function adviceOn(reading: SharedReading): Advice {
  if ('systolic' in reading) return adviceOnBloodPressure(reading, reading)
  const earlier = Array.from({ length: reading.lows ?? 0 }, () => reading)
  const care = { ...unknownCare, ...pick(reading) }
  return adviceOnGlucose({ ...reading, context: null }, care, 0, { earlier })
}

const pick = ({ pregnancy }: SharedReading) => ({ pregnancy })

function written(reading: SharedReading): string {
  if (!('systolic' in reading)) {
    const { value, unit } = writtenGlucose(reading)
    return `glucose ${value}${unit ? ` ${unit}` : ''}`
  }
  const { systolic, diastolic, pulse } = reading
  return `blood pressure ${systolic}/${diastolic} mmHg${pulse === null ? '' : `, pulse ${pulse}`}`
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
    words: `Missed ${inRow.length} sessions in a row.`,
  }
}
