import { maxOpenTasks } from '#domain/students/planner.ts'
import { findPlaceIssues } from '#domain/students/planner-schema.ts'
import { Problem } from '#server/platform/problem.ts'

/** @throws Problem 409 where one more beside so many open tasks would be too many */
export function requireCapacity(open: number): void {
  if (open >= maxOpenTasks)
    throw new Problem(
      409,
      'too_many_tasks',
      `You have ${maxOpenTasks} open tasks. Finish or delete some before you add another.`,
    )
}

/** @throws Problem 422 where a task cannot be at such a day and time of its week */
export function requirePlace(place: Parameters<typeof findPlaceIssues>[0]): void {
  const fields = findPlaceIssues(place)
  if (Object.keys(fields).length > 0)
    throw new Problem(422, 'invalid', 'Please check what you entered.', { fields })
}
