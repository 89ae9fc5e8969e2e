import { OwnDayWaits } from '../day-waits/own-day-waits.tsx'
import { OwnCovers } from './own-covers.tsx'
import { OwnReferrals } from './own-referrals.tsx'

/** What is above the appointments of a person: held times, who covers for their provider, and referrals. */
export function CareNotices() {
  return (
    <>
      <OwnDayWaits />
      <OwnCovers />
      <OwnReferrals />
    </>
  )
}
