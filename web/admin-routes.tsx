import { type AppRoute, pageFor } from '#web/app/routing/route.ts'
import { loadOnce } from '#web/platform/lazy.tsx'

const admin = pageFor('admin')
const fetchPages = loadOnce(() => import('./admin/admin-pages.ts'))

const paths = [
  '/admin',
  '/admin/provider-registrations/:id',
  '/admin/plans',
  '/admin/safety-alerts',
  '/admin/identity-changes',
  '/admin/refunds',
  '/admin/finance',
  '/admin/insurers',
  '/admin/claims',
  '/admin/service',
  '/admin/undelivered-email',
  '/admin/group-sessions',
  '/admin/contact-messages',
  '/admin/contact-messages/:id',
  '/admin/accounts',
  '/admin/accounts/:id',
  '/admin/patient-records',
  '/admin/calendar',
  '/admin/staff',
  '/admin/rooms',
  '/admin/tills',
  '/admin/first-steps',
  '/admin/settings',
  '/admin/texts',
  '/admin/texts/:id',
  '/admin/crisis-lines',
  '/admin/audit',
  '/admin/student-verifications/:id',
  '/admin/library',
] as const

export type AdminPath = (typeof paths)[number]

/** The pages of the administration; `web/routes.tsx` contains them. */
export const adminRoutes: readonly AppRoute[] = paths.map(<Path extends AdminPath>(path: Path) =>
  admin(path, '', async () => (await fetchPages()).adminPages[path]()),
)
