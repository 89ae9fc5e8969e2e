import { AdminMain } from '#web/admin/admin-main.tsx'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'

const fetchPart = loadOnce(async () => (await import('./claims-part.tsx')).ClaimsPart)

/** What insurers are asked for, by month: handed in, answered, and what becomes of the rest. */
export function ClaimsPage() {
  return (
    <AdminMain>
      <PageHeading
        title="Claims"
        lead="Shares of insurers, by the month of the visit. Hand in the list, then enter each answer."
      />
      <Lazy load={fetchPart} props={{}} fallback={<Skeleton lines={8} />} />
    </AdminMain>
  )
}
