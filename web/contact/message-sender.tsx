import { useOutboxSending } from '#web/platform/calls/use-outbox.ts'
import { messageOutbox } from './outbox.ts'

/** Shows nothing: it sends the messages to us that wait for this user, on any page. */
export function MessageSender() {
  useOutboxSending(messageOutbox)
  return null
}
