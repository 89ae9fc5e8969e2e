import { type Context, Hono, type MiddlewareHandler } from 'hono'
import * as z from 'zod/mini'
import { plainAddress } from '#domain/values/email-address.ts'
import { uuid } from '#domain/values/uuid.ts'
import { optionalText, readAuthBody } from '#server/platform/http/auth-body.ts'
import { AuthProblem } from '#server/platform/http/auth-problem.ts'
import { now } from '#server/platform/clock.ts'
import { asSystem } from '#server/platform/db.ts'
import { findAccount, readAccount } from '../data.ts'
import { rejectionsAtEvenRate } from '../limits/auth-limits.ts'
import {
  hashPassword,
  isForeignHash,
  matchPassword,
  requireHashingCapacity,
  sharedSalt,
} from '../passwords/password-hashes.ts'
import { takeFlow } from '../pkce/data.ts'
import { flowLife, meetsChallenge } from '../pkce/pkce-challenge.ts'
import type { AuthEnv } from '../auth-settings.ts'
import { describeWeakness } from '../passwords/password-policy.ts'
import {
  advanceSession,
  describeSession,
  revokeSessions,
  findSession,
  issueSession,
  waitForLocks,
} from '../sessions/data.ts'
import { deviceOf, isBanned } from '../sessions/routes.ts'
import { setPassword } from '../user/data.ts'
import { dropPasswordLinks } from '../verification/data.ts'
import { isExpired, judgeRefresh, readRefreshToken } from '../sessions/refresh-tokens.ts'
import { applySignUp, findStoredHashes, deleteSignUps } from '../sign-up/data.ts'
import { noteWrongPassword } from '../wrong-passwords/data.ts'

/** A rejected refresh reveals nothing of an account. */
const paced: MiddlewareHandler = (c, next) =>
  c.req.query('grant_type') === 'password' ? rejectionsAtEvenRate(c, next) : next()

export const signInRoutes = new Hono<AuthEnv>().post('/token', paced, (c) => {
  switch (c.req.query('grant_type')) {
    case 'password':
      return byPassword(c)
    case 'refresh_token':
      return byRefreshToken(c)
    case 'pkce':
      return byAuthCode(c)
    case 'id_token':
      throw new AuthProblem(400, 'provider_disabled', 'Provider (issuer) is not enabled')
    case 'web3':
      throw new AuthProblem(422, 'web3_provider_disabled', 'Web3 provider is disabled')
    default:
      throw new AuthProblem(400, 'invalid_credentials', 'unsupported_grant_type')
  }
})

const passwordBody = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
})

async function byPassword(c: Context<AuthEnv>) {
  const { settings, caller_address } = c.var
  await settings.limits.countCall('login', caller_address)
  const body = await readAuthBody(c, passwordBody)
  if (body.email && body.phone) {
    throw invalid('Only an email address or phone number should be provided on login.')
  }
  if (body.phone) {
    throw new AuthProblem(422, 'phone_provider_disabled', 'Phone logins are disabled')
  }
  if (!body.email) throw invalid('missing email or phone')
  const email = plainAddress(body.email)
  const password = body.password ?? ''
  requireHashingCapacity(caller_address)
  await settings.limits.countTry(email, caller_address)
  const [known, stored] = await asSystem('look up who signs in', (tx) =>
    Promise.all([findAccount(tx, { email }), findStoredHashes(tx, email)]),
  )
  const { password_hash = null } = known?.user ?? {}
  const { isOwn, isStored } = await matchPassword(password, {
    own: password_hash,
    stored,
    address: caller_address,
  })
  // A sign-up with this address and password is answered alike whether or not it was in use before.
  if (!isOwn && isStored) throw notConfirmed()
  if (!isOwn || !known) {
    await asSystem('count a wrong password', (tx) =>
      noteWrongPassword(tx, settings, email, known?.user),
    )
    throw new AuthProblem(400, 'invalid_credentials', 'Invalid login credentials')
  }
  if (isBanned(known.user)) throw new AuthProblem(400, 'user_banned', 'User is banned')
  if (!known.user.email_confirmed_at) throw notConfirmed()
  // An imported hash is replaced now that the password is at hand.
  const renewed =
    password_hash &&
    isForeignHash(password_hash) &&
    (await hashPassword(password, caller_address, sharedSalt(null, stored)))
  const session = await asSystem('open a session by password', async (tx) => {
    const account = await findAccount(tx, { id: known.user.id }, { lock: true })
    // Changed while it was being checked.
    if (account?.user.password_hash !== password_hash) {
      throw new AuthProblem(400, 'invalid_credentials', 'Invalid login credentials')
    }
    if (renewed) await setPassword(tx, known.user.id, renewed)
    await dropPasswordLinks(tx, known.user.id)
    const device = deviceOf(c)
    return issueSession(tx, settings, known.user.id, { method: 'password', device })
  })
  // Not before: an attacker's sign-up with this address must not give new tries at its password.
  await settings.limits.recordSuccess(email, caller_address)
  const weak_password = describeWeakness(password, settings.env)
  return c.json({ ...session, ...(weak_password ? { weak_password } : {}) })
}

