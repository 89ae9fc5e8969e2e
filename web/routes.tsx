import { type AppRoute, lazyPage } from '#web/app/route.ts'

/** Open to everybody; prerendered complete. */
const publicRoutes: readonly AppRoute[] = [
  {
    path: '/',
    title: 'Mental health and chronic care in Zambia',
    audience: 'public',
    page: lazyPage(
      'public/home-page.tsx',
      async () => (await import('#web/public/home-page.tsx')).HomePage,
    ),
  },
  {
    path: '/about',
    title: 'About us',
    audience: 'public',
    page: lazyPage(
      'public/about-page.tsx',
      async () => (await import('#web/public/about-page.tsx')).AboutPage,
    ),
  },
  {
    path: '/pricing',
    title: 'Pricing',
    audience: 'public',
    page: lazyPage(
      'public/pricing-page.tsx',
      async () => (await import('#web/public/pricing-page.tsx')).PricingPage,
    ),
  },
  {
    path: '/contact',
    title: 'Contact',
    audience: 'public',
    page: lazyPage(
      'contact/contact-page.tsx',
      async () => (await import('#web/contact/contact-page.tsx')).ContactPage,
    ),
  },
  {
    path: '/community',
    title: 'Community',
    audience: 'public',
    page: lazyPage(
      'public/community-page.tsx',
      async () => (await import('#web/public/community-page.tsx')).CommunityPage,
    ),
  },
  {
    path: '/nutrition',
    title: 'Nutrition',
    audience: 'public',
    page: lazyPage(
      'public/nutrition-page.tsx',
      async () => (await import('#web/public/nutrition-page.tsx')).NutritionPage,
    ),
  },
  {
    path: '/appointments-landing',
    title: 'Appointments',
    audience: 'public',
    page: lazyPage(
      'public/appointments-landing-page.tsx',
      async () =>
        (await import('#web/public/appointments-landing-page.tsx')).AppointmentsLandingPage,
    ),
  },
  {
    path: '/help-now',
    title: 'Help now',
    audience: 'public',
    sensitive: true,
    oneEntry: true,
    page: lazyPage(
      'public/help-now-page.tsx',
      async () => (await import('#web/public/help-now-page.tsx')).HelpNowPage,
    ),
  },
  {
    path: '/safety',
    title: 'Support now',
    audience: 'public',
    sensitive: true,
    focused: true,
    oneEntry: true,
    page: lazyPage(
      'safety/safety-page.tsx',
      async () => (await import('#web/safety/safety-page.tsx')).SafetyPage,
    ),
  },
  {
    path: '/safety-plan',
    title: 'My plan',
    audience: 'public',
    sensitive: true,
    oneEntry: true,
    page: lazyPage(
      'safety/safety-plan-page.tsx',
      async () => (await import('#web/safety/safety-plan-page.tsx')).SafetyPlanPage,
    ),
  },
  {
    path: '/instruments',
    title: 'The questions',
    audience: 'public',
    page: lazyPage(
      'public/instruments-page.tsx',
      async () => (await import('#web/public/instruments-page.tsx')).InstrumentsPage,
    ),
  },
  {
    path: '/privacy',
    title: 'Privacy',
    audience: 'public',
    page: lazyPage(
      'public/privacy-page.tsx',
      async () => (await import('#web/public/privacy-page.tsx')).PrivacyPage,
    ),
  },
  {
    path: '/terms',
    title: 'Terms',
    audience: 'public',
    page: lazyPage(
      'public/terms-page.tsx',
      async () => (await import('#web/public/terms-page.tsx')).TermsPage,
    ),
  },
  {
    path: '/login',
    title: 'Log in',
    audience: 'public',
    page: lazyPage(
      'accounts/login-page.tsx',
      async () => (await import('#web/accounts/login-page.tsx')).LoginPage,
    ),
  },
  {
    path: '/signup',
    title: 'Create an account',
    audience: 'public',
    page: lazyPage(
      'accounts/signup-page.tsx',
      async () => (await import('#web/accounts/signup-page.tsx')).SignupPage,
    ),
  },
  {
    path: '/forgot-password',
    title: 'Forgot password',
    audience: 'public',
    page: lazyPage(
      'accounts/forgot-password-page.tsx',
      async () => (await import('#web/accounts/forgot-password-page.tsx')).ForgotPasswordPage,
    ),
  },
  {
    path: '/reset-password',
    title: 'Choose a new password',
    audience: 'public',
    page: lazyPage(
      'accounts/reset-password-page.tsx',
      async () => (await import('#web/accounts/reset-password-page.tsx')).ResetPasswordPage,
    ),
  },
  {
    path: '/confirm',
    title: 'Confirm your e-mail',
    audience: 'public',
    page: lazyPage(
      'accounts/confirm-page.tsx',
      async () => (await import('#web/accounts/confirm-page.tsx')).ConfirmPage,
    ),
  },
]

