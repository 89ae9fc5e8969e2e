import { useEffect, useState } from 'react'
import { useVisitor } from '#web/platform/calls/visitor.ts'
import { loadOnce } from '#web/platform/lazy.tsx'

const fetchRisk = loadOnce(async () => (await import('./recent-risk.ts')).hasRecentRisk)

/** Whether a client may be in danger; undefined while that is not known. Others are never asked about. */
export function useRecentRisk(): boolean | undefined {
  const visitor = useVisitor()
  const isClient = visitor?.role === 'client'
  const [risk, setRisk] = useState<boolean>()
  useEffect(() => {
    let isWanted = true
    if (!isClient) return
    fetchRisk()
      .then((ask) => ask())
      .then(
        (found) => isWanted && setRisk(found),
        () => isWanted && setRisk(false),
      )
    return () => {
      isWanted = false
    }
  }, [isClient])
  if (visitor === undefined) return undefined
  return isClient ? risk : false
}
