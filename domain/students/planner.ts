/** Tasks that one person may have open at a time, over all weeks. */
export const maxOpenTasks = 200
export const longestTitle = 200

/** The four-box list: what to do with a task by whether it is important, and whether it is urgent. */
export const boxes = [
  { key: 'do_now', label: 'Do now', detail: 'Important and urgent' },
  { key: 'plan', label: 'Plan', detail: 'Important, not urgent' },
  { key: 'make_small', label: 'Hand over or make small', detail: 'Urgent, not important' },
  { key: 'leave', label: 'Leave', detail: 'Neither important nor urgent' },
] as const
export type Box = (typeof boxes)[number]['key']

/** What decides the place of a task in its list. */
interface Placed {
  day: string | null
  starts_at: string | null
  created_at: string
}

/** In the order of a day: by time, then as they were written; a task without a time comes last. */
export function byTime(one: Placed, other: Placed): number {
  const keyOf = ({ day, starts_at, created_at }: Placed) =>
    [day ?? '9999', starts_at ?? '99', created_at].join(' ')
  return keyOf(one) < keyOf(other) ? -1 : 1
}
