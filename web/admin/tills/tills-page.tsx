import { AdminMain } from '#web/admin/admin-main.tsx'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'

const fetchPart = loadOnce(async () => (await import('./tills-part.tsx')).TillsPart)

/** The cash of the front desk by person and day, and the months of the books. */
export function TillsPage() {
  return (
    <AdminMain>
      <PageHeading
        title="Tills and months"
        lead="What the front desk took in cash, expected and counted, by person and day."
      />
      <Lazy load={fetchPart} props={{}} fallback={<Skeleton lines={10} />} />
    </AdminMain>
  )
}
