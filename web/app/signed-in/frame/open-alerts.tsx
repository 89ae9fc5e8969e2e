import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { fetchFollowLive } from '#web/frame-slots/live-alerts.ts'
import type { Visitor } from '#web/platform/calls/visitor.ts'
import { waiting } from '#web/platform/signed-in/counts.ts'
import { queryClient } from '#web/platform/signed-in/query-client.ts'
import { Count } from '#web/ui/layout/count.tsx'

interface OpenAlertsProps {
  visitor: Visitor
  /** Whether this one fetches the number and follows it: one of those on a page does. */
  isLive?: boolean
}

/** In milliseconds: the number is also asked for where the live connection is lost. */
const askedEach = 60_000

/** The number of a provider's open safety alerts. Without an answer there is none: no error. */
export function OpenAlerts({ visitor, isLive = false }: OpenAlertsProps) {
  const hasAlerts = visitor.provider_status === 'approved'
  const enabled = isLive && hasAlerts
  const { data } = useQuery({ ...waiting, enabled, refetchInterval: askedEach }, queryClient)
  const open = data?.open_safety_alerts
  useFollowing(enabled)
  if (!hasAlerts) return null
  // The bar and the header both have it: the one that the screen does not show says nothing.
  return (
    <span aria-live="polite">
      <Count value={open} of="open" isPressing />
    </span>
  )
}

function useFollowing(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return
    let hasLeft = false
    let leave: (() => void) | undefined
    fetchFollowLive().then(
      (followLive) => {
        if (!hasLeft) leave = followLive(queryClient)
      },
      // The number is asked for each minute all the same.
      () => undefined,
    )
    return () => {
      hasLeft = true
      leave?.()
    }
  }, [isWanted])
}
