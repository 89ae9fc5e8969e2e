import type { ComponentType } from 'react'
import type { AdminPath } from './admin-paths.ts'
import type { PathParams } from '#web/app/routing/route.ts'

type AdminPages = {
  [Path in AdminPath]: () => Promise<Readonly<Record<string, ComponentType<PathParams<Path>>>>>
}

/**
 * The modules of the pages of the administration. It is fetched with the first of them: the script of each other page
 * then has no names of their files.
 */
export const adminPages: AdminPages = {
  '/admin': () => import('./admin-page.tsx'),
  '/admin/provider-registrations/:id': () => import('./registrations/registration-page.tsx'),
  '/admin/plans': () => import('./membership-plans/plans-page.tsx'),
  '/admin/safety-alerts': () => import('./safety-alerts/safety-alerts-page.tsx'),
  '/admin/identity-changes': () => import('./identity-changes/identity-changes-page.tsx'),
  '/admin/refunds': () => import('./membership-plans/refunds-page.tsx'),
  '/admin/finance': () => import('./finance/finance-page.tsx'),
  '/admin/insurers': () => import('./insurance/insurers-page.tsx'),
  '/admin/claims': () => import('./insurance/claims-page.tsx'),
  '/admin/service': () => import('./service/service-page.tsx'),
  '/admin/undelivered-email': () => import('./undelivered-email/undelivered-email-page.tsx'),
  '/admin/group-sessions': () => import('./group-sessions/group-sessions-page.tsx'),
  '/admin/support': () => import('./support/support-figures-page.tsx'),
  '/admin/contact-messages': () => import('./contact-messages/contact-messages-page.tsx'),
  '/admin/contact-messages/:id': () => import('./contact-messages/contact-message-page.tsx'),
  '/admin/accounts': () => import('./accounts/accounts-page.tsx'),
  '/admin/accounts/:id': () => import('./accounts/account-page.tsx'),
  '/admin/patient-records': () => import('./patient-records/patient-records-page.tsx'),
  '/admin/calendar': () => import('./calendar/calendar-page.tsx'),
  '/admin/staff': () => import('./staff/staff-page.tsx'),
  '/admin/rooms': () => import('./rooms/rooms-page.tsx'),
  '/admin/tills': () => import('./tills/tills-page.tsx'),
  '/admin/first-steps': () => import('./first-steps/first-steps-page.tsx'),
  '/admin/settings': () => import('./settings/settings-page.tsx'),
  '/admin/texts': () => import('./texts/texts-page.tsx'),
  '/admin/texts/:id': () => import('./texts/text-page.tsx'),
  '/admin/crisis-lines': () => import('./helplines/helplines-page.tsx'),
  '/admin/audit': () => import('./audit/audit-page.tsx'),
  '/admin/student-verifications/:id': () => import('./student-verifications/verification-page.tsx'),
  '/admin/library': () => import('./library/library-reviews-page.tsx'),
}
