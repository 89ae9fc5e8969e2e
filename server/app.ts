import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { mostFileBytes } from '#domain/files.ts'
import { authRoutes } from './accounts/routes.ts'
import { consentRoutes } from './accounts/consents/routes.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { deviceRoutes } from './accounts/devices/routes.ts'
import { myDataRoutes } from './accounts/my-data/routes.ts'
import { photoRoutes } from './accounts/profile/photo/routes.ts'
import { profileRoutes } from './accounts/profile/routes.ts'
import { appointmentsRoutes } from './appointments/routes.ts'
import { accountRoutes } from './admin/accounts/routes.ts'
import { auditTrailRoutes } from './admin/audit-trail/routes.ts'
import { contactMessageRoutes } from './admin/contact-messages/routes.ts'
import { keptLineRoutes } from './admin/crisis-lines/routes.ts'
import { groupSessionRoutes } from './admin/group-sessions/routes.ts'
import { adminRoutes } from './admin/routes.ts'
import { undeliveredEmailRoutes } from './admin/undelivered-email/routes.ts'
import { waitingRoutes } from './admin/waiting/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { foodRoutes } from './nutrition/foods/routes.ts'
import { intakeRoutes } from './intake/routes.ts'
import { adminPlanRoutes } from './admin/plans/routes.ts'
import { refundRoutes } from './admin/refunds/routes.ts'
import { studentVerificationRoutes } from './admin/student-verifications/routes.ts'
import { callerAddress, lineOf } from './platform/address.ts'
import { answerAuthProblem, AuthProblem } from './platform/auth-problem.ts'
import { limitBody } from './platform/body-size.ts'
import { capturedMailbox } from './platform/captured-mailbox.ts'
import { diaryRoutes } from './diary/routes.ts'
import { paymentCallbackRoutes } from './membership/callbacks/routes.ts'
import { catalogueRoutes } from './membership/catalogue/routes.ts'
import { membershipRoutes } from './membership/routes.ts'
import type { PaymentProvider } from './membership/aggregator/rules.ts'
import { exerciseRoutes } from './exercise/routes.ts'
import type { Env } from './platform/env.ts'
import { mayUseReserved } from './platform/db/pools.ts'
import { fileLinks } from './platform/file-links.ts'
import { fileRoutes } from './platform/file-routes.ts'
import type { FileStore } from './platform/files.ts'
import { healthRoutes, type ProcessStatus, version } from './platform/health.ts'
import { log } from './platform/log.ts'
import { messageRoutes } from './messages/routes.ts'
import { messageStreamRoutes } from './messages/stream/routes.ts'
import { medicationsRoutes } from './medications/routes.ts'
import { nutritionRoutes } from './nutrition/routes.ts'
import { openApiRoutes } from './platform/openapi.ts'
import { answerProblem, notFound, notSignedIn, Problem } from './platform/problem.ts'
import { RateLimit } from './platform/rate-limit.ts'
import { claimsOfBearer, type RouteEnv } from './platform/route.ts'
import { securityHeaders } from './platform/security-headers.ts'
import type { TokenKey } from './platform/session.ts'
import { availabilityRoutes } from './practice/availability/routes.ts'
import { billingRoutes } from './practice/billing/routes.ts'
import { heldRoutes } from './practice/held/routes.ts'
import { overviewRoutes } from './practice/overview/routes.ts'
import { patientRoutes } from './practice/patients/routes.ts'
import { planTemplateRoutes } from './practice/plan-templates/routes.ts'
import { planRequestRoutes } from './practice/plan-requests/routes.ts'
import { registrationRoutes } from './practice/registration/routes.ts'
import { reportRoutes } from './practice/report/routes.ts'
import { practiceRoutes } from './practice/routes.ts'
import { readingsReportRoutes } from './readings/report/routes.ts'
import { readingsRoutes } from './readings/routes.ts'
import { screeningRoutes } from './screening/routes.ts'
import { crisisLineRoutes } from './safety/crisis-lines/routes.ts'
import { safetyRoutes } from './safety/routes.ts'
import { symptomsRoutes } from './symptoms/routes.ts'
import { burnoutRoutes } from './students/burnout/routes.ts'
import { focusRoutes } from './students/focus/routes.ts'
import { plannerRoutes } from './students/planner/routes.ts'
import { groupRoutes } from './students/groups/routes.ts'
import { verificationRoutes } from './students/verification/routes.ts'

