import { type ComponentType, useEffect, useState } from 'react'

/** Fetches what sends a waiting intake form, for those few who have one in this browser. */
export function LateIntake() {
  const [Waiting, setWaiting] = useState<ComponentType>()
  useEffect(() => {
    // A form that was sent leaves no name in the list.
    if (localStorage.getItem('intakeForms')?.includes('userId'))
      import('#web/intake/waiting-banner.tsx').then(
        ({ WaitingBanner }) => setWaiting(() => WaitingBanner),
        () => undefined,
      )
  }, [])
  return Waiting && <Waiting />
}
