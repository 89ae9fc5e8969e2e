import { Lazy } from '#web/platform/lazy.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'

const fetchBody = async () => (await import('./support-body.tsx')).SupportBody

/** Questions to the team, for a person whose plan includes priority support. */
export function SupportPage() {
  return (
    <Main>
      <PageHeading
        title="Ask the team"
        lead="We answer within 2 hours in our opening hours. This is not for emergencies: in danger, call a helpline."
      />
      <Lazy load={fetchBody} props={{}} fallback={<SkeletonBlock />} />
    </Main>
  )
}
