import { useEffect } from 'react'
import { untilRead } from '#web/platform/calls/kept/kept-lists.ts'
import { alertOutbox } from '#web/safety/alert/alert-outbox.ts'

/** Sends an alert that an earlier page of this person could not send. Shows nothing. */
export function AlertSender() {
  useEffect(() => {
    alertOutbox.keepSending()
    // What is locked can be read a moment later.
    void untilRead().then(() => alertOutbox.keepSending())
  }, [])
  return null
}
