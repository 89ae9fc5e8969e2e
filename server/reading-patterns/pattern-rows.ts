import { minForAverage, partsOfDay } from '#domain/readings/report.ts'
import type { Figure, Patterns } from '#domain/readings/patterns/schema.ts'

/** The groups of a period with their figures, as the files of patterns list them. */
export function groupsOf({ now, before, morning, evening, weekdays, doses }: Patterns): Group[] {
  return [
    { part: 'This period', ...now },
    { part: 'The period before', ...before },
    { part: `Morning, ${hours(partsOfDay.morning)}`, ...morning },
    { part: `Evening, ${hours(partsOfDay.evening)}`, ...evening },
    ...weekdays.map(({ weekday, ...figure }) => ({ part: weekday, ...figure })),
    ...(doses
      ? [
          { part: 'Within 24 hours after a missed dose', ...doses.missed },
          { part: 'Within 24 hours after doses that were taken', ...doses.taken },
        ]
      : []),
  ]
}

interface Group extends Figure {
  part: string
  /** Readings within the target: only of a whole period. */
  within?: number
}

const hours = ({ from, to }: { from: number; to: number }) =>
  `${String(from).padStart(2, '0')}:00 to ${to}:00`

export const tooFew = `fewer than ${minForAverage} readings: no average`
