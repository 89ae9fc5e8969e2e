import { brand } from '#domain/values/brand.ts'
import { pagePath } from '#domain/values/page-path.ts'
import { accountRoutes } from '#web/account-routes.tsx'
import { adminRoutes } from '#web/admin-routes.tsx'
import { type AppRoute, pageFor } from '#web/app/routing/route.ts'

const everyone = pageFor('public')
const signedIn = pageFor('signed-in')
const student = pageFor('signed-in', { student: true })
const client = pageFor('client')
const provider = pageFor('provider')
const desk = pageFor('front_desk')

/** All pages. The guard, the build and the server's list of pages read this table. */
export const routes: readonly AppRoute[] = [
  // Prerendered completely.
  everyone(
    '/',
    'Mental health and chronic care in Zambia',
    () => import('./public/home/home-page.tsx'),
  ),
  everyone('/about', 'About us', () => import('./public/about-page.tsx')),
  everyone('/pricing', '', () => import('./public/pricing/pricing-page.tsx')),
  everyone('/contact', '', () => import('./contact/contact-page.tsx')),
  everyone('/community', '', () => import('./public/community-page.tsx')),
  everyone('/nutrition', '', () => import('./public/nutrition-page.tsx')),
  everyone(
    '/appointments-landing',
    'Appointments',
    () => import('./public/appointments-landing-page.tsx'),
  ),
  everyone('/help-now', '', () => import('./public/help-now-page.tsx'), {
    sensitive: true,
    oneEntry: true,
  }),
  everyone('/safety', 'Support now', () => import('./safety/safety-page.tsx'), {
    sensitive: true,
    focused: true,
    oneEntry: true,
  }),
  everyone('/safety-plan', 'My plan', () => import('./safety/plan/safety-plan-page.tsx'), {
    sensitive: true,
    oneEntry: true,
  }),
  everyone('/library', '', () => import('./library/library-page.tsx'), { sensitive: true }),
  everyone('/library/:id', 'Guide', () => import('./library/guide-page.tsx'), { sensitive: true }),
  everyone('/packs', '', () => import('./packs/packs-page.tsx'), { sensitive: true }),
  everyone('/courses', '', () => import('./courses/courses-page.tsx'), {
    sensitive: true,
  }),
  everyone('/courses/:id', 'Course', () => import('./courses/course-page.tsx'), {
    sensitive: true,
    focused: true,
  }),
  everyone('/providers', '', () => import('./appointments/providers/providers-page.tsx')),
  everyone(
    '/providers/:id',
    'Provider',
    () => import('./appointments/providers/provider-page.tsx'),
  ),
  everyone(
    '/screening/try',
    'Questions about you',
    () => import('./screening/trial/try-screening-page.tsx'),
    { sensitive: true, focused: true, oneEntry: true },
  ),
  everyone('/instruments', 'The questions', () => import('./public/instruments-page.tsx')),
  everyone('/privacy', '', () => import('./public/legal/privacy-page.tsx')),
  everyone('/terms', '', () => import('./public/legal/terms-page.tsx')),
  everyone('/login', 'Log in', () => import('./accounts/sign-in/login-page.tsx')),
  everyone('/signup', 'Create an account', () => import('./accounts/sign-up/signup-page.tsx')),
  everyone('/forgot-password', '', () => import('./accounts/sign-in/forgot-password-page.tsx')),
  everyone(
    '/reset-password',
    'Choose a new password',
    () => import('./accounts/sign-in/reset-password-page.tsx'),
  ),
  everyone('/confirm', 'Confirm your email', () => import('./accounts/sign-up/confirm-page.tsx')),

  // For every role; `student` pages also for a student (docs/specification.md, "Route guard").
  ...accountRoutes,
  student('/consent', 'Your consent', () => import('./accounts/sign-up/consent-page.tsx')),
  student(
    '/student-profile',
    'Student Profile and Wellness Hub',
    () => import('./students/student-profile-page.tsx'),
    { offline: 'others' },
  ),
  student(
    '/time-management',
    '',
    () => import('./students/tools/planner/time-management-page.tsx'),
  ),
  student('/burnout', '', () => import('./students/tools/burnout/burnout-page.tsx'), {
    sensitive: true,
  }),
  student('/screening', '', () => import('./screening/run/screening-page.tsx'), {
    sensitive: true,
    focused: true,
    oneEntry: true,
    offline: true,
  }),
  student(
    '/screening/history',
    'Your screening results',
    () => import('./screening/history/history-page.tsx'),
    { sensitive: true, oneEntry: true },
  ),
  student(
    '/screening/keep',
    'Your results',
    () => import('./screening/trial/keep-screening-page.tsx'),
    { sensitive: true, oneEntry: true },
  ),
  student(
    '/screening/print',
    'Screening summary',
    () => import('./screening/history/print-page.tsx'),
    {
      sensitive: true,
      oneEntry: true,
    },
  ),
  student(
    '/meal-plan-questionnaire',
    '',
    () => import('./care-plans/meal/meal-questionnaire-page.tsx'),
    { footless: true },
  ),
  student('/my-meal-plan', '', () => import('./care-plans/meal/my-meal-plan-page.tsx')),
  student(
    '/book-appointment',
    'Book an appointment',
    () => import('./appointments/booking/book-appointment-page.tsx'),
    { footless: true },
  ),
  student(
    '/exercise-plan-questionnaire',
    '',
    () => import('./care-plans/exercise/exercise-questionnaire-page.tsx'),
    { footless: true },
  ),
  student('/my-exercise-plan', '', () => import('./care-plans/exercise/my-exercise-plan-page.tsx')),
  student('/messages', '', () => import('./messages/messages-page.tsx'), {
    sensitive: true,
    footless: true,
  }),
  student('/call/:id', 'Session', () => import('./calls/call-page.tsx'), {
    sensitive: true,
    focused: true,
    capture: true,
  }),
  signedIn(
    '/ncd-management',
    'Chronic conditions',
    () => import('./ncd-management/ncd-management-page.tsx'),
  ),
  signedIn('/intake', 'Intake form', () => import('./intake/intake-page.tsx'), {
    footless: true,
  }),
  signedIn('/mental-health', '', () => import('./mental-health/mental-health-page.tsx'), {
    sensitive: true,
  }),

  client('/patient-profile', 'Your day', () => import('./dashboard/patient-profile-page.tsx'), {
    offline: true,
  }),
  client('/my-summary', 'Show my nurse', () => import('./my-summary/my-summary-page.tsx'), {
    offline: true,
  }),
  client(
    '/appointments',
    'My Appointments',
    () => import('./appointments/own-appointments/appointments-page.tsx'),
  ),
  client('/support', '', () => import('./support/support-page.tsx'), {
    sensitive: true,
  }),
  client('/check-in', '', () => import('./check-ins/check-in-page.tsx'), { sensitive: true }),
  client('/care-plan', '', () => import('./personal-plans/care-plan-page.tsx'), {
    sensitive: true,
  }),
  client('/membership', '', () => import('./membership/membership-page.tsx')),
  client(
    '/hypertension',
    'Hypertension Hub',
    () => import('./readings/hubs/hypertension-page.tsx'),
    { offline: true },
  ),
  client('/diabetes', 'Diabetes Care Hub', () => import('./readings/hubs/diabetes-page.tsx'), {
    offline: true,
  }),

  provider(
    '/provider-profile',
    'Your practice',
    () => import('./practice/provider-profile-page.tsx'),
  ),
  provider(
    '/provider-registration',
    'Your registration',
    () => import('./practice/registration/registration-page.tsx'),
  ),
  provider('/safety-alerts', '', () => import('./practice/alerts/alerts-page.tsx')),
  provider('/shared-screenings', '', () => import('./practice/patients/sharing-page.tsx')),
  provider(
    '/shared-screenings/:id',
    'Patient',
    () => import('./practice/patients/patient-page.tsx'),
  ),
  provider('/patient-management', '', () => import('./practice/patients/patients-page.tsx')),
  provider(
    '/patient-management/:id',
    'An intake form',
    () => import('./practice/patients/intake-page.tsx'),
  ),
  provider('/patients/:id', 'Patient', () => import('./practice/patient/patient-record-page.tsx')),
  provider(
    '/covered-patients/:id',
    'Covered Patient',
    () => import('./practice/covers/covered-patient-page.tsx'),
  ),
  provider('/check-ins', '', () => import('./practice/check-ins/check-ins-page.tsx')),
  provider('/appointment-scheduler', '', () => import('./practice/calendar/scheduler-page.tsx')),
  provider('/plan-requests', '', () => import('./care-plans/provider/plan-requests-page.tsx')),
  provider(
    '/plan-requests/:id',
    'A plan request',
    () => import('./care-plans/provider/plan-request-page.tsx'),
  ),
  provider('/availability', 'Your hours', () => import('./practice/hours/availability-page.tsx')),
  provider('/billing', 'Billing & Revenue', () => import('./practice/billing/billing-page.tsx')),
  provider('/messaging', 'Secure Messaging', () => import('./practice/messaging-page.tsx'), {
    sensitive: true,
    footless: true,
  }),
  desk('/desk', 'Clinic calendar', () => import('./desk/desk-page.tsx')),
  desk('/desk/absences', '', () => import('./desk/absences-page.tsx')),
  desk('/desk/payments', '', () => import('./desk/payments-page.tsx')),
  ...adminRoutes,
  everyone('/dev/kit', '', () => import('./dev/kit-page.tsx'), { development: true }),
]

/** Paths that redirect to another (docs/specification.md, "Pages"). */
export const redirects: Readonly<Record<`/${string}`, `/${string}`>> = {
  '/patient-dashboard': '/patient-profile',
  '/provider-dashboard': '/provider-profile',
  '/student-dashboard': '/student-profile',
}

/** For every path that is not in the table, and for what the clinic does not offer. */
export const notFound = everyone(
  '/not-found',
  'Page not found',
  () => import('./app/not-found-page.tsx'),
)

/** The target of a redirect; undefined for a path that is none. */
export function findRedirect(path: string): string | undefined {
  return redirects[pagePath(path) as `/${string}`]
}

/** The row of a path, following redirects. The last part of a row's path may be open: `:id`. */
export function findRoute(path: string): AppRoute {
  const target = findRedirect(path) ?? pagePath(path)
  const open = target.replace(/[^/]+$/, ':id')
  if (brand.off?.[target]) return notFound
  const at = (one: string) => routes.find((route) => route.path === one)
  return at(target) ?? at(open) ?? notFound
}
