import { AdminMain } from '#web/admin/admin-main.tsx'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'

const fetchPart = loadOnce(async () => (await import('./late-tasks-part.tsx')).LateTasksPart)

/** Calls that were promised and urgent referrals that wait for too long, and who must act. */
export function LateTasksPage() {
  return (
    <AdminMain>
      <PageHeading
        title="Late calls and referrals"
        lead="What providers should have done by now. Call who must act, or have them reminded by email. No patient is named here."
      />
      <Lazy load={fetchPart} props={{}} fallback={<Skeleton lines={8} />} />
    </AdminMain>
  )
}
