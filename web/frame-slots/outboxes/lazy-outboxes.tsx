import { useEffect, useState } from 'react'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { isAnyKept } from '#web/platform/calls/kept/kept-prefix.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { deviceStore, tabStore } from '#web/platform/browser/stores.ts'
import { whenIdle } from '#web/platform/browser/idle.ts'

async function fetchSenders() {
  // Needed at logout, before the entries are sent.
  import('./unsent-dialog.tsx').catch(() => undefined)
  return (await import('#web/frame-slots/outboxes/senders.tsx')).Senders
}

const loadKept = loadOnce(() => import('#web/platform/calls/kept/kept-lists.ts'))

/** Once the browser is idle: what is entered offline later is locked with them. */
function holdKeysLater() {
  const hold = () =>
    void loadKept()
      .then(({ untilRead }) => untilRead())
      .catch(() => undefined)
  whenIdle(hold, 3000, 0)
}

/**
 * The outboxes, for the few users who have an unsent form, reading or screening in this browser.
 *
 * @param props.isClient others enter nothing offline
 */
export function LazyOutboxes({ isClient }: { isClient: boolean }) {
  const [isAnyUsed] = useState(
    // What was sent of a form or a message leaves no user id in the list.
    () =>
      isAnyKept() ||
      Object.values(outboxKeys).some((key) =>
        [tabStore(), deviceStore()].some((store) => /user_?id/i.test(store.getItem(key) ?? '')),
      ),
  )
  useEffect(() => {
    if (isClient) holdKeysLater()
  }, [isClient])
  return isAnyUsed ? <Lazy load={fetchSenders} props={{}} /> : null
}
