import { type ComponentType, useEffect, useState } from 'react'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'

/**
 * Fetches the panel of unsent messages, for the few users who have one in this browser.
 *
 * @param props.kept how many were queued on this page; with each the panel takes the focus
 */
export function LateWaitingPanel({ kept }: { kept: number }) {
  const [Panel, setPanel] = useState<ComponentType<{ takesFocus: boolean }>>()
  useEffect(() => {
    // A sent message leaves no text in the list.
    if (!localStorage.getItem(outboxKeys.messages)?.includes('"message"')) return
    import('./waiting-panel.tsx').then(
      ({ WaitingPanel }) => setPanel(() => WaitingPanel),
      () => undefined,
    )
  }, [kept])
  return Panel && <Panel key={kept} takesFocus={kept > 0} />
}
