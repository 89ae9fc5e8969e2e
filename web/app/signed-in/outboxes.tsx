import { WaitingBanner as FormWaiting } from '#web/intake/waiting-banner.tsx'
import { WaitingBanner as ReadingsWaiting } from '#web/readings/waiting/waiting-banner.tsx'

/** What sends a waiting intake form and readings, and says that they wait. */
export function Outboxes() {
  return (
    <>
      <FormWaiting />
      <ReadingsWaiting />
    </>
  )
}
