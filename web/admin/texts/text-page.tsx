import { AdminMain } from '#web/admin/admin-main.tsx'
import type { PathParams } from '#web/app/routing/route.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Skeleton } from '#web/ui/loading.tsx'

const fetchText = async () => (await import('./one-text.tsx')).OneText

/** One text of an email, with what it takes to change it. */
export function TextPage({ id }: PathParams<'/admin/texts/:id'>) {
  return (
    <AdminMain>
      <Lazy load={fetchText} props={{ name: id }} fallback={<Skeleton lines={12} />} />
      <p className="mt-8">
        <Link to="/admin/texts" className="inline-flex min-h-11 items-center">
          All texts of emails
        </Link>
      </p>
    </AdminMain>
  )
}
