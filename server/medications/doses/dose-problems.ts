import { latestJustNow } from '#domain/medications/close-doses.ts'
import { type Course, dueAt, findDoseIssues } from '#domain/medications/doses.ts'
import type { DoseRecord } from '#domain/medications/schema.ts'
import { Problem } from '#server/platform/problem.ts'

/** A dose of a medicine: a day and a time of day in Lusaka, `YYYY-MM-DD` and `HH:MM`. */
interface PlannedDose {
  day: string
  time: string
}

/**
 * @param now milliseconds
 * @throws Problem 422 where the dose is not planned, lies in the future or too far back, or was not
 *   taken at such a time
 */
export function requireRecordable(
  medicine: Course,
  dose: PlannedDose,
  said: DoseRecord,
  now: number,
): void {
  const fields = {
    ...findDoseIssues(medicine, dose, now),
    ...findTakingIssues(medicine, dose, said, now),
  }
  if (Object.keys(fields).length > 0)
    throw new Problem(422, 'invalid', 'Please check what you entered.', { fields })
}

/** Why a dose cannot have been taken then, by the field to name. */
function findTakingIssues(
  medicine: Course,
  dose: PlannedDose,
  { outcome, taken_at }: DoseRecord,
  now: number,
): Record<string, string> {
  if (taken_at === undefined)
    return outcome === 'taken_late' && now > latestJustNow(medicine, dose)
      ? { taken_at: 'It is too late for this dose to be taken now. Enter when it was taken.' }
      : {}
  if (outcome === 'missed') return { taken_at: 'A dose that was missed was taken at no time.' }
  const taken = Date.parse(taken_at)
  const day = 24 * 60 * 60 * 1000
  if (taken > now) return { taken_at: 'This cannot lie in the future.' }
  if (Math.abs(taken - dueAt(dose)) > day)
    return { taken_at: 'This is more than a day away from the time of the dose.' }
  return {}
}
