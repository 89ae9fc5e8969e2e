import { OwnCovers } from './own-covers.tsx'
import { OwnReferrals } from './own-referrals.tsx'

/** What is above the appointments of a person: who covers for their provider, and referrals. */
export function CareNotices() {
  return (
    <>
      <OwnCovers />
      <OwnReferrals />
    </>
  )
}
