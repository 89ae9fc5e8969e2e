import { useEffect } from 'react'
import { alertOutbox } from '#web/safety/alert/alert-outbox.ts'

/** Sends an alert that an earlier page of this person could not send. Shows nothing. */
export function AlertSender() {
  useEffect(() => alertOutbox.keepSending(), [])
  return null
}