/** Calls of `/api` that need no token. Everything else is refused at the door. */
export const publicCalls: readonly string[] = [
  'GET /api/health',
  'GET /api/live',
  'GET /api/ready',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/providers',
  'GET /api/group-sessions',
  'GET /api/crisis-lines',
  'POST /api/contact-messages',
  'GET /api/plans',
  // From the payment aggregator, which signs it.
  'POST /api/payment-callbacks',
]

/** The largest body of a call; a form brings its other fields beside the file. */
const mostBytes = 1024 * 1024
const withFile = mostFileBytes + 64 * 1024
const largerCalls = {
  'POST /api/provider/photo': withFile,
  'POST /api/provider/registration': withFile,
  'POST /api/student-verification': withFile,
}

/** The typed surface of each room, for the browser's client. */
export interface Api {
  health: ReturnType<typeof healthRoutes>
  profile: typeof profileRoutes
  photo: ReturnType<typeof photoRoutes>
  consents: typeof consentRoutes
  devices: typeof deviceRoutes
  myData: ReturnType<typeof myDataRoutes>
  readings: typeof readingsRoutes
  readingsReport: typeof readingsReportRoutes
  diary: typeof diaryRoutes
  medications: typeof medicationsRoutes
  symptoms: typeof symptomsRoutes
  dashboard: typeof dashboardRoutes
  screening: typeof screeningRoutes
  safety: typeof safetyRoutes
  messages: ReturnType<typeof messageRoutes>
  practice: typeof practiceRoutes
  appointments: typeof appointmentsRoutes
  exercise: typeof exerciseRoutes
  availability: typeof availabilityRoutes
  billing: typeof billingRoutes
  held: typeof heldRoutes
  patients: typeof patientRoutes
  overview: typeof overviewRoutes
  report: typeof reportRoutes
  planTemplates: typeof planTemplateRoutes
  foods: typeof foodRoutes
  planRequests: typeof planRequestRoutes
  intake: typeof intakeRoutes
  registration: ReturnType<typeof registrationRoutes>
  nutrition: typeof nutritionRoutes
  catalogue: typeof catalogueRoutes
  membership: ReturnType<typeof membershipRoutes>
  admin: ReturnType<typeof adminRoutes>
  contact: ReturnType<typeof contactRoutes>
  contactMessages: typeof contactMessageRoutes
  refunds: ReturnType<typeof refundRoutes>
  undeliveredEmail: typeof undeliveredEmailRoutes
  adminPlans: typeof adminPlanRoutes
  planner: typeof plannerRoutes
  focus: typeof focusRoutes
  burnout: typeof burnoutRoutes
  groups: typeof groupRoutes
  groupSessions: ReturnType<typeof groupSessionRoutes>
  verification: ReturnType<typeof verificationRoutes>
  studentVerifications: ReturnType<typeof studentVerificationRoutes>
  crisisLines: typeof crisisLineRoutes
  keptLines: typeof keptLineRoutes
  accounts: ReturnType<typeof accountRoutes>
  auditTrail: typeof auditTrailRoutes
  waiting: ReturnType<typeof waitingRoutes>
}

export interface AppSettings {
  env: Env
  token_key: TokenKey
  files: FileStore
  payments: PaymentProvider
  /** The built web app; absent where only data is served. */
  web?: Hono | undefined
  /** Aborts when the server stops: answers without an end of their own end then. */
  stopping?: AbortSignal
  /** What `/api/ready` tells of this process; without it the process is well. */
  status?: ProcessStatus
}

const isWell: ProcessStatus = { isDraining: () => false, areJobsAlive: () => true }

