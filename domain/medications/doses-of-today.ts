import { dayAfter, lusakaClock } from '../values/lusaka.ts'
import { latestJustNow } from './close-doses.ts'
import {
  type Course,
  dosesOn,
  dueAt,
  isSameDose,
  overdueAfter,
  type PlannedDose,
  type RecordedDose,
} from './doses.ts'
import type { Outcome } from './options.ts'

/** What is recorded of a dose, as far as its place in a day depends on it. */
type Recorded = Pick<RecordedDose, 'day' | 'time' | 'outcome'> & { recorded_at: string | Date }

/**
 * Whether a dose of yesterday is still for today: midnight does not end it. It stays until it is too late
 * to take it, also where it was recorded after midnight, so that this can be undone.
 *
 * @param now milliseconds
 */
export function isStillForToday(
  course: Course,
  dose: PlannedDose,
  recorded: Pick<Recorded, 'recorded_at'> | undefined,
  now: number,
): boolean {
  if (now > latestJustNow(course, dose)) return false
  const { day: today } = lusakaClock(new Date(now))
  return !recorded || lusakaClock(new Date(recorded.recorded_at)).day === today
}

/** Whether a dose was due before its medicine was written down: it may have been taken. */
export const isBeforeWritten = (course: Course, dose: PlannedDose): boolean =>
  dueAt(dose) < new Date(course.created_at).getTime()

/**
 * The doses planned for today and those of yesterday that can still be taken, with their outcome where one
 * is recorded. A dose that was overdue when its medicine was written down is left out until it is recorded:
 * it may have been taken.
 */
export function dosesOfToday<Of extends Course & { id: string }>(
  medicines: readonly Of[],
  recorded: readonly (Recorded & { medicine_id: string })[],
  now: number,
): (PlannedDose & { medicine: Of; outcome: Outcome | null })[] {
  const { day: today } = lusakaClock(new Date(now))
  return medicines.flatMap((medicine) =>
    [dayAfter(today, -1), today].flatMap((day) =>
      dosesOn(medicine, day).flatMap((dose) => {
        const known = recorded.find(
          (one) => one.medicine_id === medicine.id && isSameDose(one, dose),
        )
        const wasLate = dueAt(dose) + overdueAfter < new Date(medicine.created_at).getTime()
        const isOver = day !== today && !isStillForToday(medicine, dose, known, now)
        return isOver || (wasLate && !known)
          ? []
          : [{ ...dose, medicine, outcome: known?.outcome ?? null }]
      }),
    ),
  )
}
