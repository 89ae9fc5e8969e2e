import { AccountPart } from '#web/accounts/own-account/account-part.tsx'
import { CalendarFeedPanel } from '#web/accounts/own-account/calendar-feed-panel.tsx'

/** A secret address by which the user's own calendar app shows their appointments. */
export function CalendarPage() {
  return (
    <AccountPart title="Calendar">
      <CalendarFeedPanel />
    </AccountPart>
  )
}
