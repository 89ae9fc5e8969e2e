import { useEffect } from 'react'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { useLazyPart } from '#web/platform/lazy.tsx'
import { deviceStore, tabStore } from '#web/platform/browser/stores.ts'
import { isAnyKept } from '#web/platform/calls/kept/kept-prefix.ts'
import { signedInId } from '#web/platform/calls/session.ts'

const fetchPanel = async () => (await import('./waiting-panel.tsx')).WaitingPanel

/**
 * Fetches the panel of unsent messages, for the few users who have one in this browser.
 *
 * @param props.queued how many were queued on this page; after each one the panel takes the focus
 */
export function LazyWaitingPanel({ queued }: { queued: number }) {
  const { Part: Panel, load } = useLazyPart(fetchPanel)
  useEffect(() => {
    // A sent message leaves no text in the list, and what is locked does not say whether it is one.
    const isOpen = [tabStore(), deviceStore()].some((store) =>
      store.getItem(outboxKeys.messages)?.includes('"message"'),
    )
    if (!isOpen && (signedInId() === undefined || !isAnyKept())) return
    load().catch(() => undefined)
  }, [queued, load])
  return Panel && <Panel key={queued} takesFocus={queued > 0} />
}
