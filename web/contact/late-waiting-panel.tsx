import { type ComponentType, useEffect, useState } from 'react'

/**
 * Fetches what tells of waiting messages, for those few who have one in this browser.
 *
 * @param props.kept how many have begun to wait on this page; with each the panel takes the focus
 */
export function LateWaitingPanel({ kept }: { kept: number }) {
  const [Panel, setPanel] = useState<ComponentType<{ takesFocus: boolean }>>()
  useEffect(() => {
    // One that was sent leaves no words in the list.
    if (!localStorage.getItem('contact_messages')?.includes('"message"')) return
    import('./waiting-panel.tsx').then(
      ({ WaitingPanel }) => setPanel(() => WaitingPanel),
      () => undefined,
    )
  }, [kept])
  return Panel && <Panel key={kept} takesFocus={kept > 0} />
}
