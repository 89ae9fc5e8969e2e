import { useEffect, useState } from 'react'
import type { TakenPlanRequest } from '#domain/care-plans/shared/queue.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import type { ReasonsOf } from '#domain/care-plans/meal/fit.ts'

const loadWarnings = loadOnce(() => import('./warnings.ts'))

const none: ReasonsOf = () => []

/**
 * The warnings about a dish, for the person of a request. Where their words could not be fetched there
 * are none: the check before sending looks again, and so does the server.
 */
export function useWarnings(request: TakenPlanRequest): ReasonsOf {
  const [warningsOf, setWarnings] = useState(() => none)
  useEffect(() => {
    let isWanted = true
    loadWarnings().then(
      ({ warningsFor }) => {
        if (isWanted && request.kind === 'meal') setWarnings(() => warningsFor(request))
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [request])
  return warningsOf
}
