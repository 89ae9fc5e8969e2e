import { AdminMain } from '#web/admin/admin-main.tsx'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'

const fetchPart = loadOnce(async () => (await import('./differences-part.tsx')).DifferencesPart)

/** Where the mobile-money service says something else than our books. */
export function DifferencesPage() {
  return (
    <AdminMain>
      <PageHeading
        title="Payments compared"
        lead="Each night we ask the mobile-money service about every payment and refund of the days that are over. What differs stays here until you explain it."
      />
      <Lazy load={fetchPart} props={{}} fallback={<Skeleton lines={8} />} />
    </AdminMain>
  )
}
