import { Section } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'

/** The place of the tasks until they are known. */
export function NotYet() {
  return (
    <Section title="Now" className="mt-0 min-h-65">
      <Skeleton lines={6} text="Loading your day..." />
    </Section>
  )
}
