import { MessageSender } from '#web/contact/message-sender.tsx'
import { WaitingBanner as FormWaiting } from '#web/intake/waiting-banner.tsx'
import { AnswerSender } from '#web/readings/standing/answer-sender.tsx'
import { WaitingBanner as ReadingsWaiting } from '#web/readings/waiting/waiting-banner.tsx'
import { WaitingBanner as ScreeningsWaiting } from '#web/screening/waiting/waiting-banner.tsx'
import { AlertSender } from '#web/safety/alert/alert-sender.tsx'

/**
 * Sends unsent intake forms, readings, answers to advice, screenings, safety alerts and messages to us. Answers, alerts
 * and messages are not shown here.
 */
export function Senders() {
  return (
    <>
      <FormWaiting />
      <ReadingsWaiting />
      <AnswerSender />
      <ScreeningsWaiting />
      <AlertSender />
      <MessageSender />
    </>
  )
}
