import { type AppRoute, pageFor } from '#web/app/routing/route.ts'

const admin = pageFor('admin')

/** The pages of the administration; `web/routes.tsx` contains them. */
export const adminRoutes: readonly AppRoute[] = [
  admin('/admin', '', () => import('./admin/admin-page.tsx')),
  admin(
    '/admin/provider-registrations/:id',
    '',
    () => import('./admin/registrations/registration-page.tsx'),
  ),
  admin('/admin/plans', '', () => import('./admin/membership-plans/plans-page.tsx')),
  admin('/admin/safety-alerts', '', () => import('./admin/safety-alerts/safety-alerts-page.tsx')),
  admin(
    '/admin/identity-changes',
    '',
    () => import('./admin/identity-changes/identity-changes-page.tsx'),
  ),
  admin('/admin/refunds', '', () => import('./admin/membership-plans/refunds-page.tsx')),
  admin('/admin/finance', '', () => import('./admin/finance/finance-page.tsx')),
  admin('/admin/insurers', '', () => import('./admin/insurance/insurers-page.tsx')),
  admin('/admin/claims', '', () => import('./admin/insurance/claims-page.tsx')),
  admin('/admin/service', '', () => import('./admin/service/service-page.tsx')),
  admin(
    '/admin/undelivered-email',
    '',
    () => import('./admin/undelivered-email/undelivered-email-page.tsx'),
  ),
  admin(
    '/admin/group-sessions',
    '',
    () => import('./admin/group-sessions/group-sessions-page.tsx'),
  ),
  admin(
    '/admin/contact-messages',
    '',
    () => import('./admin/contact-messages/contact-messages-page.tsx'),
  ),
  admin(
    '/admin/contact-messages/:id',
    '',
    () => import('./admin/contact-messages/contact-message-page.tsx'),
  ),
  admin('/admin/accounts', '', () => import('./admin/accounts/accounts-page.tsx')),
  admin('/admin/accounts/:id', '', () => import('./admin/accounts/account-page.tsx')),
  admin(
    '/admin/patient-records',
    '',
    () => import('./admin/patient-records/patient-records-page.tsx'),
  ),
  admin('/admin/calendar', '', () => import('./admin/calendar/calendar-page.tsx')),
  admin('/admin/staff', '', () => import('./admin/staff/staff-page.tsx')),
  admin('/admin/rooms', '', () => import('./admin/rooms/rooms-page.tsx')),
  admin('/admin/tills', '', () => import('./admin/tills/tills-page.tsx')),
  admin('/admin/first-steps', '', () => import('./admin/first-steps/first-steps-page.tsx')),
  admin('/admin/settings', '', () => import('./admin/settings/settings-page.tsx')),
  admin('/admin/texts', '', () => import('./admin/texts/texts-page.tsx')),
  admin('/admin/texts/:id', '', () => import('./admin/texts/text-page.tsx')),
  admin('/admin/library', '', () => import('./admin/library/library-reviews-page.tsx')),
  admin('/admin/crisis-lines', '', () => import('./admin/helplines/helplines-page.tsx')),
  admin('/admin/audit', '', () => import('./admin/audit/audit-page.tsx')),
  admin(
    '/admin/student-verifications/:id',
    '',
    () => import('./admin/student-verifications/verification-page.tsx'),
  ),
]