/** Chains every room's routes behind the checks that all share. */
export function createApp(settings: AppSettings) {
  const { env, token_key, files, payments, web, stopping, status = isWell } = settings
  const app = new Hono<RouteEnv>()
  const addressOf = callerAddress(env.TRUST_PROXY)
  app.use(securityHeaders(env.PUBLIC_URL.startsWith('https://'), env.HSTS))
  app.use(async (c, next) => {
    const began = performance.now()
    const request_id = randomUUID()
    c.set('request_id', request_id)
    c.set('token_key', token_key)
    c.set('caller_address', addressOf(c))
    await next()
    if (c.req.path.startsWith('/assets/')) return
    c.res.headers.set('X-Request-Id', request_id)
    log.info(
      {
        request_id,
        method: c.req.method,
        route: c.req.routePath,
        status: c.res.status,
        ms: Math.round(performance.now() - began),
      },
      'request',
    )
  })
  app.use(limitBody(mostBytes, largerCalls))
  app.onError((error, c) =>
    error instanceof AuthProblem || c.req.path.startsWith('/auth/v1/')
      ? answerAuthProblem(c, error)
      : answerProblem(c, error),
  )

  // Thousands of phones share an address behind a carrier's NAT, so a person is counted by session.
  const perSession = new RateLimit(env, { name: 'api session', points: 600, seconds: 60 })
  const perAddress = new RateLimit(env, { name: 'api address', points: 3000, seconds: 60 })
  const api = new Hono<RouteEnv>()
  api.use(async (c, next) => {
    const claims = await claimsOfBearer(c)
    c.set('claims', claims)
    const wait = claims
      ? await perSession.secondsToWait(claims.session_id)
      : await perAddress.secondsToWait(lineOf(c.get('caller_address')))
    if (wait > 0) {
      throw new Problem(429, 'too_many_requests', 'Too many requests. Please wait a moment.', {
        retryAfter: wait,
      })
    }
    // Asking for the head alone is routed as GET.
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
    const call = `${method} ${c.req.path}`
    if (!publicCalls.includes(call) && !claims) throw notSignedIn()
    c.header('Cache-Control', 'no-store')
    await next()
  })
  // Answers that hold what a stranger may have had somebody send need a token to be asked for, so that
  // nobody can guess at them by their length.
  const packed = compress({ contentTypeFilter: /^application\/json/ })
  api.use((c, next) => {
    if (c.req.method !== 'GET') return next()
    // Set before the answer is made: changing a finished one makes a stream of it, at 60 µs a call.
    c.header('Vary', 'Accept-Encoding')
    return packed(c, next)
  })
  api.route('/', healthRoutes(status))
  api.route('/', profileRoutes)
  api.route('/', photoRoutes(env, files))
  api.route('/', consentRoutes)
  api.route('/', deviceRoutes)
  api.route('/', myDataRoutes(env, files))
  api.route('/', readingsRoutes)
  api.route('/', readingsReportRoutes)
  api.route('/', diaryRoutes)
  api.route('/', medicationsRoutes)
  api.route('/', symptomsRoutes)
  api.route('/', dashboardRoutes)
  api.route('/', screeningRoutes)
  api.route('/', safetyRoutes)
  api.route('/', messageRoutes(env))
  api.route('/', messageStreamRoutes(stopping ?? new AbortController().signal))
  api.route('/', practiceRoutes)
  api.route('/', appointmentsRoutes)
  api.route('/', exerciseRoutes)
  api.route('/', availabilityRoutes)
  api.route('/', billingRoutes)
  api.route('/', heldRoutes)
  api.route('/', patientRoutes)
  api.route('/', overviewRoutes)
  api.route('/', reportRoutes)
  api.route('/', planTemplateRoutes)
  api.route('/', foodRoutes)
  api.route('/', planRequestRoutes)
  api.route('/', intakeRoutes)
  api.route('/', registrationRoutes(env, files))
  api.route('/', nutritionRoutes)
  api.route('/', catalogueRoutes)
  api.route('/', membershipRoutes(env, payments))
  api.route('/', paymentCallbackRoutes(env, payments))
  api.route('/', adminRoutes(env))
  api.route('/', contactRoutes(env))
  api.route('/', contactMessageRoutes)
  api.route('/', refundRoutes(env))
  api.route('/', adminPlanRoutes)
  api.route('/', plannerRoutes)
  api.route('/', focusRoutes)
  api.route('/', burnoutRoutes)
  api.route('/', groupRoutes)
  api.route('/', groupSessionRoutes(env))
  api.route('/', verificationRoutes(env, files))
  api.route('/', studentVerificationRoutes(env))
  api.route('/', crisisLineRoutes)
  api.route('/', keptLineRoutes)
  api.route('/', accountRoutes(env))
  api.route('/', auditTrailRoutes)
  api.route('/', waitingRoutes(env))
  api.route('/', undeliveredEmailRoutes)
  api.route('/', openApiRoutes(api, version))
  api.notFound(() => {
    throw notFound()
  })
  app.route('/api', api)
  // Login works also while calls of /api wait for a lock on all other connections.
  app.use('/auth/v1/*', (_, next) => mayUseReserved(next))
  app.route('/auth/v1', authRoutes({ env, token_key, files }))
  app.route('/', fileRoutes(files, fileLinks(env.AUTH_SECRETS)))
  if (!env.isProduction && !env.SMTP_URL) app.route('/', capturedMailbox)
  if (web) app.route('/', web)
  app.notFound((c) => answerProblem(c, notFound()))
  return app
}
