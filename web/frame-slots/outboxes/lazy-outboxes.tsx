import { useState } from 'react'
import { Lazy } from '#web/platform/lazy.tsx'
import { isStored } from '#web/frame-slots/outboxes/stored.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'

async function fetchSenders() {
  // Needed at logout, before the entries are sent.
  import('./unsent-dialog.tsx').catch(() => undefined)
  return (await import('#web/frame-slots/outboxes/senders.tsx')).Senders
}

/**
 * The outboxes, for the few users who have an unsent form, reading or screening in this browser.
 */
export function LazyOutboxes() {
  const [isAnyUsed] = useState(
    // A sent form leaves no user id in the list.
    () =>
      isStored(outboxKeys.readings) ||
      isStored(outboxKeys.screenings) ||
      isStored(outboxKeys.alerts) ||
      localStorage.getItem(outboxKeys.forms)?.includes('userId'),
  )
  return isAnyUsed ? <Lazy load={fetchSenders} props={{}} /> : null
}
