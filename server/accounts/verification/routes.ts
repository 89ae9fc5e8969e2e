import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { plainAddress } from '#domain/values/email-address.ts'
import { optionalText, readAuthBody } from '#server/platform/http/auth-body.ts'
import { AuthProblem } from '#server/platform/http/auth-problem.ts'
import { now } from '#server/platform/clock.ts'
import { asSystem, type Transaction } from '#server/platform/db.ts'
import { type Account, confirmEmail, readAccount } from '../data.ts'
import { rejectionsAtEvenRate } from '../limits/auth-limits.ts'
import { hashPassword } from '../passwords/password-hashes.ts'
import { giveAuthCode } from '../pkce/data.ts'
import type { AuthEnv, AuthSettings } from '../auth-settings.ts'
import { rejectWeakPassword } from '../passwords/password-policy.ts'
import { issueSession } from '../sessions/data.ts'
import { deviceOf, isBanned } from '../sessions/routes.ts'
import { rejectMalformedPhone } from '../address-problems.ts'
import { applySignUp, deleteSignUps } from '../sign-up/data.ts'
import { readBrowser } from '../sign-up/sign-up-fields.ts'
import { applyEmailChange, setPassword } from '../user/data.ts'
import {
  countWrongCode,
  dropToken,
  dropTokens,
  findTokens,
  findTokensOfUser,
  isUsedLink,
  keepUsedLink,
  type OneTimeToken,
} from './data.ts'
import {
  chooseRedirect,
  isSameMac,
  leadsToPassword,
  macOfCode,
  maxWrongCodes,
  type Purpose,
  purposesOfType,
} from './one-time-tokens.ts'

const verifyBody = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
  redirect_to: optionalText,
  // Not in the contract: asked for where the browser that confirms did not sign up.
  password: optionalText,
})

const halfDone =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

export const verificationRoutes = new Hono<AuthEnv>()
  .post('/verify', rejectionsAtEvenRate, async (c) => {
    const { settings, caller_address } = c.var
    const body = await readAuthBody(c, verifyBody)
    if (!body.type) throw invalid('Verify requires a verification type')
    if (!body.token && !body.token_hash) throw invalid('Verify requires a token or a token hash')
    if (body.token_hash) {
      if (body.email || body.phone || body.redirect_to) {
        throw invalid('Only the token_hash and type should be provided')
      }
      const asker = await readAsker(c, body.password)
      return answerRedeemed(c, await redeemLink(settings, body.token_hash, body.type, asker))
    }
    rejectMalformedPhone(body.phone)
    if (!body.email && !body.phone) {
      throw invalid('Only an email address or phone number should be provided on verify')
    }
    const email = plainAddress(body.email ?? '')
    await settings.limits.countTry(`code ${email}`, caller_address)
    const asker = await readAsker(c, body.password)
    const redeemed = await redeemCode(settings, email, body.token!.trim(), body.type, asker)
    if (!redeemed) throw new AuthProblem(403, 'otp_expired', 'Token has expired or is invalid')
    await settings.limits.recordSuccess(`code ${email}`, caller_address)
    return answerRedeemed(c, redeemed)
  })
  .get('/verify', async (c) => {
    // Who asks for the head alone looks at the link, and follows it later.
    if (c.req.method === 'HEAD') return c.body(null, 200)
    // Nor does a browser that fetches ahead. It keeps no answer that is a failure.
    if (isFetchedAhead(c)) return c.body(null, 503, { 'Cache-Control': 'no-store' })
    const { settings } = c.var
    const { token = '', type = '', redirect_to } = c.req.query()
    const target = new URL(
      chooseRedirect(settings.env, [
        redirect_to ?? c.req.header('redirect_to'),
        c.req.header('referer'),
      ]),
    )
    try {
      const redeemed = await redeemLink(settings, token, type, { isOpened: true })
      if (redeemed.kind === 'half') {
        target.hash = new URLSearchParams({ message: halfDone, sb: '' }).toString()
      } else if (redeemed.auth_code) {
        target.searchParams.set('code', redeemed.auth_code)
      } else {
        target.hash = await sessionFragment(c, redeemed.user_id, type)
      }
    } catch (error) {
      if (!(error instanceof AuthProblem) || error.status >= 500) throw error
      const rejection = {
        error: error.status === 403 ? 'access_denied' : 'invalid_request',
        error_code: error.code,
        error_description: error.message,
        sb: '',
      }
      target.hash = new URLSearchParams(rejection).toString()
      if (token.startsWith('pkce_')) {
        for (const [name, value] of Object.entries(rejection)) target.searchParams.set(name, value)
      }
    }
    return c.redirect(target.href, 303)
  })

