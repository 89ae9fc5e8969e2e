import { Lazy } from '#web/platform/lazy.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'

const fetchQueue = async () => (await import('./check-in-queue.tsx')).CheckInQueue

/** The queue of therapists: monthly check-ins without an answer, the first due first. */
export function CheckInsPage() {
  return (
    <Main>
      <PageHeading
        title="Check-ins to answer"
        lead="You see the name and the words of a check-in once you have claimed it. Each is answered within two working days."
      />
      <Lazy load={fetchQueue} props={{}} fallback={<SkeletonBlock />} />
    </Main>
  )
}
