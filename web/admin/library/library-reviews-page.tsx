import { AdminMain } from '#web/admin/admin-main.tsx'
import { Lazy } from '#web/platform/lazy.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'

const fetchList = async () => (await import('./review-list.tsx')).ReviewList

/** The guides of the library, with which clinician has read each. */
export function LibraryReviewsPage() {
  return (
    <AdminMain>
      <PageHeading
        title="Self-help library"
        lead="Each guide is to be read by one of the clinicians before you rely on it. Until then its page says “Not yet reviewed”."
      />
      <Lazy load={fetchList} props={{}} fallback={<Skeleton lines={12} />} />
    </AdminMain>
  )
}
