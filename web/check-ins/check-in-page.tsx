import { Lazy } from '#web/platform/lazy.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'

const fetchBody = async () => (await import('./check-in-body.tsx')).CheckInBody

/** The monthly check-in of a person whose plan includes it. */
export function CheckInPage() {
  return (
    <Main>
      <PageHeading
        title="Monthly check-in"
        lead="Five statements, two questions and your plan. It takes five minutes, and a therapist writes back within two working days."
      />
      <Lazy load={fetchBody} props={{}} fallback={<SkeletonBlock />} />
    </Main>
  )
}