const refreshBody = z.object({ refresh_token: optionalText })

async function byRefreshToken(c: Context<AuthEnv>) {
  const { settings } = c.var
  const { refresh_token = '' } = await readAuthBody(c, refreshBody)
  const ticket = readRefreshToken(settings.env.AUTH_SECRETS, refresh_token)
  if (!ticket) {
    // Belongs to no session that could be counted.
    await settings.limits.countCall('call', c.var.caller_address)
    // The older form of twelve characters is well made, but was never given out here.
    if (/^[a-z0-9]{12}$/.test(refresh_token)) throw unknownToken()
    throw invalid('Refresh token is not valid')
  }
  await settings.limits.countRefresh(ticket.session_id)
  const outcome = await asSystem('refresh a session', async (tx) => {
    await waitForLocks(tx, 5)
    const session = await findSession(tx, ticket.session_id, { lock: true }).catch(busySession)
    if (!session) return unknownToken()
    const account = await readAccount(tx, session.user_id)
    if (isBanned(account.user)) return new AuthProblem(400, 'user_banned', 'User is banned')
    if (isExpired(session, now())) {
      return new AuthProblem(400, 'session_expired', 'Invalid Refresh Token: Session Expired')
    }
    switch (judgeRefresh(ticket.counter, session, now())) {
      case 'next':
        return describeSession(settings, account, await advanceSession(tx, session, deviceOf(c)))
      case 'again':
        return describeSession(settings, account, session)
      case 'stolen':
        await revokeSessions(tx, session.user_id, { scope: 'local', session_id: session.id })
        return new AuthProblem(
          400,
          'refresh_token_already_used',
          'Invalid Refresh Token: Already Used',
        )
      case 'unknown':
        return unknownToken()
    }
  })
  // Thrown only now: the end of the session must be committed.
  if (outcome instanceof AuthProblem) throw outcome
  return c.json(outcome)
}

/** Another refresh of the same session has held its row for too long (55P03). */
function busySession(error: { code?: string }): never {
  if (error.code !== '55P03') throw error
  throw new AuthProblem(409, 'conflict', 'Too many requests at once. Please try again.')
}

const pkceBody = z.object({ auth_code: optionalText, code_verifier: optionalText })

async function byAuthCode(c: Context<AuthEnv>) {
  const { settings } = c.var
  const { auth_code, code_verifier } = await readAuthBody(c, pkceBody)
  if (!auth_code || !code_verifier) {
    throw invalid('invalid request: both auth code and code verifier should be non-empty')
  }
  const session = await asSystem('exchange a code for a session', async (tx) => {
    const flow = uuid().safeParse(auth_code).success ? await takeFlow(tx, auth_code) : undefined
    if (!flow?.user_id || !flow.opened_at) {
      throw new AuthProblem(
        404,
        'flow_state_not_found',
        'invalid flow state, no valid flow state found',
      )
    }
    if (now().getTime() - flow.opened_at.getTime() > flowLife * 1000) {
      throw new AuthProblem(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
    }
    const { code_challenge, code_challenge_method: method } = flow
    const challenge = { code_challenge, code_challenge_method: method as 's256' | 'plain' }
    if (!meetsChallenge(challenge, code_verifier)) {
      throw new AuthProblem(
        400,
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      )
    }
    const account = await readAccount(tx, flow.user_id)
    if (isBanned(account.user)) throw new AuthProblem(403, 'user_banned', 'User is banned')
    if (flow.purpose === 'signup') {
      // The browser that signed up has shown itself by the verifier: its password counts from now on.
      if (account.user.password_hash === null) await applySignUp(tx, account.user, code_challenge)
      await deleteSignUps(tx, flow.user_id)
    }
    return issueSession(tx, settings, flow.user_id, { method: 'otp', device: deviceOf(c) })
  })
  return c.json(session)
}

function notConfirmed() {
  return new AuthProblem(400, 'email_not_confirmed', 'Email not confirmed')
}

function unknownToken() {
  return new AuthProblem(
    400,
    'refresh_token_not_found',
    'Invalid Refresh Token: Refresh Token Not Found',
  )
}

function invalid(message: string) {
  return new AuthProblem(400, 'validation_failed', message)
}
