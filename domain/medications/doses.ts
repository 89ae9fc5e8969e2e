import { dayAfter, daysBetween, instantAt, lusakaClock } from '../values/lusaka.ts'
import { weekdays } from '../values/weekdays.ts'
import { maxEveryDays, type Outcome } from './options.ts'

/** How a medicine is taken from a day (`YYYY-MM-DD`) on, until the next plan begins. */
export interface DosePlan {
  from_day: string
  /** `HH:MM` in Lusaka. */
  times: readonly string[]
  /** Weekdays by name. */
  days: readonly string[]
  /** Every so many days instead of by weekdays. */
  every_days?: number | null | undefined
  /** As needed, at most so many times a day; there are no times then. */
  at_most?: number | null | undefined
}

/**
 * A medicine over time, as far as its doses follow from it. Days are `YYYY-MM-DD`; instants are ISO 8601
 * text in the browser and dates on the server.
 */
export interface Course {
  starts_on: string
  ends_on: string | null
  stopped_at: string | Date | null
  created_at: string | Date
  plans: readonly DosePlan[]
}

/** A planned dose, by the clock in Lusaka. */
export interface PlannedDose {
  day: string
  time: string
}

/** What became of a planned dose. */
export interface RecordedDose extends PlannedDose {
  outcome: Outcome
  taken_at: string | null
}

const minute = 60 * 1000

/** How early a dose can be recorded, and how many days later still. */
export const earliestBefore = 30 * minute
export const latestDays = 14
/** From when on an unrecorded dose is called overdue. */
export const overdueAfter = 60 * minute
/** The instant at which a dose is due, in milliseconds. */
export const dueAt = ({ day, time }: PlannedDose): number => instantAt(day, time).getTime()

const weekdayOf = (day: string) => weekdays[(new Date(`${day}T12:00Z`).getUTCDay() + 6) % 7]!

/** The plan in force on a day; undefined before the first. */
export function planOn<Plan extends DosePlan>(
  { plans }: { plans: readonly Plan[] },
  day: string,
): Plan | undefined {
  return plans
    .filter(({ from_day }) => from_day <= day)
    .reduce<Plan | undefined>(
      (last, plan) => (last && last.from_day > plan.from_day ? last : plan),
      undefined,
    )
}

/** The first day of a rhythm of some days: changes of another kind do not shift it. */
function rhythmStart<Plan extends DosePlan>({ plans }: { plans: readonly Plan[] }, plan: Plan) {
  const before = plans
    .filter(({ from_day }) => from_day <= plan.from_day)
    .toSorted((one, other) => (one.from_day < other.from_day ? 1 : -1))
  const broken = before.findIndex(({ every_days }) => every_days !== plan.every_days)
  return before[(broken === -1 ? before.length : broken) - 1]!.from_day
}

function isDoseDay(course: Course, plan: DosePlan, day: string): boolean {
  return plan.every_days
    ? daysBetween(rhythmStart(course, plan), day) % plan.every_days === 0
    : plan.days.includes(weekdayOf(day))
}

/** The most times a day on this day of a medicine that is taken as needed; undefined for any other. */
export const atMostOn = (course: Course, day: string): number | undefined =>
  planOn(course, day)?.at_most ?? undefined

/** The doses planned for a day, in its order: none as needed, none before the start, after the end, or once stopped. */
export function dosesOn(course: Course, day: string): PlannedDose[] {
  const { starts_on, ends_on, stopped_at } = course
  if (day < starts_on || (ends_on !== null && day > ends_on)) return []
  const plan = planOn(course, day)
  if (!plan || !isDoseDay(course, plan, day)) return []
  return plan.times
    .toSorted()
    .map((time) => ({ day, time }))
    .filter((dose) => stopped_at === null || dueAt(dose) < new Date(stopped_at).getTime())
}

/** The first day from this one on with a planned dose; undefined where there is none in 90 days, the longest rhythm. */
export function nextDoseDay(course: Course, today: string): string | undefined {
  for (let days = 0; days <= maxEveryDays; days += 1) {
    const day = dayAfter(today, days)
    if (dosesOn(course, day).length > 0) return day
  }
  return undefined
}

/** Whether a medicine is taken now or will be: neither stopped nor ended. */
export function isActive({ stopped_at, ends_on }: Course, today: string): boolean {
  return stopped_at === null && (ends_on === null || ends_on >= today)
}

