import { Lazy } from '#web/platform/lazy.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'

const fetchBody = async () => (await import('./care-plan-body.tsx')).CarePlanBody

/** The care plan that a provider wrote with the user. */
export function CarePlanPage() {
  return (
    <Main>
      <PageHeading
        title="My care plan"
        lead="Goals and steps that you and your provider agreed on together."
      />
      <Lazy load={fetchBody} props={{}} fallback={<SkeletonBlock />} />
    </Main>
  )
}
