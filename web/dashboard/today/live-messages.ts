import { useLiveMessages } from '#web/messages/live-queries.ts'

/** Shows nothing: the count of unread messages changes as they come. */
export function LiveMessages() {
  useLiveMessages()
  return null
}
