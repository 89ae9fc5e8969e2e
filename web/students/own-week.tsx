import { formatDay } from '#web/platform/values/dates.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Card, VisuallyHidden } from '#web/ui/layout/page.tsx'
import type { Entry } from './week-entries.ts'

interface OwnWeekProps {
  /** Seven of them, today first, `YYYY-MM-DD`. */
  days: readonly string[]
  /** By day and time; undefined while they are fetched. */
  entries: readonly Entry[] | undefined
  /** Whether some of them could not be fetched. */
  isPartial: boolean
  /** Fetches those again; undefined where the panel above offers it. */
  onRetry: (() => void) | undefined
}

/** As many as one takes in at a look; the planner has them all. */
const maxShown = 4

/** Seven days with a mark for each entry, and the next few entries as text. */
export function OwnWeek({ days, entries, isPartial, onRetry }: OwnWeekProps) {
  const [today] = days
  const further = (entries?.length ?? 0) - maxShown
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2>Your week</h2>
        <Link to="/time-management" className="link link-alone">
          Plan the week
        </Link>
      </div>
      <ol className="grid grid-cols-7 gap-1 sm:gap-2">
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            isToday={day === today}
            count={entries?.filter((entry) => entry.day === day).length ?? 0}
          />
        ))}
      </ol>
      {entries === undefined ? (
        <Skeleton lines={2} />
      ) : entries.length > 0 ? (
        <ul className="grid content-start gap-2">
          {entries.slice(0, maxShown).map(({ id, day, time, title }) => (
            <li key={id} className="grid max-w-none grid-cols-[6.5rem_minmax(0,1fr)] gap-3">
              <span className="text-muted">
                {day === today ? 'Today' : formatDay(day).slice(0, 3)}
                {time ? `, ${time}` : ''}
              </span>
              <span className="wrap-anywhere">{title}</span>
            </li>
          ))}
          {further > 0 ? <li className="text-muted">{`and ${further} more`}</li> : null}
        </ul>
      ) : isPartial ? null : (
        <p className="text-muted">Nothing is planned for the next seven days.</p>
      )}
      {isPartial ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">Not everything could be fetched.</p>
          {onRetry ? (
            <Button variant="quiet" onClick={onRetry}>
              Try again
            </Button>
          ) : null}
        </div>
      ) : null}
    </Card>
  )
}

function Day({ day, isToday, count }: { day: string; isToday: boolean; count: number }) {
  return (
    <li
      className={`grid justify-items-center rounded-control py-2 text-sm ${isToday ? 'bg-leaf-wash font-bold' : ''}`}
    >
      <VisuallyHidden>
        {formatDay(day)}
        {isToday ? ', today' : ''}: {count === 0 ? 'nothing' : count}
      </VisuallyHidden>
      <span aria-hidden="true" className={isToday ? '' : 'text-muted'}>
        {formatDay(day).slice(0, 3)}
      </span>
      <span aria-hidden="true" className="text-lg font-bold">
        {Number(day.slice(8))}
      </span>
      <span aria-hidden="true" className="flex h-2 items-center gap-1">
        {Array.from({ length: Math.min(count, 3) }, (_, mark) => (
          <span
            key={mark}
            className="size-1.5 rounded-chip bg-copper forced-colors:bg-[CanvasText]"
          />
        ))}
      </span>
    </li>
  )
}
