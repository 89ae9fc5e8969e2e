import { useState } from 'react'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { useSession } from '#web/platform/calls/session.ts'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import type { FirstRunKind } from './first-run-texts.ts'
import { isNew } from './is-new.ts'

const fetchPart = loadOnce(async () => (await import('./first-run-part.tsx')).FirstRunPart)

/** On the start page of each role: what to do first, for a new account; nothing for all others. */
export function FirstRun({ kind }: { kind: FirstRunKind }) {
  const user = useSession()?.user
  const [now] = useState(Date.now)
  if (!user || !isNew(user, now)) return null
  // Its place is kept, so that nothing moves when it comes.
  return (
    <div className="mb-8 min-h-65 empty:hidden">
      <Lazy
        load={fetchPart}
        props={{ kind, stage: user.user_metadata.first_run ?? '' }}
        fallback={<SkeletonBlock />}
        optional
      />
    </div>
  )
}
