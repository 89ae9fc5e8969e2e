import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { optionalData, optionalText, readAuthBody } from '#server/platform/http/auth-body.ts'
import { AuthProblem } from '#server/platform/http/auth-problem.ts'
import { now, todayInLusaka } from '#server/platform/clock.ts'
import { asSystem, type Transaction } from '#server/platform/db.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import {
  type Account,
  confirmEmail,
  createAccount,
  findAccount,
  findPasswordHash,
  type NewProfile,
  readAccount,
} from '../data.ts'
import { atEvenPace } from '../limits/auth-limits.ts'
import { type Landing, readLanding } from '../mails.ts'
import { hashPassword, requireHashingCapacity, sharedSalt } from '../passwords/password-hashes.ts'
import { openFlow } from '../pkce/data.ts'
import { type Challenge, readChallenge } from '../pkce/pkce-challenge.ts'
import type { AuthEnv, AuthSettings } from '../auth-settings.ts'
import { mergeMetadata, rejectLargeMetadata } from '../describe-user.ts'
import { rejectWeakPassword } from '../passwords/password-policy.ts'
import { issueSession } from '../sessions/data.ts'
import { deviceOf } from '../sessions/routes.ts'
import { rejectEmailTooSoon, replaceToken, stampSent } from '../verification/data.ts'
import { findStoredHashes, keepSignUp } from './data.ts'
import { alreadyHereMail, confirmationMail } from './mails.ts'
import {
  describeSignUp,
  identityIdOf,
  readBrowser,
  readEmail,
  readProfile,
  signUpMetadata,
} from './sign-up-fields.ts'

const signUpBody = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: optionalData,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
})

