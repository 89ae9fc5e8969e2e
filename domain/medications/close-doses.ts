import { dayAfter, lusakaClock } from '../values/lusaka.ts'
import {
  atMostOn,
  type Course,
  dosesOn,
  dueAt,
  earliestBefore,
  isSameDose,
  type PlannedDose,
  type RecordedDose,
} from './doses.ts'
import { type Kind, lowersSugar } from './kinds.ts'

/**
 * Doses too close together, and how late a dose can be taken: half of the time to the next dose
 * (Specialist Pharmacy Service of the NHS, advice on missed or delayed doses, 2023). Times are in
 * milliseconds.
 */

/** A recorded dose of any medicine of one person. */
export interface TakenDose extends RecordedDose {
  medicine_id: string
}

const hour = 60 * 60 * 1000
const day = 24 * hour
/** A dose of a week is planned within this many days; one of every 30 days within 30. */
const widestGapOf = ({ plans }: Course) =>
  plans.reduce((widest, { every_days }) => Math.max(widest, every_days ?? 0), 8)
/** Up to this late, a dose can usually be taken at once (Specialist Pharmacy Service). */
export const usuallyFine = 2 * hour
/** Doses of one medicine within this time are close together, unless they are planned so. */
const alwaysClose = 2 * hour
/** How long what to do after a double dose is shown: sulfonylureas act for a day or more. */
export const doubleDoseShown = day

/** The time from a dose to the next one planned (or, with -1, from the one before it); undefined where none is. */
function gapFrom(course: Course, dose: PlannedDose, towards: 1 | -1): number | undefined {
  const most = atMostOn(course, dose.day)
  // Taken as needed, doses are planned as far apart as their most of a day allows.
  if (most !== undefined) return day / most
  const at = dueAt(dose)
  const widest = widestGapOf(course)
  for (let days = 0; days <= widest; days += 1) {
    const gaps = dosesOn(course, dayAfter(dose.day, days * towards))
      .map((other) => (dueAt(other) - at) * towards)
      .filter((gap) => gap > 0)
    if (gaps.length > 0) return Math.min(...gaps)
  }
  return undefined
}

/** Until when a dose can be "taken just now": half of the time to the next dose, at most a day later. */
export function latestJustNow(course: Course, dose: PlannedDose): number {
  const gap = gapFrom(course, dose, 1) ?? gapFrom(course, dose, -1) ?? day
  return dueAt(dose) + Math.min(gap / 2, day)
}

/**
 * How close two doses around this one are too close: less than half of the planned time between them,
 * less what a dose can be recorded before its time; where doses are planned close together, less than
 * half of that.
 */
function closeWithin(course: Course, dose: PlannedDose): number {
  const gap = Math.min(gapFrom(course, dose, 1) ?? day, gapFrom(course, dose, -1) ?? day)
  return Math.max(gap / 2 - earliestBefore, Math.min(gap / 2, alwaysClose))
}

/**
 * The other dose that was taken too close to this one, if there is one.
 *
 * @param recorded doses of the same medicine, also where it is on the list twice
 */
export function takenClose<Dose extends TakenDose>(
  course: Course,
  recorded: readonly Dose[],
  dose: TakenDose,
): Dose | undefined {
  const at = dose.taken_at
  if (at === null) return undefined
  const within = closeWithin(course, dose)
  return recorded.find(
    (other) =>
      other.taken_at !== null &&
      !(other.medicine_id === dose.medicine_id && isSameDose(other, dose)) &&
      Math.abs(Date.parse(other.taken_at) - Date.parse(at)) < within,
  )
}

/** The last two doses that were taken too close together within the last day; undefined where none were. */
export function doubleDose<Dose extends TakenDose>(
  course: Course,
  recorded: readonly Dose[],
  now: number,
): [Dose, Dose] | undefined {
  const recent = recorded
    .filter(({ taken_at }) => taken_at !== null && now - Date.parse(taken_at) < doubleDoseShown)
    .toSorted((one, other) => (one.taken_at! < other.taken_at! ? 1 : -1))
  for (const dose of recent) {
    const other = takenClose(course, recorded, dose)
    if (other) return [other, dose]
  }
  return undefined
}

/**
 * The doses of the last 24 hours of a medicine taken as needed, where they are more than its most of a day,
 * or would be with one more; undefined where they are not.
 *
 * @param more 1 before another dose is taken, 0 afterwards
 */
export function moreThanMost<Dose extends TakenDose>(
  course: Course,
  recorded: readonly Dose[],
  now: number,
  more: 0 | 1,
): { most: number; taken: Dose[] } | undefined {
  const most = atMostOn(course, lusakaClock(new Date(now)).day)
  if (most === undefined) return undefined
  const taken = recorded.filter(
    ({ taken_at }) => taken_at !== null && Math.abs(now - Date.parse(taken_at)) < day,
  )
  return taken.length + more > most ? { most, taken } : undefined
}

export const neverDouble = 'Never take two doses to make up for one.'
const askToday = 'Ask your clinic or a pharmacist today what to do about this late dose.'

/** What to say about a dose that is late. Insulin and sulfonylureas without a meal lower the sugar too far. */
export function lateAdvice(kind: Kind, course: Course, dose: PlannedDose, now: number): string {
  if (lowersSugar(kind)) return `${askToday} ${neverDouble}`
  const late = now - dueAt(dose)
  if (late <= usuallyFine && now <= latestJustNow(course, dose))
    return `Less than 2 hours late: you can usually take it now. ${neverDouble}`
  if (kind !== 'other') return `${askToday} ${neverDouble}`
  return now <= latestJustNow(course, dose)
    ? `You can usually take it now. Take the next dose at its usual time. ${neverDouble}`
    : `It is too late for this dose. Take the next dose at its usual time. ${neverDouble}`
}

/** What to do after two doses close together; the emergency number is called with the first. */
export function afterDoubleDose(kind: Kind): {
  level: 'emergency' | 'clinician'
  lines: readonly string[]
} {
  return lowersSugar(kind)
    ? {
        level: 'emergency',
        lines: [
          'Take sugar now: 1 tablespoon of sugar or honey in water, or a glass of a sweet drink.',
          'Measure your sugar now, and again in 15 minutes.',
          'Ask someone to stay with you. Do not drive.',
          'Go to a clinic or hospital now, also if you feel well. Your sugar can fall for a day or more.',
          'With fits, confusion or drowsiness, call 112. Give nothing by mouth.',
        ],
      }
    : {
        level: 'clinician',
        lines: [
          'Go to a clinic or ask a pharmacist now. Take the package with you.',
          'Do not skip or take another dose before you have asked. Do not make yourself vomit.',
          'If you faint, are very drowsy or short of breath, go to a hospital or call 112.',
        ],
      }
}
