import { daysBetween } from '#domain/values/lusaka.ts'
import { dayOf, formatDay, formatTime } from '#web/platform/values/dates.ts'
import type { Group } from './group-order.ts'

/** `Thursday 12 November, 18:00` */
export const timeOf = ({ session_time }: Pick<Group, 'session_time'>) =>
  `${formatDay(session_time)}, ${formatTime(session_time)}`

/** The id of the words that name a group, to which the focus comes when its buttons change. */
export const headingOf = ({ id }: Pick<Group, 'id'>) => `group-${id}`

/** `Now`, `Today`, `Tomorrow`, `In 5 days`. */
export function distanceTo(session_time: string, now: number): string {
  if (Date.parse(session_time) <= now) return 'Now'
  const days = daysBetween(dayOf(now), dayOf(session_time))
  return days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`
}
