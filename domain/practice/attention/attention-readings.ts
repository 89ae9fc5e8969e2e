import type { Advice } from '../../readings/advice/advice.ts'
import type { AdviceAnswer } from '../../readings/advice/answers.ts'
import { adviceOnBloodPressure } from '../../readings/advice/blood-pressure-advice.ts'
import { adviceOnGlucose, isLowGlucose } from '../../readings/advice/glucose-advice.ts'
import { type Pregnancy, unknownCare } from '../../readings/care.ts'
import { type EnteredGlucose, writtenGlucose } from '../../readings/glucose.ts'
import { type Found, isOfLastDay, ranks } from './found.ts'

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
export function readingReason(
  care: keyof typeof begins,
  { readings }: { readings: readonly SharedReading[] },
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
export function changedReading({
  changes,
}: {
  changes: readonly ReadingChange[]
}): Found | undefined {
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
