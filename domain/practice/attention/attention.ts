import { type Trend, trendOf } from '../../questionnaires/trend.ts'
import { requestable } from '../../questionnaires/schema.ts'
import { adviceOnBloodPressure } from '../../readings/advice/blood-pressure-advice.ts'
import { adviceOnGlucose } from '../../readings/advice/glucose-advice.ts'
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

export type SharedReading = { created_at: string; pregnancy: Pregnancy } & (
  | { systolic: number; diastolic: number; pulse: number | null }
  | EnteredGlucose
)

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
  /** Since when it applies. */
  since: string
  /** The time of the newest result, reading or session it is about: something newer changes it. */
  newest: string
  /** In plain words for the provider. */
  words: string
  advice: string
  action: AttentionAction
}

/** A reason as it is found; `newest` is what its days are counted from. */
interface Found {
  since: string
  newest: string
  words: string
}

const day = 24 * 60 * 60 * 1000

/**
 * Why a patient needs attention, the most urgent first, of one level the one that applies longest; empty where
 * nothing does.
 */
export function attentionOf(facts: AttentionFacts, now: Date): AttentionReason[] {
  const trends = requestable.flatMap((id) => trendOf(id, facts.results) ?? [])
  const found: Record<AttentionReasonId, Found | undefined> = {
    item_9: itemNine(trends),
    emergency_reading: emergencyReading(facts),
    changed_reading: changedReading(facts),
    worse: worse(trends),
    no_improvement: noImprovement(trends, facts),
    missed_sessions: missedSessions(facts),
  }
  const reasons = (Object.keys(attentionRules) as AttentionReasonId[]).flatMap((reason) => {
    const one = found[reason]
    const rule: AttentionRule = attentionRules[reason]
    if (!one || now.getTime() - Date.parse(one.newest) >= rule.days * day) return []
    const wasSeen = facts.held.some((at) => at > one.newest)
    return [
      {
        reason,
        level: wasSeen ? rule.level_after_session : rule.level,
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

/** By level, then the longest first. */
export function inOrder(
  one: Pick<AttentionReason, 'level' | 'since'>,
  other: Pick<AttentionReason, 'level' | 'since'>,
): number {
  const byLevel = attentionLevels.indexOf(one.level) - attentionLevels.indexOf(other.level)
  return byLevel || (one.since < other.since ? -1 : Number(one.since > other.since))
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

function emergencyReading({ readings }: AttentionFacts): Found | undefined {
  const newest = readings
    .filter(isEmergency)
    .toSorted((one, other) => one.created_at.localeCompare(other.created_at))
    .at(-1)
  if (!newest) return undefined
  return {
    since: newest.created_at,
    newest: newest.created_at,
    words: `Emergency reading: ${written(newest)}.`,
  }
}

/** An emergency reading that is none any more: it says so, and does not vanish from the list. */
function changedReading({ changes }: AttentionFacts): Found | undefined {
  const newest = changes
    .filter(({ before, now }) => isEmergency(before) && !(now && isEmergency(now)))
    .toSorted((one, other) => one.changed_at.localeCompare(other.changed_at))
    .at(-1)
  if (!newest) return undefined
  const { before, now, changed_at, by_clinic } = newest
  const who = by_clinic ? 'a provider at a clinic' : 'the patient'
  const was = `Emergency reading ${now ? 'corrected' : 'removed'} by ${who}: it was ${written(before)}`
  return {
    since: changed_at,
    newest: changed_at,
    words: now ? `${was}, and is ${written(now)}.` : `${was}.`,
  }
}

/** Whether the advice on this reading is to get emergency care. */
export function isEmergency(reading: SharedReading): boolean {
  const { level } =
    'systolic' in reading
      ? adviceOnBloodPressure(reading, reading)
      : adviceOnGlucose({ ...reading, context: null }, { ...unknownCare, ...pick(reading) })
  return level === 'emergency'
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
