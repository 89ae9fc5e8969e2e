import { WaitingBanner as FormWaiting } from '#web/intake/waiting-banner.tsx'
import { WaitingBanner as ReadingsWaiting } from '#web/readings/waiting/waiting-banner.tsx'
import { AlertSender } from '#web/safety/alert-sender.tsx'

/** What sends a waiting intake form, readings and a safety alert, and says that the first two wait. */
export function Outboxes() {
  return (
    <>
      <FormWaiting />
      <ReadingsWaiting />
      <AlertSender />
    </>
  )
}
