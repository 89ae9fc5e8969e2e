import type { ReactNode } from 'react'
import { useProfile } from '#web/app/signed-in/profile.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { isPlanWriter } from './plan-writers.ts'
import { texts } from './texts.ts'

/** Shows nothing of the queue to a provider who writes no plans. */
export function ForWriters({ children }: { children: ReactNode }) {
  const { data: profile } = useProfile()
  if (!profile) return null
  return isPlanWriter(profile) ? children : <EmptyState text={texts.notWriter} />
}
