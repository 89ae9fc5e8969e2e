import { type ReactNode, useState } from 'react'
import { dayAfter } from '#domain/values/lusaka.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { formatShortDate } from '#web/platform/values/dates.ts'
import { useLazyComponent } from '#web/ui/lazy-component.ts'

const fetchChoice = async () => (await import('./day-choice.tsx')).DayChoice

interface DayBarProps {
  /** `YYYY-MM-DD`, like `today`. */
  day: string
  /** How many are shown. */
  days: 1 | 7
  today: string
  onDay: (day: string) => void
  onDays: (days: 1 | 7) => void
  /** A search has a period of its own. */
  isFixed: boolean
  /** Other tools of the same row. */
  children?: ReactNode
}

/** Which day, or which seven days, the calendar shows. */
export function DayBar({ day, days, today, onDay, onDays, isFixed, children }: DayBarProps) {
  const { Part: DayChoice, bring } = useLazyComponent(fetchChoice, 'The days are not shown')
  const [isChoosing, setChoosing] = useState(false)
  const toggle = async () => setChoosing(!isChoosing && (await bring()))
  const word = days === 1 ? 'day' : 'week'
  return (
    <div className="desk-days">
      <Button variant="quiet" onClick={() => onDay(dayAfter(day, -days))}>
        <Icon name="back" />
        <span className="sr-only">Earlier {word}</span>
      </Button>
      <Button
        variant="quiet"
        className="desk-day"
        aria-expanded={isChoosing}
        data-adds-fields="day"
        onClick={() => void toggle()}
      >
        {formatShortDate(day)}
        <span className="sr-only">, choose another day</span>
      </Button>
      <Button variant="quiet" onClick={() => onDay(dayAfter(day, days))}>
        <span className="sr-only">Later {word}</span>
        <Icon name="arrow" />
      </Button>
      <Button variant="quiet" aria-disabled={day === today} onClick={() => onDay(today)}>
        Today
      </Button>
      {isFixed ? null : (
        <Button
          variant="quiet"
          aria-pressed={days === 7}
          onClick={() => onDays(days === 7 ? 1 : 7)}
        >
          7 days
        </Button>
      )}
      {children}
      {isChoosing && DayChoice ? (
        <DayChoice
          key={day}
          day={day}
          onDay={(chosen) => {
            setChoosing(false)
            onDay(chosen)
          }}
        />
      ) : null}
    </div>
  )
}