/**
 * From which day a change of the plan counts: today while nothing of today has come or been recorded,
 * otherwise tomorrow, so that what was planned and done stays as it was.
 *
 * @param recorded the doses of this medicine that were recorded
 */
export function changeCountsFrom(
  course: Course,
  recorded: readonly PlannedDose[],
  now: number,
): string {
  const { day: today } = lusakaClock(new Date(now))
  if (course.starts_on > today) return course.starts_on
  const hasBegun =
    recorded.some(({ day }) => day === today) ||
    dosesOn(course, today).some((dose) => dueAt(dose) <= now)
  return hasBegun ? dayAfter(today, 1) : today
}

/** Why a dose cannot be recorded, by the field to name; nothing where it can. */
export function findDoseIssues(
  course: Course,
  dose: PlannedDose,
  now: number,
): Record<string, string> {
  const { day: today } = lusakaClock(new Date(now))
  if (dose.day < course.starts_on) return { day: 'This medicine had not started on that day.' }
  if (dose.day < dayAfter(today, -latestDays))
    return { day: `A dose can be recorded up to ${latestDays} days later.` }
  if (atMostOn(course, dose.day) !== undefined) return findNeededIssues(course, dose, now)
  if (!dosesOn(course, dose.day).some(({ time }) => time === dose.time))
    return { time: 'This medicine is not planned for that time.' }
  if (dueAt(dose) - now > earliestBefore)
    return { time: 'A dose can be recorded from 30 minutes before its time.' }
  return {}
}

/** A dose as needed is recorded at the time it was taken, while the medicine is taken. */
function findNeededIssues(
  { ends_on, stopped_at }: Course,
  dose: PlannedDose,
  now: number,
): Record<string, string> {
  const at = dueAt(dose)
  if (ends_on !== null && dose.day > ends_on) return { day: 'This medicine had ended on that day.' }
  if (stopped_at !== null && at >= new Date(stopped_at).getTime())
    return { time: 'This medicine was stopped before that time.' }
  return at > now ? { time: 'This cannot lie in the future.' } : {}
}

export type DoseState = Outcome | 'later' | 'due' | 'overdue'

/** The status of a dose at an instant: as recorded, or how near its time is. */
export function stateOfDose(
  dose: PlannedDose,
  recorded: RecordedDose | undefined,
  now: number,
): DoseState {
  if (recorded) return recorded.outcome
  const late = now - dueAt(dose)
  return late > overdueAfter ? 'overdue' : late >= -earliestBefore ? 'due' : 'later'
}

export const isSameDose = (one: PlannedDose, other: PlannedDose) =>
  one.day === other.day && one.time === other.time

/** How many of the planned doses were taken, early or late, and how many were missed as far as is known. */
export interface Counted {
  taken: number
  missed: number
  planned: number
}

export const sumOf = (counts: readonly Counted[]): Counted => ({
  taken: counts.reduce((sum, { taken }) => sum + taken, 0),
  missed: counts.reduce((sum, { missed }) => sum + missed, 0),
  planned: counts.reduce((sum, { planned }) => sum + planned, 0),
})

/**
 * The count of one day. Doses of before the medicine was written down here count where they were
 * recorded alone, and one that may still be taken in time does not count yet.
 */
export function countTakenOn(
  course: Course,
  recorded: readonly RecordedDose[],
  day: string,
  now: number,
): Counted {
  const written = new Date(course.created_at).getTime()
  const counted = dosesOn(course, day)
    .map((dose) => ({ dose, known: recorded.find((one) => isSameDose(one, dose)) }))
    .filter(
      ({ dose, known }) => known || (dueAt(dose) >= written && now - dueAt(dose) > overdueAfter),
    )
  const missed = counted.filter(({ known }) => known?.outcome === 'missed').length
  const known = counted.filter((one) => one.known).length
  return { taken: known - missed, missed, planned: counted.length }
}

/** The last so many days up to now, oldest first, as `YYYY-MM-DD` in Lusaka. */
export function lastDays(count: number, now: number): string[] {
  const { day: today } = lusakaClock(new Date(now))
  return Array.from({ length: count }, (_, place) => dayAfter(today, place + 1 - count))
}

/**
 * When a dose was taken, in milliseconds, where the person does not say: at its time or now,
 * whichever came first, and for one taken late, now.
 */
export function takenAtOf(dose: PlannedDose, outcome: Outcome, now: number): number | null {
  if (outcome === 'missed') return null
  const late = now - dueAt(dose) > overdueAfter
  return outcome === 'taken' && late ? dueAt(dose) : now
}
