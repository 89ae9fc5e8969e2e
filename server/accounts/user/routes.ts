import { Hono } from 'hono'
import * as z from 'zod/mini'
import { optionalData, optionalText, readAuthBody } from '#server/platform/http/auth-body.ts'
import { AuthProblem } from '#server/platform/http/auth-problem.ts'
import { audit } from '#server/platform/audit.ts'
import { now } from '#server/platform/clock.ts'
import { asSystem, type Transaction } from '#server/platform/db.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { type Account, findAccount, readAccount } from '../data.ts'
import { atSteps } from '../limits/auth-limits.ts'
import { hashPassword, isPasswordOf, requireHashingCapacity } from '../passwords/password-hashes.ts'
import { type Landing, readLanding } from '../mails.ts'
import { dropFlows, openFlow } from '../pkce/data.ts'
import { rejectMalformedPhone } from '../address-problems.ts'
import { type Challenge, readChallenge } from '../pkce/pkce-challenge.ts'
import type { AuthEnv, AuthSettings, Bearer } from '../auth-settings.ts'
import { describeUser, mergeMetadata, rejectLargeMetadata } from '../describe-user.ts'
import { rejectWeakPassword } from '../passwords/password-policy.ts'
import { type AuthMethod, revokeSessions } from '../sessions/data.ts'
import { bearer } from '../sessions/routes.ts'
import { readEmail } from '../sign-up/sign-up-fields.ts'
import {
  countMail,
  countWrongCode,
  dropTokens,
  findTokensOfUser,
  rejectEmailTooSoon,
  replaceToken,
  stampSent,
} from '../verification/data.ts'
import { isCodeOf } from '../verification/routes.ts'
import { maxWrongCodes } from '../verification/one-time-tokens.ts'
import { noteWrongPassword } from '../wrong-passwords/data.ts'
import { isAddressTaken, setPassword, setUserMetadata, setWishedAddress } from './data.ts'
import {
  addressInUseMail,
  newAddressMail,
  oldAddressMail,
  passwordChangedMail,
  reauthenticationMail,
} from './mails.ts'

const changeBody = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  current_password: optionalText,
  nonce: optionalText,
  data: optionalData,
  app_metadata: optionalData,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
})

/** A session older than this proves too little for a new password. */
const freshSession = 24 * 60 * 60 * 1000

export const userRoutes = new Hono<AuthEnv>()
  .get('/user', bearer, (c) => c.json(describeUser(c.var.bearer.account)))
  .put('/user', bearer, async (c) => {
    const { settings } = c.var
    const { account, session } = c.var.bearer
    const body = await readAuthBody(c, changeBody)
    if (body.app_metadata) throw notAdmin()
    rejectMalformedPhone(body.phone)
    if (body.phone) {
      throw new AuthProblem(400, 'phone_provider_disabled', 'Phone changes are disabled')
    }
    const challenge = readChallenge(body)
    const landing = readLanding(c, challenge)
    const email = body.email === undefined ? undefined : readEmail(body.email)
    const isMoving = email !== undefined && email !== account.user.email
    if (body.password !== undefined || isMoving) requireSecondFactor(c.var.bearer)
    if (body.password !== undefined) {
      await settings.limits.countCall('password', c.var.caller_address)
    }
    if (isMoving) await settings.limits.countCall('email', c.var.caller_address)
    const password_hash =
      body.password === undefined
        ? undefined
        : await checkNewPassword(c.var.bearer, settings, {
            password: body.password,
            current: body.current_password,
            address: c.var.caller_address,
          })
    if (password_hash && now().getTime() - session.created_at.getTime() > freshSession) {
      await requireNonce(settings, account, body.nonce)
    }
    const { id } = account.user
    const change = () =>
      asSystem('change the caller’s account', async (tx) => {
        const present = await findAccount(tx, { id }, { lock: true })
        if (!present) throw new AuthProblem(403, 'user_not_found', 'User not found')
        if (body.data) {
          const metadata = mergeMetadata(present.user.user_metadata, body.data)
          rejectLargeMetadata(metadata)
          await setUserMetadata(tx, id, metadata, present.role)
        }
        if (password_hash) await changePassword(tx, settings, c.var.bearer, password_hash)
        if (isMoving) {
          await rejectEmailTooSoon(tx, settings, 'email_change_new', account.user.email ?? email)
          await countMail(tx, settings, email)
          await setWishedAddress(tx, id, email)
          await askBothAddresses(tx, settings, present, email, challenge, landing)
        }
        return readAccount(tx, id)
      })
    // An address that is in use takes as long as any other.
    const changed = await (isMoving ? atSteps(change) : change())
    return c.json(describeUser(changed))
  })
  .get('/reauthenticate', bearer, async (c) => {
    const { settings } = c.var
    const { user } = c.var.bearer.account
    const email = user.email
    if (!email) throw new AuthProblem(400, 'validation_failed', 'Reauthentication needs an email')
    if (!user.email_confirmed_at) {
      throw new AuthProblem(422, 'email_not_confirmed', 'Please verify your email first.')
    }
    await asSystem('mail a code to prove presence', async (tx) => {
      await rejectEmailTooSoon(tx, settings, 'reauthentication', email)
      const { code } = await replaceToken(tx, settings, {
        user_id: user.id,
        purpose: 'reauthentication',
        sent_to: email,
      })
      const context = { recipient: email, publicUrl: settings.env.PUBLIC_URL }
      await postMail(tx, await reauthenticationMail(context, code))
      await stampSent(tx, user.id, 'reauthentication_sent_at')
    })
    return c.json({})
  })