/** Any role; `student` marks the pages that spec section 6 leaves open to a student, and one's own account. */
const signedInRoutes: readonly AppRoute[] = [
  {
    path: '/account',
    title: 'Account',
    audience: 'signed-in',
    student: true,
    early: ['/api/sessions', '/api/consents'],
    page: lazyPage(
      'accounts/account-page.tsx',
      async () => (await import('#web/accounts/account-page.tsx')).AccountPage,
    ),
  },
  {
    path: '/consent',
    title: 'Your consent',
    audience: 'signed-in',
    student: true,
    page: lazyPage(
      'accounts/consent-page.tsx',
      async () => (await import('#web/accounts/consent-page.tsx')).ConsentPage,
    ),
  },
  {
    path: '/student-profile',
    title: 'Student Profile and Wellness Hub',
    audience: 'signed-in',
    student: true,
    offline: 'others',
    early: [
      '/api/group-sessions?limit=3',
      '/api/group-registrations?limit=100',
      '/api/appointments?limit=20',
    ],
    page: lazyPage(
      'students/student-profile-page.tsx',
      async () => (await import('#web/students/student-profile-page.tsx')).StudentProfilePage,
    ),
  },
  {
    path: '/time-management',
    title: 'Time management',
    audience: 'signed-in',
    student: true,
    page: lazyPage(
      'students/tools/time-management-page.tsx',
      async () => (await import('#web/students/tools/time-management-page.tsx')).TimeManagementPage,
    ),
  },
  {
    path: '/burnout',
    title: 'Burnout',
    audience: 'signed-in',
    student: true,
    sensitive: true,
    early: ['/api/burnout-checks?limit=60', '/api/consents'],
    page: lazyPage(
      'students/tools/burnout-page.tsx',
      async () => (await import('#web/students/tools/burnout-page.tsx')).BurnoutPage,
    ),
  },
  {
    path: '/screening',
    title: 'Screening',
    audience: 'signed-in',
    student: true,
    sensitive: true,
    focused: true,
    offline: true,
    early: ['/api/consents'],
    oneEntry: true,
    page: lazyPage(
      'screening/screening-page.tsx',
      async () => (await import('#web/screening/screening-page.tsx')).ScreeningPage,
    ),
  },
  {
    path: '/screening/history',
    title: 'Your screening results',
    audience: 'signed-in',
    student: true,
    sensitive: true,
    early: ['/api/screening-results?limit=60'],
    oneEntry: true,
    page: lazyPage(
      'screening/history-page.tsx',
      async () => (await import('#web/screening/history-page.tsx')).ScreeningHistoryPage,
    ),
  },
  {
    path: '/screening/print',
    title: 'Screening summary',
    audience: 'signed-in',
    student: true,
    sensitive: true,
    early: ['/api/screening-results?limit=60'],
    oneEntry: true,
    page: lazyPage(
      'screening/print-page.tsx',
      async () => (await import('#web/screening/print-page.tsx')).ScreeningPrintPage,
    ),
  },
  {
    path: '/meal-plan-questionnaire',
    title: 'Meal plan questionnaire',
    audience: 'signed-in',
    student: true,
    page: lazyPage(
      'care-plans/meal/meal-questionnaire-page.tsx',
      async () =>
        (await import('#web/care-plans/meal/meal-questionnaire-page.tsx')).MealQuestionnairePage,
    ),
  },
  {
    path: '/my-meal-plan',
    title: 'My meal plan',
    audience: 'signed-in',
    student: true,
    early: ['/api/meal-plan-requests/latest'],
    page: lazyPage(
      'care-plans/meal/my-meal-plan-page.tsx',
      async () => (await import('#web/care-plans/meal/my-meal-plan-page.tsx')).MyMealPlanPage,
    ),
  },
  {
    path: '/book-appointment',
    title: 'Book an appointment',
    audience: 'signed-in',
    student: true,
    page: lazyPage(
      'appointments/book-appointment-page.tsx',
      async () => (await import('#web/appointments/book-appointment-page.tsx')).BookAppointmentPage,
    ),
  },
  {
    path: '/exercise-plan-questionnaire',
    title: 'Exercise plan questionnaire',
    audience: 'signed-in',
    student: true,
    early: ['/api/consents'],
    page: lazyPage(
      'care-plans/exercise/exercise-questionnaire-page.tsx',
      async () =>
        (await import('#web/care-plans/exercise/exercise-questionnaire-page.tsx'))
          .ExerciseQuestionnairePage,
    ),
  },
  {
    path: '/my-exercise-plan',
    title: 'My exercise plan',
    audience: 'signed-in',
    student: true,
    early: ['/api/exercise-plan-requests/latest'],
    page: lazyPage(
      'care-plans/exercise/my-exercise-plan-page.tsx',
      async () =>
        (await import('#web/care-plans/exercise/my-exercise-plan-page.tsx')).MyExercisePlanPage,
    ),
  },
  {
    path: '/messages',
    title: 'Messages',
    audience: 'signed-in',
    student: true,
    sensitive: true,
    page: lazyPage(
      'messages/messages-page.tsx',
      async () => (await import('#web/messages/messages-page.tsx')).MessagesPage,
    ),
  },
  {
    path: '/ncd-management',
    title: 'Chronic conditions',
    audience: 'signed-in',
    page: lazyPage(
      'ncd-management/ncd-management-page.tsx',
      async () => (await import('#web/ncd-management/ncd-management-page.tsx')).NcdManagementPage,
    ),
  },
  {
    path: '/intake',
    title: 'Intake form',
    audience: 'signed-in',
    early: ['/api/intake-forms/latest', '/api/consents'],
    page: lazyPage(
      'intake/intake-page.tsx',
      async () => (await import('#web/intake/intake-page.tsx')).IntakePage,
    ),
  },
  {
    path: '/mental-health',
    title: 'Mental health',
    audience: 'signed-in',
    sensitive: true,
    page: lazyPage(
      'mental-health/mental-health-page.tsx',
      async () => (await import('#web/mental-health/mental-health-page.tsx')).MentalHealthPage,
    ),
  },
]

