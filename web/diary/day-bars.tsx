import { formatDay } from '#web/platform/values/dates.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'

interface DayBarsProps {
  /** The title of the chart, for example "Carbohydrate by day". */
  title: string
  /** "g", "min" */
  unit: string
  /** `YYYY-MM-DD`, the last of the seven days. */
  today: string
  /** The sums by day, for days that have one. */
  values: ReadonlyMap<string, number>
}

/** The last seven days as columns, each with its number above and its day beneath. */
export function DayBars({ title, unit, today, values }: DayBarsProps) {
  const days = Array.from({ length: 7 }, (_, index) => dayAfter(today, index - 6))
  const max = Math.max(...days.map((day) => values.get(day) ?? 0), 1)
  return (
    <figure className="grid gap-3">
      <figcaption className="flex justify-between gap-4">
        <span className="font-bold">{title}</span>
        <span className="text-muted">{unit}</span>
      </figcaption>
      <ol className="grid grid-cols-7 items-end gap-2 text-center text-sm">
        {days.map((day) => {
          const value = values.get(day)
          const [weekday = ''] = formatDay(day).split(' ')
          return (
            <li key={day} className={`grid gap-1 ${day === today ? 'font-bold' : ''}`}>
              <span>
                {value ?? <span aria-hidden="true">–</span>}
                {value === undefined ? <VisuallyHidden>nothing</VisuallyHidden> : null}
              </span>
              <span className="flex h-24 items-end border-b border-edge" aria-hidden="true">
                <span
                  className="w-full rounded-t-control bg-leaf forced-colors:bg-[CanvasText]"
                  style={{ height: `${((value ?? 0) / max) * 100}%` }}
                />
              </span>
              <span className={day === today ? '' : 'text-muted'}>
                <span aria-hidden="true">{weekday.slice(0, 3)}</span>
                <VisuallyHidden>{formatDay(day)}</VisuallyHidden>
              </span>
            </li>
          )
        })}
      </ol>
    </figure>
  )
}

/** The sum of so many days up to a day, it included. */
export function sumOfDays(values: ReadonlyMap<string, number>, last: string, days: number): number {
  return Array.from({ length: days }, (_, ago) => values.get(dayAfter(last, -ago)) ?? 0).reduce(
    (sum, value) => sum + value,
    0,
  )
}
