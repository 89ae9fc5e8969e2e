import { type Course, isActive } from '#domain/medications/doses.ts'
import { maxActive } from '#domain/medications/options.ts'
import { Problem } from '#server/platform/problem.ts'

type Days = Pick<Course, 'starts_on' | 'ends_on'>

/**
 * @param active how many medicines the person takes now
 * @param today in Lusaka, `YYYY-MM-DD`
 * @throws Problem 409 where one more that is taken now would be too many
 */
export function requireCapacityFor(course: Days, active: number, today: string): void {
  if (
    active >= maxActive &&
    isActive({ ...course, stopped_at: null, created_at: '', plans: [] }, today)
  )
    throw new Problem(
      409,
      'too_many_medicines',
      `You have ${maxActive} medicines on your list. Stop or delete some before you add another.`,
    )
}

/** @throws Problem 409 where the medicine is over or was stopped */
export function requireTaken(medicine: Course, today: string): void {
  if (!isActive(medicine, today))
    throw new Problem(409, 'medicine_over', 'You no longer take this medicine. Add it again.')
}

/** @throws Problem 422 where the change would reach back before today */
export function requireChangeable(before: Days, after: Days, today: string): void {
  const fields = findChangeIssues(before, after, today)
  if (Object.keys(fields).length > 0)
    throw new Problem(422, 'invalid', 'Please check what you entered.', { fields })
}

function findChangeIssues(before: Days, after: Days, today: string): Record<string, string> {
  const hasBegun = before.starts_on <= today
  if (hasBegun && after.starts_on !== before.starts_on)
    return { starts_on: 'This medicine has started, so its start cannot change.' }
  if (!hasBegun && after.starts_on < today) return { starts_on: 'Choose today or a later day.' }
  if (after.ends_on !== before.ends_on && after.ends_on !== null && after.ends_on < today)
    return { ends_on: 'Choose today or a later day. To stop now, use “Stop taking it”.' }
  return {}
}

/**
 * Requires that a medicine can be deleted: a recorded dose keeps it in the history.
 *
 * @throws Problem 409 where there is a dose
 */
export function requireNoDose(dose: object | undefined): void {
  if (dose)
    throw new Problem(
      409,
      'has_doses',
      'Doses of this medicine are recorded, so it stays in your history. You can stop it.',
    )
}