const clientRoutes: readonly AppRoute[] = [
  {
    path: '/patient-profile',
    title: 'Your day',
    audience: 'client',
    offline: true,
    early: [
      '/api/blood-pressure-readings?limit=14',
      '/api/glucose-readings?limit=14',
      '/api/appointments?limit=20',
      '/api/membership',
    ],
    page: lazyPage(
      'dashboard/patient-profile-page.tsx',
      async () => (await import('#web/dashboard/patient-profile-page.tsx')).PatientProfilePage,
    ),
  },
  {
    path: '/appointments',
    title: 'My Appointments',
    audience: 'client',
    early: ['/api/appointments?limit=20', '/api/waiting-list'],
    page: lazyPage(
      'appointments/appointments-page.tsx',
      async () => (await import('#web/appointments/appointments-page.tsx')).AppointmentsPage,
    ),
  },
  {
    path: '/membership',
    title: 'Membership',
    audience: 'client',
    early: [
      '/api/membership',
      '/api/plans',
      '/api/payments?limit=20',
      '/api/add-ons',
      '/api/payment-options',
    ],
    page: lazyPage(
      'membership/membership-page.tsx',
      async () => (await import('#web/membership/membership-page.tsx')).MembershipPage,
    ),
  },
  {
    path: '/hypertension',
    title: 'Hypertension Hub',
    audience: 'client',
    offline: true,
    early: ['/api/blood-pressure-readings?limit=60', '/api/consents'],
    page: lazyPage(
      'readings/hubs/hypertension-page.tsx',
      async () => (await import('#web/readings/hubs/hypertension-page.tsx')).HypertensionPage,
    ),
  },
  {
    path: '/diabetes',
    title: 'Diabetes Care Hub',
    audience: 'client',
    offline: true,
    early: ['/api/glucose-readings?limit=60', '/api/consents'],
    page: lazyPage(
      'readings/hubs/diabetes-page.tsx',
      async () => (await import('#web/readings/hubs/diabetes-page.tsx')).DiabetesPage,
    ),
  },
]

