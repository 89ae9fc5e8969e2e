import { openActions } from '#domain/admin/audit-kinds.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * What an admin sees of an action and its record: as it is, where the allow-list contains it; of
 * anything else no more than that a care record was opened or changed.
 */
export function tellableOf({ action, record_id }: { action: string; record_id: string | null }) {
  if (!Object.hasOwn(openActions, action))
    return {
      action: action.endsWith('.read') ? 'care_record.read' : 'care_record.change',
      record_id: null,
    }
  return { action, record_id: record_id !== null && uuid.test(record_id) ? record_id : null }
}

/** From a time, up to but without another; `-infinity` and `infinity` are no limits. */
export interface TimeSpan {
  from: Date | '-infinity'
  to: Date | 'infinity'
}

/** Months of each step; one more is all that is left. */
const steps = [0, 3, 12]

/**
 * The whole of a search in steps, the newest first, so that a page that is full soon is found in a few
 * partitions: the month of its end, or of now with all that is later, then some months at a time. A step
 * begins with a month in UTC, as partitions do.
 */
export function* stepsBack(limits: Partial<TimeSpan>, now: Date): Generator<TimeSpan> {
  const { from = '-infinity', to = 'infinity' } = limits
  let end = to
  let start = beginningOfMonth(to === 'infinity' || to > now ? now : to)
  for (const months of steps) {
    start = beginningOfMonth(start, months)
    if (from !== '-infinity' && start <= from) break
    yield { from: start, to: end }
    end = start
  }
  yield { from, to: end }
}

/** Beginning of the month of a time, or of one so many months earlier, in UTC. */
function beginningOfMonth(at: Date, earlier = 0): Date {
  const start = new Date(at)
  start.setUTCMonth(start.getUTCMonth() - earlier, 1)
  start.setUTCHours(0, 0, 0, 0)
  return start
}
