import { useVisitor } from '#web/platform/calls/visitor.ts'
import type { AppRoute } from '#web/app/routing/route.ts'
import { BottomBar } from './bottom-bar.tsx'
import { OwnHeader } from './own-header.tsx'
import { expectedOn } from './places.ts'
import { useLater } from './use-later.ts'

interface OwnFrameProps {
  part: 'header' | 'footer' | 'bar'
  route: AppRoute
}

/** One part of the frame of a signed-in user. */
export function OwnFrame({ part, route }: OwnFrameProps) {
  const visitor = useVisitor() ?? expectedOn(route)
  const { parts } = useLater()
  // Late, but below the first screen: the layout makes each of these pages longer than that.
  if (part === 'footer') return parts ? <parts.ShortFooter /> : null
  return part === 'bar' ? (
    <BottomBar visitor={visitor} />
  ) : (
    <OwnHeader
      visitor={visitor}
      isSensitive={route.sensitive}
      isGuarded={route.audience !== 'public'}
    />
  )
}
