import { AdminMain } from '#web/admin/admin-main.tsx'
import { Lazy } from '#web/platform/lazy.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'

const fetchList = async () => (await import('./text-list.tsx')).TextList

/** The emails to patients whose texts an admin may change. */
export function TextsPage() {
  return (
    <AdminMain>
      <PageHeading
        title="Texts of emails"
        lead="What patients read in emails. Emails that guard an account keep our words."
      />
      <Lazy load={fetchList} props={{}} fallback={<Skeleton lines={12} />} />
    </AdminMain>
  )
}
