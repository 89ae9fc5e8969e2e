import { useState } from 'react'
import { Late } from '#web/app/signed-in/late.tsx'
import { isAnythingWaiting } from '#web/readings/waiting/stored.ts'
import { isScreeningWaiting } from '#web/screening/stored-waiting.ts'
import { hasUnsentAlert } from '#web/safety/alert-store.ts'

async function fetchOutboxes() {
  // Asked by whoever logs out before it is sent.
  import('./unsent-dialog.tsx').catch(() => undefined)
  return (await import('#web/app/signed-in/outboxes.tsx')).Outboxes
}

/** The outboxes, for those few who have a form, a reading or a screening waiting in this browser. */
export function LateOutboxes() {
  const [isAnyUsed] = useState(
    // A form that was sent leaves no name in the list.
    () =>
      isAnythingWaiting() ||
      isScreeningWaiting() ||
      hasUnsentAlert() ||
      localStorage.getItem('intakeForms')?.includes('userId'),
  )
  return isAnyUsed ? <Late fetchPart={fetchOutboxes} props={{}} /> : null
}
