import { Hono } from 'hono'
import { AuthProblem } from '#server/platform/http/auth-problem.ts'
import { adminUserRoutes } from './admin-users/routes.ts'
import { recoveryCodeRoutes } from './factors/recovery-codes/routes.ts'
import { factorRoutes } from './factors/routes.ts'
import { informationRoutes } from './information/routes.ts'
import { AuthLimits } from './limits/auth-limits.ts'
import { mailedLinkRoutes } from './mailed-links/routes.ts'
import type { AuthEnv, AuthSettings } from './auth-settings.ts'
import { otpRoutes } from './otp/routes.ts'
import { allowOrigins } from './origins/routes.ts'
import { recoveryRoutes } from './recovery/routes.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { signInRoutes } from './sign-in/routes.ts'
import { signUpRoutes } from './sign-up/routes.ts'
import { disabledRoutes } from './disabled-endpoints/routes.ts'
import { userRoutes } from './user/routes.ts'
import { verificationRoutes } from './verification/routes.ts'

/** The Supabase Auth contract under `/auth/v1`, one sub-folder per concern. */
export function authRoutes(given: Omit<AuthSettings, 'limits'>) {
  const settings: AuthSettings = { ...given, limits: new AuthLimits(given.env) }
  return new Hono<AuthEnv>()
    .use(allowOrigins(given.env.AUTH_ORIGINS))
    .use(async (c, next) => {
      c.set('settings', settings)
      c.header('Cache-Control', 'no-store')
      // auth-js signs a person out when a refresh is put off: those are counted by session.
      const isRefresh =
        c.req.path.endsWith('/token') && c.req.query('grant_type') === 'refresh_token'
      if (!isRefresh) {
        await settings.limits.countCall('call', c.var.caller_address)
      }
      await next()
    })
    .route('/', signUpRoutes)
    .route('/', signInRoutes)
    .route('/', verificationRoutes)
    .route('/', userRoutes)
    .route('/', sessionRoutes)
    .route('/', recoveryCodeRoutes)
    .route('/', factorRoutes)
    .route('/', recoveryRoutes)
    .route('/', otpRoutes)
    .route('/', informationRoutes)
    .route('/', disabledRoutes)
    .route('/', adminUserRoutes)
    .route('/', mailedLinkRoutes)
    .all('*', () => {
      throw new AuthProblem(404, 'not_found', 'There is no such call')
    })
}
