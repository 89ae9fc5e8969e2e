import { useQuery } from '@tanstack/react-query'
import type { FocusDay } from '#domain/students/focus-schema.ts'
import { dayOf, formatDay } from '#web/platform/values/dates.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { focusDays } from './focus-queries.ts'
import { errorTitles } from '../texts.ts'
import { useFailureToast } from '#web/ui/overlays/failure-toast.ts'
import { QueryView } from '#web/ui/query-view.tsx'

const shownDays = 7

const roundsIn = (count: number) => (count === 1 ? '1 round' : `${count} rounds`)

/** How much of the last seven days went into rounds, each day as a bar and in words. */
export function FocusDays() {
  const today = dayOf(useNow())
  const query = useQuery(focusDays)
  const { error } = query
  useFailureToast(errorTitles.fetchingDays, error)

  return (
    <Card>
      <h2>Your rounds</h2>
      <QueryView
        query={query}
        failed={errorTitles.fetchingDays}
        fallback={<Skeleton lines={shownDays} />}
      >
        {(data) => <Bars days={data} today={today} />}
      </QueryView>
    </Card>
  )
}

function Bars({ days, today }: { days: readonly FocusDay[]; today: string }) {
  const shown = Array.from({ length: shownDays }, (_, index) => {
    const day = dayAfter(today, -index)
    return days.find((one) => one.day === day) ?? { day, rounds: 0, minutes: 0 }
  })
  const max = Math.max(60, ...shown.map(({ minutes }) => minutes))
  const now = shown[0]!
  return (
    <>
      <p className="focus-today">
        {now.rounds > 0
          ? `Today: ${roundsIn(now.rounds)}, ${now.minutes} minutes.`
          : 'No round yet today. Start with a small one.'}
      </p>
      <ul className="focus-bars">
        {shown.map(({ day, rounds, minutes }) => (
          <li key={day}>
            <span className="focus-bar-day">
              {day === today ? 'Today' : formatDay(day).split(' ')[0]}
            </span>
            <svg width="100%" height="12" aria-hidden="true">
              <rect className="focus-bar-ground" width="100%" height="12" rx="6" />
              <rect className="focus-bar" width={`${(100 * minutes) / max}%`} height="12" rx="6" />
            </svg>
            <span className="focus-bar-sum">
              {minutes} min<span className="sr-only">, {roundsIn(rounds)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