/** True where no one has followed the link yet (Sec-Purpose; Purpose and X-Moz of older browsers). */
const isFetchedAhead = (c: Context<AuthEnv>) =>
  ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'].some((name) =>
    /prefetch|prerender|preview/i.test(c.req.header(name) ?? ''),
  )

/** What a one-time token did: its person may have a session, or the other address must follow. */
type Redeemed = { kind: 'done'; user_id: string; auth_code: string | undefined } | { kind: 'half' }

async function answerRedeemed(c: Context<AuthEnv>, redeemed: Redeemed) {
  if (redeemed.kind === 'half') return c.json({ msg: halfDone, code: '200' })
  return c.json(await openSession(c, redeemed.user_id))
}

function openSession(c: Context<AuthEnv>, user_id: string) {
  return asSystem('open a session by a mailed token', (tx) =>
    issueSession(tx, c.var.settings, user_id, { method: 'otp', device: deviceOf(c) }),
  )
}

async function sessionFragment(c: Context<AuthEnv>, user_id: string, type: string) {
  const session = await openSession(c, user_id)
  return new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: '',
    token_type: 'bearer',
    type,
  }).toString()
}

/** Who redeems a token, as far as our own pages say. */
interface Asker {
  /** The proof of the browser: "" where it has none, undefined where no page of ours asks. */
  browser?: string | undefined
  /** The link itself was opened, which shows no more than who reads the mails. */
  isOpened?: boolean
  /** Of the password typed where the address is confirmed. */
  password_hash?: string | undefined
}

/** The password is hashed before the transaction. @throws AuthProblem where it is weak */
async function readAsker(c: Context<AuthEnv>, password: string | undefined): Promise<Asker> {
  const { settings, caller_address } = c.var
  const browser = readBrowser(c.req.query('redirect_to'))
  if (!password) return { browser }
  await settings.limits.countCall('password', caller_address)
  rejectWeakPassword(password, settings.env)
  return { browser, password_hash: await hashPassword(password, caller_address) }
}

/**
 * @throws AuthProblem 403 `otp_expired`, the same for wrong, used, expired and unknown links; to a page
 *   of ours 422 `email_already_confirmed` for a link that has confirmed its address
 */
async function redeemLink(
  settings: AuthSettings,
  token_hash: string,
  type: string,
  asker: Asker = {},
): Promise<Redeemed> {
  const bare = token_hash.replace(/^pkce_/, '')
  return asSystem('redeem a mailed link', async (tx) => {
    const [token] = await findTokens(tx, { token_hash: bare }, purposesOfType(type))
    if (!token || token.expires_at <= now()) {
      // Only to a page of ours: the contract answers used links like any other.
      const isOwnPage = asker.browser !== undefined && type === 'signup'
      if (isOwnPage && (await isUsedLink(tx, bare))) {
        throw new AuthProblem(422, 'email_already_confirmed', 'This address is confirmed already.')
      }
      throw new AuthProblem(403, 'otp_expired', 'Email link is invalid or has expired')
    }
    return redeem(tx, settings, { token, type }, asker)
  })
}

