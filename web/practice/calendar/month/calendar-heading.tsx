import { Button } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const views = ['month', 'week'] as const
export type CalendarView = (typeof views)[number]

interface CalendarHeadingProps {
  id: string
  title: string
  view: CalendarView
  /** The screen is wide enough to choose. */
  hasViews: boolean
  onShow: (view: CalendarView) => void
  onToday: () => void
  onTurn: (count: number) => void
}

/** The month or week that is shown, and the ways to another one. */
export function CalendarHeading(props: CalendarHeadingProps) {
  const { id, title, view, hasViews, onShow, onToday, onTurn } = props
  return (
    <div className="calendar-heading">
      <h2 id={id} aria-live="polite">
        {title}
      </h2>
      <div className="calendar-turns">
        {hasViews ? (
          <div className="calendar-views" role="group" aria-label="View">
            {views.map((one) => (
              <button
                key={one}
                type="button"
                className="calendar-view"
                aria-pressed={one === view}
                onClick={() => onShow(one)}
              >
                {one === 'month' ? 'Month' : 'Week'}
              </button>
            ))}
          </div>
        ) : null}
        <Button variant="quiet" onClick={onToday}>
          Today
        </Button>
        <button
          type="button"
          className="icon-button"
          aria-label={`Previous ${view}`}
          onClick={() => onTurn(-1)}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={`Next ${view}`}
          onClick={() => onTurn(1)}
        >
          <Icon name="arrow" />
        </button>
      </div>
    </div>
  )
}
