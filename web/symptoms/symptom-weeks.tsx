import type { SymptomEntry } from '#domain/symptoms/schema.ts'
import { countByWeek } from '#domain/symptoms/symptoms.ts'
import { dayOf, formatShortDate } from '#web/platform/values/dates.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { Card } from '#web/ui/layout/page.tsx'

const weeksShown = 6
/** More than these are counted, not drawn. */
const maxMarks = 12

/** The number of logged symptoms in each of the last six weeks. */
export function SymptomWeeks({ entries, now }: { entries: readonly SymptomEntry[]; now: number }) {
  const weeks = countByWeek(
    entries.map(({ felt_at }) => dayOf(felt_at)),
    dayOf(now),
    weeksShown,
  )
  return (
    <Card className="grid content-start gap-4">
      <h2>How often</h2>
      <ol className="grid gap-2">
        {weeks.map(({ week, count }) => (
          <li
            key={week}
            className="grid max-w-none grid-cols-[9rem_minmax(0,1fr)_auto] items-center gap-3"
          >
            <span className="text-muted">
              {formatShortDate(week)} – {formatShortDate(dayAfter(week, 6))}
            </span>
            <span aria-hidden="true" className="flex gap-1">
              {Array.from({ length: Math.min(count, maxMarks) }, (_, mark) => (
                <span
                  key={mark}
                  className="h-3 w-3 rounded-chip bg-copper forced-colors:bg-[CanvasText]"
                />
              ))}
            </span>
            <span>{count === 0 ? 'None' : count === 1 ? 'Once' : `${count} times`}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
