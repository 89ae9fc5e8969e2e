import { Lazy } from '#web/platform/lazy.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'

const fetchQueue = async () => (await import('./queue-body.tsx')).QueueBody

/** The questions that one of the staff may answer, the first due first. */
export function QueuePage() {
  return (
    <Main>
      <PageHeading
        title="Questions to answer"
        lead="You see the name and the words of a question once you have claimed it. Each is answered within 2 hours in our opening hours."
      />
      <Lazy load={fetchQueue} props={{}} fallback={<SkeletonBlock />} />
    </Main>
  )
}