const providerRoutes: readonly AppRoute[] = [
  {
    path: '/provider-profile',
    title: 'Your practice',
    audience: 'provider',
    early: ['/api/provider/registration', '/api/provider/stats'],
    page: lazyPage(
      'practice/provider-profile-page.tsx',
      async () => (await import('#web/practice/provider-profile-page.tsx')).ProviderProfilePage,
    ),
  },
  {
    path: '/provider-registration',
    title: 'Your registration',
    audience: 'provider',
    early: ['/api/provider/registration'],
    page: lazyPage(
      'practice/registration-page.tsx',
      async () => (await import('#web/practice/registration-page.tsx')).RegistrationPage,
    ),
  },
  {
    path: '/safety-alerts',
    title: 'Safety alerts',
    audience: 'provider',
    page: lazyPage(
      'practice/alerts-page.tsx',
      async () => (await import('#web/practice/alerts-page.tsx')).AlertsPage,
    ),
  },
  {
    path: '/shared-screenings',
    title: 'Shared screenings',
    audience: 'provider',
    page: lazyPage(
      'practice/sharing-page.tsx',
      async () => (await import('#web/practice/sharing-page.tsx')).SharingPage,
    ),
  },
  {
    path: '/shared-screenings/:id',
    title: 'A patient',
    audience: 'provider',
    page: lazyPage(
      'practice/patient-page.tsx',
      async () => (await import('#web/practice/patient-page.tsx')).PatientPage,
    ),
  },
  {
    path: '/patient-management',
    title: 'Patient Management',
    audience: 'provider',
    page: lazyPage(
      'practice/patients-page.tsx',
      async () => (await import('#web/practice/patients-page.tsx')).PatientsPage,
    ),
  },
  {
    path: '/patient-management/:id',
    title: 'An intake form',
    audience: 'provider',
    page: lazyPage(
      'practice/intake-page.tsx',
      async () => (await import('#web/practice/intake-page.tsx')).PatientIntakePage,
    ),
  },
  {
    path: '/appointment-scheduler',
    title: 'Appointment Scheduler',
    audience: 'provider',
    page: lazyPage(
      'practice/scheduler-page.tsx',
      async () => (await import('#web/practice/scheduler-page.tsx')).SchedulerPage,
    ),
  },
  {
    path: '/plan-requests',
    title: 'Plan requests',
    audience: 'provider',
    page: lazyPage(
      'practice/plans/plan-requests-page.tsx',
      async () => (await import('#web/practice/plans/plan-requests-page.tsx')).PlanRequestsPage,
    ),
  },
  {
    path: '/plan-requests/:id',
    title: 'A plan request',
    audience: 'provider',
    page: lazyPage(
      'practice/plans/plan-request-page.tsx',
      async () => (await import('#web/practice/plans/plan-request-page.tsx')).PlanRequestPage,
    ),
  },
  {
    path: '/availability',
    title: 'Your hours',
    audience: 'provider',
    page: lazyPage(
      'practice/availability-page.tsx',
      async () => (await import('#web/practice/availability-page.tsx')).AvailabilityPage,
    ),
  },
  {
    path: '/billing',
    title: 'Billing & Revenue',
    audience: 'provider',
    page: lazyPage(
      'practice/billing-page.tsx',
      async () => (await import('#web/practice/billing-page.tsx')).BillingPage,
    ),
  },
  {
    path: '/messaging',
    title: 'Secure Messaging',
    audience: 'provider',
    sensitive: true,
    page: lazyPage(
      'practice/messaging-page.tsx',
      async () => (await import('#web/practice/messaging-page.tsx')).MessagingPage,
    ),
  },
]