/** @returns undefined for wrong, used, expired, locked and unknown codes; a wrong one is counted */
async function redeemCode(
  settings: AuthSettings,
  email: string,
  code: string,
  type: string,
  asker: Asker,
): Promise<Redeemed | undefined> {
  return asSystem('redeem a mailed code', async (tx) => {
    const tokens = await findTokens(tx, { sent_to: email }, purposesOfType(type))
    const live = tokens.filter(
      (token) => token.expires_at > now() && token.wrong_codes < maxWrongCodes,
    )
    const match = live.find((token) => isCodeOf(settings, token, code))
    if (match) return redeem(tx, settings, { token: match, type }, asker)
    await countWrongCode(
      tx,
      live.map((token) => token.id),
    )
    return undefined
  })
}

/** True where `code` is the one that the token's mail showed. */
export function isCodeOf(settings: AuthSettings, token: OneTimeToken, code: string): boolean {
  const { purpose, sent_to: address, code_hmac } = token
  return settings.env.AUTH_SECRETS.some((secret) =>
    isSameMac(code_hmac, macOfCode(secret, { purpose, address, code })),
  )
}

/** Does what a token is for, and uses it up where it does not lead to a new password. */
async function redeem(
  tx: Transaction,
  settings: AuthSettings,
  { token, type }: { token: OneTimeToken; type: string },
  asker: Asker,
): Promise<Redeemed> {
  const { user_id } = token
  const account = await readAccount(tx, user_id)
  if (isBanned(account.user)) throw new AuthProblem(403, 'user_banned', 'User is banned')
  const purpose = token.purpose as Purpose
  if (purpose === 'email_change_current' || purpose === 'email_change_new') {
    const pending = await findTokensOfUser(tx, user_id, [
      'email_change_current',
      'email_change_new',
    ])
    if (pending.length > 1) {
      await dropToken(tx, token.id)
      return { kind: 'half' }
    }
    await applyEmailChange(tx, settings, account)
  } else {
    if (!account.user.email_confirmed_at)
      await settleSignUp(tx, account, purpose, asker, token.flow_state_id !== null)
    await confirmEmail(tx, user_id)
    if (purpose === 'confirmation') await keepUsedLink(tx, token)
  }
  const auth_code = token.flow_state_id ? await giveAuthCode(tx, token.flow_state_id) : undefined
  // A flow has one code, which is exchanged once.
  const isForPassword = token.leads_to_password && leadsToPassword(type)
  const isKept = isForPassword && !token.flow_state_id && !asker.password_hash
  await dropTokens(tx, user_id, isKept ? token.id : undefined)
  return { kind: 'done', user_id, auth_code }
}

/**
 * Decides whose password an address is confirmed with. Until now no one has shown that they are both
 * its owner and the one who chose the password: the browser that signed up gets its own, any other
 * page of ours types one, and a way to a new password voids the old. A link that was only opened voids
 * it too where it was mailed for a sign-up: a stranger may have chosen password and landing. The browser
 * that shows the verifier of its challenge afterwards gets its own back. Who is no page of ours gets
 * what the contract says: the first password.
 *
 * @param isFlow whether a challenge has a pending verifier
 * @throws AuthProblem 422 `password_needed`; the token stays good
 */
async function settleSignUp(
  tx: Transaction,
  { user }: Account,
  purpose: Purpose,
  { browser, password_hash, isOpened }: Asker,
  isFlow: boolean,
) {
  if (purpose === 'recovery' || (isOpened && user.confirmation_sent_at)) {
    await setPassword(tx, user.id, null)
    if (purpose !== 'recovery' && isFlow) return
  } else if (browser !== undefined) {
    const isOwn = browser !== '' && (await applySignUp(tx, user, browser))
    if (!isOwn && !password_hash) {
      throw new AuthProblem(
        422,
        'password_needed',
        'Choose the password that you will log in with.',
      )
    }
    if (password_hash) await setPassword(tx, user.id, password_hash)
  }
  await deleteSignUps(tx, user.id)
}

function invalid(message: string) {
  return new AuthProblem(400, 'validation_failed', message)
}
