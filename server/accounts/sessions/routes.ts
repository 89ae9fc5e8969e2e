import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { AuthProblem } from '#server/platform/http/auth-problem.ts'
import { now } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import { findAccount } from '../data.ts'
import type { AuthEnv } from '../auth-settings.ts'
import { type Device, revokeSessions, findSession } from './data.ts'

/**
 * Authorization of every call of `/auth/v1` that needs a user: sets account and session, as they are
 * now, in `c.var.bearer`.
 *
 * @throws AuthProblem 401 `no_authorization`; 403 `bad_jwt`, `user_not_found`, `session_not_found`
 *   or `user_banned`, as the contract has it
 */
export const bearer: MiddlewareHandler<AuthEnv> = async (c, next) => {
  const token = /^bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (!token) {
    throw new AuthProblem(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  }
  const claims = await c.var.token_key.verify(token)
  if (!claims) {
    throw new AuthProblem(
      403,
      'bad_jwt',
      'invalid JWT: unable to parse or verify signature, or it has expired',
    )
  }
  const [account, session] = await asSystem('see whose token this is', (tx) =>
    Promise.all([findAccount(tx, { id: claims.sub }), findSession(tx, claims.session_id)]),
  )
  if (!account) {
    throw new AuthProblem(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  }
  const isOver = session?.not_after && session.not_after <= now()
  if (!session || session.user_id !== account.user.id || isOver) throw sessionEnded()
  if (isBanned(account.user)) throw new AuthProblem(403, 'user_banned', 'User is banned')
  c.set('bearer', { account, session })
  await next()
}

/** The session of a token is over. */
export function sessionEnded(): AuthProblem {
  return new AuthProblem(
    403,
    'session_not_found',
    'Session from session_id claim in JWT does not exist',
  )
}

/** True while an account is suspended. */
export function isBanned(user: { banned_until: Date | null }): boolean {
  return user.banned_until !== null && user.banned_until > now()
}

/** The device that a session opened by this request will name. */
export function deviceOf(c: Context<AuthEnv>): Device {
  return { user_agent: c.req.header('user-agent'), ip: c.var.caller_address }
}

const scopes = ['global', 'local', 'others'] as const

export const sessionRoutes = new Hono<AuthEnv>().post('/logout', bearer, async (c) => {
  const asked = c.req.query('scope') ?? 'global'
  const scope = scopes.find((known) => known === asked)
  if (!scope) {
    throw new AuthProblem(400, 'validation_failed', `Unsupported logout scope "${asked}"`)
  }
  const { account, session } = c.var.bearer
  await asSystem('log out', (tx) =>
    revokeSessions(tx, account.user.id, { scope, session_id: session.id }),
  )
  return c.body(null, 204)
})
