import { Lazy } from '#web/platform/lazy.tsx'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { useFailureToast } from '#web/ui/overlays/failure-toast.ts'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { errorTitles } from '../texts.ts'

const fetchGroups = async () => (await import('./group-sessions.tsx')).GroupSessions

/** The groups of everyone who may come, also of clients who study nothing. */
export function GroupsPage() {
  const { data: profile, error } = useProfile()
  useFailureToast(errorTitles.profile, error)
  return (
    <Main>
      <PageHeading
        title="Groups"
        lead="Talk with others, and stay unknown. Free with any account."
      />
      <Lazy load={fetchGroups} props={{ profile }} fallback={<SkeletonBlock />} />
    </Main>
  )
}
