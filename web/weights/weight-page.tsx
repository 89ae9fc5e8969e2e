import { Lazy } from '#web/platform/lazy.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'

const fetchPanel = async () => (await import('./weight-panel.tsx')).WeightPanel

/** Weight, waist and BMI over time: what was measured, without a word of judgement. */
export function WeightPage() {
  return (
    <Main>
      <PageHeading title="Weight" />
      <Lazy
        load={fetchPanel}
        props={{}}
        fallback={<Skeleton lines={6} />}
        failed={(failure) => <FailedState title="This page did not load" failure={failure} />}
      />
    </Main>
  )
}
