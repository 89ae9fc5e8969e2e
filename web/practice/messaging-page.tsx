import '#web/practice/practice.css'

import { HandsAroundCup } from '#web/ui/drawings/hands-around-cup.tsx'
import { ComingSoon } from './coming-soon.tsx'

/** Stands where messages will be (spec section 2). */
export function MessagingPage() {
  return (
    <ComingSoon
      title="Secure Messaging"
      drawing={<HandsAroundCup width={320} />}
      text="You and your patients will write to each other here, in confidence."
      meanwhile="Until then you speak at the appointment: by video, by phone or in person."
      to="/patient-management"
      action="See my patients"
    />
  )
}
