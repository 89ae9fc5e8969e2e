import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { authRoutes } from './accounts/routes.ts'
import { type ApiRoutes, mountApiRoutes } from './platform/http/api-routes.ts'
import { callerAddress, networkPrefixOf } from './platform/http/address.ts'
import { answerAuthProblem, AuthProblem } from './platform/http/auth-problem.ts'
import { limitBody, maxBytes, maxBytesWithFile, maxPublicBytes } from './platform/http/body-size.ts'
import { capturedMailbox } from './platform/mail/captured-mailbox.ts'
import type { PaymentProvider } from './membership/payment-provider.ts'
import { rejectWhatIsOff } from './clinic-settings/features/reject-what-is-off.ts'
import { features, writeErasureMails } from './features.ts'
import { undoOpenMerges } from './registrations/merges/undo/data.ts'
import type { Feature } from './feature.ts'
import type { Env } from './platform/env.ts'
import { mayUseReserved } from './platform/db/pools.ts'
import { fileLinks } from './platform/files/file-links.ts'
import { fileRoutes } from './platform/files/file-routes.ts'
import type { FileStore } from './platform/files/files.ts'
import { connectionCheckRoutes } from './platform/process/connection-check.ts'
import { healthRoutes, type ProcessStatus } from './platform/process/health.ts'
import { version } from './platform/version.ts'
import { observeRequests, type RecordRequest } from './platform/http/observe-requests.ts'
import { openApiRoutes } from './platform/http/openapi.ts'
import { answerProblem, notFound, notSignedIn, Problem } from './platform/problem.ts'
import { RateLimit } from './platform/rate-limit.ts'
import { claimsOfBearer, type RouteEnv } from './platform/route.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import type { TokenKey } from './platform/session.ts'

/** Calls of `/api` that need no token. Everything else is rejected without one. The last part may be open. */
export const publicCalls: readonly string[] = [
  'GET /api/health',
  'GET /api/live',
  'GET /api/ready',
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/providers',
  'GET /api/providers/:id',
  'GET /api/group-sessions',
  'GET /api/crisis-lines',
  'GET /api/clinic-calendar',
  'GET /api/library/guides',
  'GET /api/library/guides/:slug',
  'GET /api/packs',
  'POST /api/clinic-record-erasures',
  'POST /api/contact-messages',
  'POST /api/pay-links/network',
  'POST /api/pay-links/offer',
  'POST /api/pay-links/payment',
  'POST /api/pay-links/payments',
  'POST /api/take-overs',
  'POST /api/take-overs/logins',
  'GET /api/plans',
  // From the payment aggregator, which signs it.
  'POST /api/payment-callbacks',
  'POST /api/payment-callbacks/pawapay',
  // From the operator, who has the service key.
  'GET /api/connection-check/request',
  'GET /api/connection-check/events',
  'POST /api/connection-check/body',
]

/** Calls that need larger bodies than others. */
const largerCalls: Readonly<Record<string, number>> = {
  'POST /api/admin/clinic-logo': maxBytesWithFile,
  'POST /api/provider/photo': maxBytesWithFile,
  'POST /api/provider/registration': maxBytesWithFile,
  'POST /api/student-verification': maxBytesWithFile,
  'POST /api/connection-check/body': maxBytesWithFile,
}

const needsNoToken = (call: string) =>
  publicCalls.includes(call) ||
  [':id', ':slug'].some((open) => publicCalls.includes(call.replace(/[^/]+$/, open)))

/** Calls that anyone may send, in `/auth/v1` all but the operator's. */
const isPublic = (call: string) =>
  needsNoToken(call) || /^[A-Z]+ \/auth\/v1\/(?!admin\/)/.test(call)
const maxBytesOf = (call: string) =>
  largerCalls[call] ?? (isPublic(call) ? maxPublicBytes : maxBytes)

export interface AppSettings {
  env: Env
  token_key: TokenKey
  files: FileStore
  payments: PaymentProvider
  /** The built web app; absent where only data is served. */
  web?: Hono | undefined
  /** Aborts when the server stops: answers without an end of their own end then. */
  stopping?: AbortSignal
  /** What `/api/ready` says of this process; without it the process is ready. */
  status?: ProcessStatus
  /** Counts each request for `/metrics`. */
  recordRequest?: RecordRequest | undefined
}

const isWell: ProcessStatus = { isDraining: () => false, areJobsAlive: () => true }

/** Mounts the routes of every feature behind the checks that all share. */
export function createApp(settings: AppSettings) {
  const {
    env,
    token_key,
    files,
    payments,
    web,
    stopping,
    status = isWell,
    recordRequest,
  } = settings
  const app = new Hono<RouteEnv>()
  const addressOf = callerAddress(env.TRUST_PROXY)
  app.use(securityHeaders(env.PUBLIC_URL.startsWith('https://'), env.HSTS))
  app.use(observeRequests(env.TRUST_PROXY, recordRequest))
  app.use(async (c, next) => {
    c.set('token_key', token_key)
    c.set('caller_address', addressOf(c))
    await next()
  })
  app.use(limitBody(maxBytesOf))
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
      : await perAddress.secondsToWait(networkPrefixOf(c.get('caller_address')))
    if (wait > 0) {
      throw new Problem(429, 'too_many_requests', 'Too many requests. Please wait a moment.', {
        retryAfter: wait,
      })
    }
    // Asking for the head alone is routed as GET.
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
    const call = `${method} ${c.req.path}`
    if (!needsNoToken(call) && !claims) throw notSignedIn()
    c.header('Cache-Control', 'no-store')
    await next()
  })
  api.use(rejectWhatIsOff)
  // Responses with content that another user may have influenced need a token, so that
  // no one can guess at them by their length.
  const packed = compress({ contentTypeFilter: /^application\/(fhir\+)?json/ })
  api.use((c, next) => {
    if (c.req.method !== 'GET') return next()
    // Set before the answer is made: changing a finished one makes a stream of it, at 60 µs a call.
    c.header('Vary', 'Accept-Encoding')
    return packed(c, next)
  })
  mountApiRoutes(api, healthRoutes(status))
  const dependencies = {
    env,
    files,
    payments,
    writeErasureMails,
    undoOpenMerges,
    stopping: stopping ?? new AbortController().signal,
  }
  mountApiRoutes(api, connectionCheckRoutes({ ...env, stopping: dependencies.stopping }))
  for (const feature of features)
    for (const routes of Object.values<ApiRoutes>(feature.routes(dependencies)))
      mountApiRoutes(api, routes)
  api.route('/', openApiRoutes(api, version))
  api.notFound(() => {
    throw notFound()
  })
  app.route('/api', api)
  // Login works also while calls of /api wait for a lock on all other connections.
  app.use('/auth/v1/*', (_, next) => mayUseReserved(next))
  app.route('/auth/v1', authRoutes({ env, token_key, files, undoOpenMerges }))
  for (const feature of features as readonly Feature[]) {
    const outside = feature.outside?.(dependencies)
    if (outside) app.route('/', outside)
  }
  app.route('/', fileRoutes(files, fileLinks(env.AUTH_SECRETS)))
  if (!env.isProduction && !env.SMTP_URL) app.route('/', capturedMailbox)
  if (web) app.route('/', web)
  app.notFound((c) => answerProblem(c, notFound()))
  return app
}
