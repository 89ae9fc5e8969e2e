import { boxes } from '#domain/students/planner.ts'
import type { PlannerTask } from '#domain/students/planner-schema.ts'
import { daysOfWeek, weekOf, weeksAfter } from '#domain/students/week.ts'
import { formatDay, formatShortDate } from '#web/platform/values/dates.ts'
import { someTime } from '../texts.ts'

type Place = Pick<PlannerTask, 'week' | 'day'>

/** A place as the choice of a form: a day, or a week and no day of it. */
export const placeValue = ({ week, day }: Place) => day ?? `week ${week}`

export function placeOfValue(value: string): Place {
  const week = /^week (.+)$/.exec(value)?.[1]
  return week ? { week, day: null } : { week: weekOf(value), day: value }
}

/** Where a task of this week can go: its days, the week as such, and the week after. */
export function placesOf(week: string) {
  const next = weeksAfter(week, 1)
  return [
    { value: placeValue({ week, day: null }), label: someTime },
    ...daysOfWeek(week).map((day) => ({
      value: day,
      label: `${formatDay(day).split(' ')[0]} ${formatShortDate(day)}`,
    })),
    { value: placeValue({ week: next, day: null }), label: 'The week after' },
  ]
}

/** A place in words: `Thursday 26 November`, `some time this week`, `week of 23 Nov`. */
export function placeLabels({ week, day }: Place, shown: string): string {
  if (day) return formatDay(day)
  return week === shown ? someTime.toLowerCase() : `week of ${formatShortDate(week)}`
}

export const labelOfBox = (key: PlannerTask['box']) =>
  boxes.find((box) => box.key === key)?.label ?? 'Not sorted yet'
