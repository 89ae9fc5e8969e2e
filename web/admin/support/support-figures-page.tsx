import { AdminMain } from '#web/admin/admin-main.tsx'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'

const fetchPart = loadOnce(async () => (await import('./support-figures-part.tsx')).FiguresPart)

/** How the promise of priority support is kept. */
export function SupportFiguresPage() {
  return (
    <AdminMain>
      <PageHeading
        title="Priority support"
        lead="Comprehensive Care promises an answer within 2 hours of opening hours. Health questions are answered by providers alone."
      />
      <Lazy load={fetchPart} props={{}} fallback={<Skeleton lines={10} />} />
    </AdminMain>
  )
}
