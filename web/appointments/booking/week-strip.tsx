import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { bookingDays } from '#domain/appointments/slots.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { formatDay, formatShortDate } from '#web/platform/values/dates.ts'
import { dayAfter, daysBetween } from '#domain/values/lusaka.ts'
import { Icon } from '#web/ui/icon.tsx'
import { statesOfWeek, type Whose } from '../queries.ts'

interface WeekStripProps {
  /** `YYYY-MM-DD`, like `chosen`. */
  today: string
  chosen: string | undefined
  onChoose: (day: string) => void
  /** Whose days are free, full or closed; without it, all look alike. */
  whose?: Whose
}

/** Shown below the date; a screen reader has the same word after it. */
const offWords = { full: 'Full', closed: 'Closed' } as const

const lastWeek = Math.floor(bookingDays / 7)

/** Seven days side by side, from today to 90 days on. */
export function WeekStrip({ today, chosen, onChoose, whose }: WeekStripProps) {
  // The week that the user has moved to, until another day is chosen, here or elsewhere on the
  // page.
  const [leafed, setLeafed] = useState<{ week: number; since: string | undefined }>()
  const weekOfChosen = chosen ? Math.max(0, Math.floor(daysBetween(today, chosen) / 7)) : 0
  const week = leafed?.since === chosen ? (leafed?.week ?? weekOfChosen) : weekOfChosen
  const leaf = (by: number) => setLeafed({ week: week + by, since: chosen })
  const days = Array.from({ length: 7 }, (_, index) => dayAfter(today, week * 7 + index))
  const statusId = useId()
  const ends: Record<number, string> = { 0: 'first', [lastWeek]: 'last' }
  const [first, last] = [days[0]!, days[6]!]
  const { data: states } = useQuery({
    ...statesOfWeek(first, whose ?? { about: 'unsure', provider_id: undefined }),
    enabled: whose !== undefined,
  })
  const off = new Map(
    states?.flatMap(({ day, state }) => (state === 'free' ? [] : [[day, state] as const])),
  )
  return (
    <fieldset className="field">
      <legend className="field-label">Day</legend>
      <div className="week-bar">
        <Button
          variant="quiet"
          aria-disabled={week === 0}
          aria-describedby={statusId}
          onClick={() => week > 0 && leaf(-1)}
        >
          <Icon name="back" />
          <span className="sr-only">Earlier week</span>
        </Button>
        <p role="status" id={statusId}>
          {formatShortDate(first)} to {formatShortDate(last)}
          {ends[week] ? `, the ${ends[week]} days you can book` : ''}
        </p>
        <Button
          variant="quiet"
          aria-disabled={week === lastWeek}
          aria-describedby={statusId}
          onClick={() => week < lastWeek && leaf(1)}
        >
          <span className="sr-only">Later week</span>
          <Icon name="arrow" />
        </Button>
      </div>
      <div className="week">
        {days.map((day) => (
          <label
            className={`week-day${day === today ? ' week-today' : ''}${off.has(day) ? ' week-off' : ''}`}
            key={day}
          >
            <input
              type="radio"
              name="day"
              value={day}
              checked={day === chosen}
              onChange={() => onChoose(day)}
            />
            <span className="sr-only">
              {day === today ? 'Today, ' : ''}
              {formatDay(day)}
              {off.has(day) ? `, ${off.get(day)}` : ''}
            </span>
            <span aria-hidden="true">{formatDay(day).slice(0, 3)}</span>
            <span aria-hidden="true" className="week-date">
              {Number(day.slice(8))}
            </span>
            {off.has(day) ? (
              <span aria-hidden="true" className="week-word">
                {offWords[off.get(day)!]}
              </span>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
