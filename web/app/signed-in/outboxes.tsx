import { WaitingBanner as FormWaiting } from '#web/intake/waiting-banner.tsx'
import { WaitingBanner as ReadingsWaiting } from '#web/readings/waiting/waiting-banner.tsx'
import { WaitingBanner as ScreeningsWaiting } from '#web/screening/waiting-banner.tsx'
import { AlertSender } from '#web/safety/alert-sender.tsx'

/** What sends a waiting intake form, readings, screenings and a safety alert; all but the last are shown. */
export function Outboxes() {
  return (
    <>
      <FormWaiting />
      <ReadingsWaiting />
      <ScreeningsWaiting />
      <AlertSender />
    </>
  )
}
