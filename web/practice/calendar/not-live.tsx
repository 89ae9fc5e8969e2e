import type { LiveCalendarState } from '#web/platform/signed-in/follow-calendar.ts'
import { Button } from '#web/ui/actions/button.tsx'

/** That a page does not follow the calendar any more, and a way to see what is so now; nothing while it does. */
export function NotLive({ isLive, refresh }: LiveCalendarState) {
  return (
    <div role="status">
      {isLive ? null : (
        <Button variant="quiet" onClick={refresh}>
          Not live, press to refresh
        </Button>
      )}
    </div>
  )
}
