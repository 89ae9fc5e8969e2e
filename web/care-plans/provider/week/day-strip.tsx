import { weekdays } from '#domain/values/weekdays.ts'
import { Icon } from '#web/ui/icon.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'

interface DayStripProps {
  /** The index of the day that is shown. */
  shown: number
  /** How much is planned on each day. */
  counts: readonly number[]
  of: number
  what: string
  /** Whether something on each day is wrong. */
  wrong: readonly boolean[]
  onShow: (day: number) => void
}

/** The days of the week on a phone, where the grid shows one at a time. */
export function DayStrip({ shown, counts, of, what, wrong, onShow }: DayStripProps) {
  return (
    <div className="plan-week-strip" role="group" aria-label="Day">
      {weekdays.map((day, index) => (
        <button
          key={day}
          type="button"
          className={wrong[index] ? 'plan-week-wrong' : undefined}
          aria-pressed={index === shown}
          onClick={() => onShow(index)}
        >
          <span aria-hidden="true">{day.slice(0, 3)}</span>
          <span aria-hidden="true" className="plan-week-strip-count">
            {wrong[index] ? <Icon name="alert" /> : `${counts[index]}/${of}`}
          </span>
          <VisuallyHidden>
            {day}, {counts[index]} of {of} {what}
            {wrong[index] ? ', with an error' : ''}
          </VisuallyHidden>
        </button>
      ))}
    </div>
  )
}
