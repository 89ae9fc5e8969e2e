import { WaitingBanner as FormWaiting } from '#web/intake/waiting-banner.tsx'
import { WaitingBanner as ReadingsWaiting } from '#web/readings/waiting/waiting-banner.tsx'
import { WaitingBanner as ScreeningsWaiting } from '#web/screening/waiting/waiting-banner.tsx'
import { AlertSender } from '#web/safety/alert/alert-sender.tsx'

/**
 * Sends unsent intake forms, readings, screenings and safety alerts; all but the last are shown.
 */
export function Senders() {
  return (
    <>
      <FormWaiting />
      <ReadingsWaiting />
      <ScreeningsWaiting />
      <AlertSender />
    </>
  )
}