const adminRoutes: readonly AppRoute[] = [
  {
    path: '/admin',
    title: 'Administration',
    audience: 'admin',
    early: [
      '/api/admin/provider-registrations?status=pending',
      '/api/admin/student-verifications?status=pending',
    ],
    page: lazyPage(
      'admin/admin-page.tsx',
      async () => (await import('#web/admin/admin-page.tsx')).AdminPage,
    ),
  },
  {
    path: '/admin/provider-registrations/:id',
    title: 'A registration',
    audience: 'admin',
    page: lazyPage(
      'admin/registration-page.tsx',
      async () => (await import('#web/admin/registration-page.tsx')).RegistrationPage,
    ),
  },
  {
    path: '/admin/plans',
    title: 'Plans',
    audience: 'admin',
    early: ['/api/plans'],
    page: lazyPage(
      'admin/plans-page.tsx',
      async () => (await import('#web/admin/plans-page.tsx')).PlansPage,
    ),
  },
  {
    path: '/admin/safety-alerts',
    title: 'Alerts that wait',
    audience: 'admin',
    early: ['/api/admin/safety-alerts'],
    page: lazyPage(
      'admin/safety-alerts-page.tsx',
      async () => (await import('#web/admin/safety-alerts-page.tsx')).EscalatedAlertsPage,
    ),
  },
  {
    path: '/admin/identity-changes',
    title: 'Names and titles',
    audience: 'admin',
    early: ['/api/admin/identity-changes'],
    page: lazyPage(
      'admin/identity-changes-page.tsx',
      async () => (await import('#web/admin/identity-changes-page.tsx')).IdentityChangesPage,
    ),
  },
  {
    path: '/admin/refunds',
    title: 'Refunds',
    audience: 'admin',
    early: ['/api/admin/refunds?limit=100'],
    page: lazyPage(
      'admin/refunds-page.tsx',
      async () => (await import('#web/admin/refunds-page.tsx')).RefundsPage,
    ),
  },
  {
    path: '/admin/undelivered-email',
    title: 'Undelivered email',
    audience: 'admin',
    early: ['/api/admin/undelivered-email?limit=100'],
    page: lazyPage(
      'admin/undelivered-email-page.tsx',
      async () => (await import('#web/admin/undelivered-email-page.tsx')).UndeliveredEmailPage,
    ),
  },
  {
    path: '/admin/group-sessions',
    title: 'Group sessions',
    audience: 'admin',
    early: ['/api/admin/group-sessions?limit=200'],
    page: lazyPage(
      'admin/group-sessions-page.tsx',
      async () => (await import('#web/admin/group-sessions-page.tsx')).GroupSessionsPage,
    ),
  },
  {
    path: '/admin/contact-messages',
    title: 'Contact messages',
    audience: 'admin',
    early: ['/api/admin/contact-messages?status=new', '/api/admin/contact-message-counts'],
    page: lazyPage(
      'admin/contact-messages-page.tsx',
      async () => (await import('#web/admin/contact-messages-page.tsx')).ContactMessagesPage,
    ),
  },
  {
    path: '/admin/contact-messages/:id',
    title: 'A message',
    audience: 'admin',
    page: lazyPage(
      'admin/contact-message-page.tsx',
      async () => (await import('#web/admin/contact-message-page.tsx')).ContactMessagePage,
    ),
  },
  {
    path: '/admin/accounts',
    title: 'Accounts',
    audience: 'admin',
    page: lazyPage(
      'admin/accounts-page.tsx',
      async () => (await import('#web/admin/accounts-page.tsx')).AccountsPage,
    ),
  },
  {
    path: '/admin/accounts/:id',
    title: 'An account',
    audience: 'admin',
    page: lazyPage(
      'admin/account-page.tsx',
      async () => (await import('#web/admin/account-page.tsx')).AccountPage,
    ),
  },
  {
    path: '/admin/crisis-lines',
    title: 'Help lines',
    audience: 'admin',
    early: ['/api/admin/crisis-lines'],
    page: lazyPage(
      'admin/crisis-lines-page.tsx',
      async () => (await import('#web/admin/crisis-lines-page.tsx')).CrisisLinesPage,
    ),
  },
  {
    path: '/admin/audit',
    title: 'Audit trail',
    audience: 'admin',
    page: lazyPage(
      'admin/audit-page.tsx',
      async () => (await import('#web/admin/audit-page.tsx')).AuditPage,
    ),
  },
  {
    path: '/admin/student-verifications/:id',
    title: 'A student’s document',
    audience: 'admin',
    page: lazyPage(
      'admin/verification-page.tsx',
      async () => (await import('#web/admin/verification-page.tsx')).VerificationPage,
    ),
  },
]

