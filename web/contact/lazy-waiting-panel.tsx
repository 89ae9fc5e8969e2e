import { useEffect } from 'react'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { useLazyPart } from '#web/platform/lazy.tsx'
import { deviceStore } from '#web/platform/browser/stores.ts'

const fetchPanel = async () => (await import('./waiting-panel.tsx')).WaitingPanel

/**
 * Fetches the panel of unsent messages, for the few users who have one in this browser.
 *
 * @param props.queued how many were queued on this page; after each one the panel takes the focus
 */
export function LazyWaitingPanel({ queued }: { queued: number }) {
  const { Part: Panel, load } = useLazyPart(fetchPanel)
  useEffect(() => {
    // A sent message leaves no text in the list.
    if (!deviceStore().getItem(outboxKeys.messages)?.includes('"message"')) return
    load().catch(() => undefined)
  }, [queued, load])
  return Panel && <Panel key={queued} takesFocus={queued > 0} />
}
