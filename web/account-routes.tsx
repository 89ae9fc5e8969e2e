import { type AppRoute, pageFor } from '#web/app/routing/route.ts'

const everyone = pageFor('public')
const everyRole = pageFor('signed-in', { student: true })
/** Also for the front desk, which has an account and nothing else of its own. */
const everyAccount = pageFor('signed-in', { student: true, desk: true })
/** Only those who may be treated have a record. */
const client = pageFor('client', { student: true })

/** The pages of the user's own account; `web/routes.tsx` contains them. */
export const accountRoutes: readonly AppRoute[] = [
  everyAccount('/account', '', () => import('./accounts/own-account/account-page.tsx')),
  everyAccount('/account/password', '', () => import('./accounts/account-parts/password-page.tsx')),
  everyAccount(
    '/account/email',
    'Email address',
    () => import('./accounts/account-parts/email-page.tsx'),
  ),
  everyAccount(
    '/account/two-step-login',
    'Two-step login',
    () => import('./accounts/account-parts/two-step-login-page.tsx'),
  ),
  everyAccount(
    '/account/devices',
    'Where you are logged in',
    () => import('./accounts/account-parts/devices-page.tsx'),
  ),
  client('/account/sharing', '', () => import('./accounts/account-parts/sharing-page.tsx')),
  client(
    '/account/record-access',
    'Who opened my record',
    () => import('./accounts/account-parts/record-access-page.tsx'),
  ),
  client('/account/invitations', '', () => import('./accounts/account-parts/invitations-page.tsx')),
  everyRole('/account/emails', '', () => import('./accounts/account-parts/emails-page.tsx')),
  everyRole('/account/calendar', '', () => import('./accounts/account-parts/calendar-page.tsx')),
  everyAccount(
    '/account/data',
    'Your data',
    () => import('./accounts/account-parts/data-page.tsx'),
  ),
  client(
    '/account/student-status',
    '',
    () => import('./accounts/account-parts/student-status-page.tsx'),
  ),
  client('/groups', '', () => import('./students/groups/groups-page.tsx')),
  client('/invoices', '', () => import('./membership/invoices/invoices-page.tsx')),
  client('/call-back', 'Call me back', () => import('./call-backs/call-back-page.tsx')),
  pageFor('provider')(
    '/call-backs',
    'Calls to make',
    () => import('./practice/call-backs/call-backs-page.tsx'),
  ),
  pageFor('signed-in', { desk: true })(
    '/support/queue',
    '',
    () => import('./support/queue/queue-page.tsx'),
  ),
  pageFor('provider')('/ratings', '', () => import('./practice/ratings/ratings-page.tsx')),
  client('/invoices/:id', 'An invoice', () => import('./membership/invoices/invoice-page.tsx')),
  // By the link of an invitation, for a person without an account.
  everyone(
    '/erase-record',
    'Erase my record',
    () => import('./accounts/invitations/erase-record-page.tsx'),
    { footless: true },
  ),
  // By the code of a clinic, for a person without a login.
  everyone('/take-over', '', () => import('./accounts/take-over/take-over-page.tsx')),
  everyRole(
    '/questions/:id',
    'Questions',
    () => import('./screening/requested/questions-page.tsx'),
  ),
  // By the link of an invoice, for a person without an account. The footer says what we treat.
  everyone('/pay', '', () => import('./membership/pay-link/pay-page.tsx'), { footless: true }),
]