export const signUpRoutes = new Hono<AuthEnv>().post('/signup', atEvenPace, async (c) => {
  const { settings } = c.var
  const { env } = settings
  await settings.limits.countCall('sign_up', c.var.caller_address)
  if (env.AUTH_DISABLE_SIGNUP) {
    throw new AuthProblem(422, 'signup_disabled', 'Signups not allowed for this instance')
  }
  const body = await readAuthBody(c, signUpBody)
  if (!body.email && !body.phone) {
    throw new AuthProblem(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  if (!body.password) throw invalid('Signup requires a valid password')
  rejectWeakPassword(body.password, env)
  if (body.email && body.phone) {
    throw invalid('Only an email address or phone number should be provided on signup.')
  }
  const challenge = readChallenge(body)
  if (!body.email) {
    throw new AuthProblem(400, 'phone_provider_disabled', 'Phone signups are disabled')
  }
  const email = readEmail(body.email)
  const data = mergeMetadata({}, body.data ?? {})
  rejectLargeMetadata(data)
  const profile = readProfile(data, todayInLusaka())
  const landing = readLanding(c, challenge)
  const browser = readBrowser(c.req.query('redirect_to'))
  requireHashingCapacity(c.var.caller_address)
  // Hashed outside of any transaction, and in the same way for a known address.
  const salt = await asSystem('prepare a sign-up', async (tx) => {
    if (!env.AUTH_AUTOCONFIRM) await rejectEmailTooSoon(tx, settings, 'confirmation', email)
    const [own, stored] = await Promise.all([
      findPasswordHash(tx, email),
      findStoredHashes(tx, email),
    ])
    return sharedSalt(own, stored)
  })
  const password_hash = await hashPassword(body.password, c.var.caller_address, salt)
  // The verifier of a challenge proves the browser as well as our own proof does.
  const proof = browser || challenge?.code_challenge
  const signUp = { email, password_hash, data, profile, browser: proof, challenge, landing }
  return c.json(
    env.AUTH_AUTOCONFIRM ? await signUpAtOnce(c, signUp) : await signUpByMail(settings, signUp),
  )
})

interface SignUp {
  email: string
  password_hash: string
  data: Record<string, unknown>
  profile: NewProfile
  browser: string | undefined
  challenge: Challenge | undefined
  landing: Landing
}

/** Where no address is confirmed. @throws AuthProblem 422 `user_already_exists` */
function signUpAtOnce(c: Context<AuthEnv>, signUp: SignUp) {
  const { settings } = c.var
  return asSystem('sign a person up at once', async (tx) => {
    const { account, isNew } = await findOrCreate(tx, settings, signUp)
    if (account.user.email_confirmed_at && !isNew) {
      throw new AuthProblem(422, 'user_already_exists', 'User already registered')
    }
    if (!isNew) await confirmEmail(tx, account.user.id)
    const device = deviceOf(c)
    return issueSession(tx, settings, account.user.id, { method: 'password', device })
  })
}

/** Where the owner of the address confirms it: every address gets one email and the same answer. */
function signUpByMail(settings: AuthSettings, signUp: SignUp) {
  const { email, password_hash, data, profile, browser, challenge, landing } = signUp
  const { AUTH_SECRET, PUBLIC_URL } = settings.env
  return asSystem('sign a person up', async (tx) => {
    const { account } = await findOrCreate(tx, settings, signUp)
    const { id: user_id, email_confirmed_at, invited_at } = account.user
    // An invitation to work here stays as it is: a confirmation would end its link and give its role without a password.
    const isInvited = invited_at !== null && account.role !== 'client'
    const isInUse = email_confirmed_at !== null || isInvited
    const first = await keepSignUp(tx, {
      user_id,
      browser: isInUse ? undefined : browser,
      password_hash,
      // What a stranger says of themselves does not belong to the owner's records.
      given: isInUse ? {} : data,
    })
    if (isInUse) {
      await postMail(
        tx,
        await alreadyHereMail({ recipient: email, publicUrl: PUBLIC_URL }, landing),
      )
    } else {
      await sendConfirmation(tx, settings, account, challenge, landing)
    }
    const id = isInUse ? first : user_id
    const identity_id = identityIdOf(AUTH_SECRET, id)
    return describeSignUp({ id, identity_id, email, data, role: profile.role }, now())
  })
}

async function findOrCreate(tx: Transaction, { env }: AuthSettings, signUp: SignUp) {
  const { email, password_hash, data, profile } = signUp
  const known = await findAccount(tx, { email }, { lock: true })
  if (known) return { account: known, isNew: false }
  const id = randomUUID()
  const isConfirmed = env.AUTH_AUTOCONFIRM
  const made = await createAccount(tx, {
    id,
    email,
    password_hash,
    isConfirmed,
    user_metadata: signUpMetadata(data, { id, email, isConfirmed, role: profile.role }),
    identity_data: data,
    identity_id: identityIdOf(env.AUTH_SECRET, id),
    profile,
  })
  // Not made: another sign-up was faster with this address.
  const account = made
    ? await readAccount(tx, id)
    : await findAccount(tx, { email }, { lock: true })
  if (!account) throw new AuthProblem(409, 'conflict', 'Please try again.')
  return { account, isNew: made !== undefined }
}

/** Mails a fresh confirmation to an unconfirmed account. @returns the account as it is afterwards */
export async function sendConfirmation(
  tx: Transaction,
  settings: Pick<AuthSettings, 'env'>,
  account: Account,
  challenge: Challenge | undefined,
  landing: Landing,
): Promise<Account> {
  const { id: user_id, email } = account.user
  if (!email) throw new Error('An account without an address cannot be confirmed.')
  const flow_state_id = await openFlow(tx, { user_id, purpose: 'signup', challenge })
  const token = await replaceToken(tx, settings, {
    user_id,
    purpose: 'confirmation',
    sent_to: email,
    flow_state_id,
  })
  const context = { recipient: email, publicUrl: settings.env.PUBLIC_URL }
  await Promise.all([
    postMail(tx, await confirmationMail(context, token, landing)),
    stampSent(tx, user_id, 'confirmation_sent_at'),
  ])
  return readAccount(tx, user_id)
}

function invalid(message: string) {
  return new AuthProblem(400, 'validation_failed', message)
}
