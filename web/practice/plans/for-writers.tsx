import type { ReactNode } from 'react'
import { useProfile } from '#web/app/signed-in/profile.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeading } from '#web/ui/page.tsx'
import { isPlanWriter } from './plan-writers.ts'
import { texts } from './texts.ts'

/** Shows nothing of the queue to a provider who writes no plans. */
export function ForWriters({
  title,
  children,
}: {
  /** The page's heading, where it stands inside. */
  title?: string
  children: ReactNode
}) {
  const { data: profile } = useProfile()
  if (!profile) return null
  if (isPlanWriter(profile)) return children
  return (
    <>
      {title ? <PageHeading title={title} /> : null}
      <EmptyState text={texts.notWriter} />
    </>
  )
}
