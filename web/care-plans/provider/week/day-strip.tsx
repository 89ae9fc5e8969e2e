import { weekdays } from '#domain/values/weekdays.ts'
import { Unseen } from '#web/ui/layout/page.tsx'

interface DayStripProps {
  /** The index of the day that is shown. */
  shown: number
  /** How much is planned on each day. */
  counts: readonly number[]
  of: number
  what: string
  onShow: (day: number) => void
}

/** The days of the week on a phone, where the grid shows one at a time. */
export function DayStrip({ shown, counts, of, what, onShow }: DayStripProps) {
  return (
    <div className="plan-week-strip" role="group" aria-label="Day">
      {weekdays.map((day, index) => (
        <button
          key={day}
          type="button"
          aria-pressed={index === shown}
          onClick={() => onShow(index)}
        >
          <span aria-hidden="true">{day.slice(0, 3)}</span>
          <span aria-hidden="true" className="plan-week-strip-count">
            {counts[index]}/{of}
          </span>
          <Unseen>
            {day}, {counts[index]} of {of} {what}
          </Unseen>
        </button>
      ))}
    </div>
  )
}
