import '#web/safety/safety.css'

import { Main } from '#web/ui/layout/page.tsx'
import { SafetySteps } from '#web/safety/safety-steps.tsx'

/** The safety page by itself: for everyone, logged out and offline as well. */
export function SafetyPage() {
  return (
    <Main>
      <SafetySteps />
    </Main>
  )
}