const developmentRoutes: readonly AppRoute[] = [
  {
    path: '/dev/kit',
    title: 'The kit',
    audience: 'public',
    development: true,
    page: lazyPage('dev/kit-page.tsx', async () => (await import('#web/dev/kit-page.tsx')).KitPage),
  },
]

/** Every URL of the app, each once. The guard, the build and the server's page list read this table. */
export const routes: readonly AppRoute[] = [
  ...publicRoutes,
  ...signedInRoutes,
  ...clientRoutes,
  ...providerRoutes,
  ...adminRoutes,
  ...developmentRoutes,
]

/** Addresses that lead on to another (spec section 2). */
export const redirects: Readonly<Record<`/${string}`, `/${string}`>> = {
  '/patient-dashboard': '/patient-profile',
  '/provider-dashboard': '/provider-profile',
  '/student-dashboard': '/student-profile',
}

/** For every address that is not in the table. */
export const notFound: AppRoute = {
  path: '/not-found',
  title: 'Page not found',
  audience: 'public',
  page: lazyPage(
    'app/not-found-page.tsx',
    async () => (await import('#web/app/not-found-page.tsx')).NotFoundPage,
  ),
}

/** A path as the table has it: in lower case, and without a slash at its end. */
const plain = (path: string) => path.toLowerCase().replace(/(?<=.)\/+$/, '')

/** Where a path leads on to, if it is one of those that do. */
export function findRedirect(path: string): string | undefined {
  return redirects[plain(path) as `/${string}`]
}

/** The row of a path, following redirects. The last part of a row's path may be open: `:id`. */
export function findRoute(path: string): AppRoute {
  const target = findRedirect(path) ?? plain(path)
  const open = target.replace(/[^/]+$/, ':id')
  const at = (one: string) => routes.find((route) => route.path === one)
  return at(target) ?? at(open) ?? notFound
}