/** @throws AuthProblem 401 where the account has a second factor that this session has not shown */
function requireSecondFactor({ account, session }: Bearer) {
  const hasFactor = account.factors.some((factor) => factor.status === 'verified')
  if (hasFactor && session.aal !== 'aal2') {
    throw new AuthProblem(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    )
  }
}

/**
 * @returns the hash of the new password
 * @throws AuthProblem where it is weak or the present one, or the present one was not shown
 */
async function checkNewPassword(
  { account, session }: Bearer,
  settings: AuthSettings,
  given: { password: string; current: string | undefined; address: string },
) {
  const { password, address } = given
  rejectWeakPassword(password, settings.env)
  await requireCurrentPassword({ account, session }, settings, given)
  if (await isPasswordOf(account.user.password_hash, password, address)) {
    throw new AuthProblem(
      422,
      'same_password',
      'New password should be different from the old password.',
    )
  }
  return hashPassword(password, address)
}

/**
 * A phone left open must not be enough to change the password. Where the present one is given it must
 * be right, and where the server asks for it, it must be given, unless the session was opened by a mailed
 * link: then the password is lost.
 *
 * @throws AuthProblem 400; 429 after wrong tries
 */
async function requireCurrentPassword(
  { account, session }: Bearer,
  settings: AuthSettings,
  { current, address }: { current: string | undefined; address: string },
) {
  const { env, limits } = settings
  const { user } = account
  const { id, password_hash } = user
  if (current === undefined) {
    const isByMail = (session.amr as AuthMethod[]).some(({ method }) => method === 'otp')
    if (!env.AUTH_REQUIRE_CURRENT_PASSWORD || isByMail) return
    throw new AuthProblem(
      400,
      'current_password_required',
      'Current password required when setting new password.',
    )
  }
  // By session: a session that someone else left open must not keep the owner's from its new password.
  const subject = `password of ${id} in ${session.id}`
  requireHashingCapacity(address)
  await limits.countTry(subject, '')
  if (!(await isPasswordOf(password_hash, current, address))) {
    await asSystem('count a wrong password', (tx) =>
      noteWrongPassword(tx, settings, user.email ?? '', user),
    )
    throw new AuthProblem(400, 'current_password_invalid', 'Current password is not right.')
  }
  await limits.recordSuccess(subject, '')
}

/** @throws AuthProblem 400 without a code, 422 where it is wrong; a wrong one is counted */
async function requireNonce(settings: AuthSettings, account: Account, nonce: string | undefined) {
  if (!nonce) {
    throw new AuthProblem(
      400,
      'reauthentication_needed',
      'Password update requires reauthentication',
    )
  }
  const isRight = await asSystem('check a code that proves presence', async (tx) => {
    const [token] = await findTokensOfUser(tx, account.user.id, ['reauthentication'])
    if (!token || token.expires_at <= now() || token.wrong_codes >= maxWrongCodes) return false
    if (isCodeOf(settings, token, nonce)) return true
    await countWrongCode(tx, [token.id])
    return false
  })
  if (!isRight) {
    throw new AuthProblem(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
  }
}

/**
 * A new password voids every mailed token, also one whose link was opened, ends every other session, and notifies
 * its owner.
 */
async function changePassword(
  tx: Transaction,
  { env }: AuthSettings,
  { account, session }: Bearer,
  password_hash: string,
) {
  const { id, email } = account.user
  await Promise.all([
    setPassword(tx, id, password_hash),
    dropTokens(tx, id),
    dropFlows(tx, id),
    setWishedAddress(tx, id, null),
    revokeSessions(tx, id, { scope: 'others', session_id: session.id }),
    audit(tx, { actor_id: id, subject_id: id, action: 'account.change_password' }),
  ])
  if (email) {
    const mail = await passwordChangedMail({ recipient: email, publicUrl: env.PUBLIC_URL })
    await postMail(tx, mail)
  }
}

/** Mails the new and the present address; the change happens when both have agreed. */
export async function askBothAddresses(
  tx: Transaction,
  settings: AuthSettings,
  { user }: Account,
  new_email: string,
  challenge: Challenge | undefined,
  landing: Landing,
): Promise<void> {
  const user_id = user.id
  const publicUrl = settings.env.PUBLIC_URL
  const flow_state_id = await openFlow(tx, { user_id, purpose: 'email_change', challenge })
  const fresh = await replaceToken(tx, settings, {
    user_id,
    purpose: 'email_change_new',
    sent_to: new_email,
    flow_state_id,
  })
  const toNew = { recipient: new_email, publicUrl }
  // Its owner gets no link: an address in use cannot be confirmed again.
  const isTaken = await isAddressTaken(tx, new_email)
  await postMail(
    tx,
    await (isTaken ? addressInUseMail(toNew) : newAddressMail(toNew, fresh, landing)),
  )
  await stampSent(tx, user_id, 'email_change_sent_at')
  if (!user.email) return
  const present = await replaceToken(tx, settings, {
    user_id,
    purpose: 'email_change_current',
    sent_to: user.email,
    flow_state_id,
  })
  const context = { recipient: user.email, publicUrl }
  await postMail(tx, await oldAddressMail(context, present, new_email, landing))
}

function notAdmin() {
  return new AuthProblem(403, 'not_admin', 'Updating app_metadata requires admin privileges')
}
