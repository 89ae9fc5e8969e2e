import type { BookMonth } from '#domain/admin/months.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { formatMonth } from '#web/platform/values/month-name.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'

interface MonthListProps {
  months: readonly BookMonth[]
  /** `YYYY-MM`: it is not over, so it cannot be closed. */
  thisMonth: string
  onStep: (month: BookMonth) => void
}

/** Which months of the books are closed, by whom; and the next step of each. */
export function MonthList({ months, thisMonth, onStep }: MonthListProps) {
  return (
    <ul aria-label="Months" className="grid max-w-3xl">
      {months.map((one) => (
        <li
          key={one.month}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline py-4"
        >
          <p className="flex-1 wrap-anywhere">
            <strong>{formatMonth(one.month)}</strong>
            {': '}
            {one.month === thisMonth ? 'open, not over' : one.is_closed ? 'closed' : 'open'}
            {one.made_at ? (
              <span className="block text-muted">
                {formatDateTime(one.made_at)},{' '}
                <span translate="no">{one.made_by_name ?? 'a former admin'}</span>
                {one.reason ? (
                  <>
                    {': '}
                    <span translate="no">{one.reason}</span>
                  </>
                ) : null}
              </span>
            ) : null}
            {one.open_tills > 0 ? (
              <span className="block font-bold">Tills that are not closed: {one.open_tills}</span>
            ) : null}
          </p>
          {one.month === thisMonth ? null : (
            <Button
              variant="quiet"
              data-adds-fields={one.is_closed ? 'reason' : 'password'}
              data-of={one.month}
              onClick={() => onStep(one)}
            >
              {one.is_closed ? 'Open again' : 'Close'}
              <VisuallyHidden> {formatMonth(one.month)}</VisuallyHidden>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
