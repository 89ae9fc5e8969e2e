import { type AdminPath, adminPaths } from '#web/admin/admin-paths.ts'
import { type AppRoute, pageFor } from '#web/app/routing/route.ts'
import { loadOnce } from '#web/platform/lazy.tsx'

const admin = pageFor('admin')
const fetchPages = loadOnce(() => import('./admin/admin-pages.ts'))

/** The pages of the administration; `web/routes.tsx` contains them. */
export const adminRoutes: readonly AppRoute[] = adminPaths.map(
  <Path extends AdminPath>(path: Path) =>
    admin(path, '', async () => (await fetchPages()).adminPages[path]()),
)
