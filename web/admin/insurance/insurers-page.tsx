import { AdminMain } from '#web/admin/admin-main.tsx'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'

const fetchPart = loadOnce(async () => (await import('./insurers-part.tsx')).InsurersPart)

/** Who pays for patients, and how much of each visit type. */
export function InsurersPage() {
  return (
    <AdminMain>
      <PageHeading
        title="Insurers"
        lead="Who pays for patients, and what they pay of each visit type. Issued invoices keep their shares."
      />
      <Lazy load={fetchPart} props={{}} fallback={<Skeleton lines={6} />} />
    </AdminMain>
  )
}
