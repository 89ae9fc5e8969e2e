import type { Availability } from '#domain/practice/availability.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { formatDate } from '#web/platform/values/dates.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'

type Days = Availability['days_away']

interface DaysAwayProps {
  days: Days
  onChange: (days: Days) => void
  onAdd: () => void
}

export const namePeriod = ({ first_day, last_day }: Days[number]) =>
  first_day === last_day
    ? formatDate(first_day)
    : `${formatDate(first_day)} to ${formatDate(last_day)}`

/** Leave and holidays, each with a button to remove it. Saved with the rest, by Save. */
export function DaysAway({ days, onChange, onAdd }: DaysAwayProps) {
  return (
    <>
      {days.length > 0 ? (
        <ul className="hours-away">
          {days.map((period, index) => (
            <li key={`${period.first_day}/${period.last_day}/${index}`}>
              {namePeriod(period)}
              <button
                type="button"
                className="link"
                onClick={() => onChange(days.filter((other) => other !== period))}
              >
                Remove
                <VisuallyHidden> {namePeriod(period)}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mb-3 text-muted">None. On these days no one can book you.</p>
      )}
      <Button variant="quiet" data-adds-fields="first_day" onClick={onAdd}>
        Add days away
      </Button>
    </>
  )
}
