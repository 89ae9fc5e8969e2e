import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { optionalData, optionalText, readAuthBody } from '#server/platform/auth-body.ts'
import { AuthProblem } from '#server/platform/auth-problem.ts'
import { now, todayInLusaka } from '#server/platform/clock.ts'
import { asSystem, type Transaction } from '#server/platform/db.ts'
import { postMail } from '#server/platform/mail.ts'
import { type Account, confirmEmail, createAccount, findAccount, readAccount } from '../data.ts'
import { atEvenPace } from '../limits/rules.ts'
import { hashPassword } from '../passwords/rules.ts'
import { openFlow } from '../pkce/data.ts'
import { type Challenge, readChallenge } from '../pkce/rules.ts'
import {
  type AuthEnv,
  type AuthSettings,
  describeUser,
  mergeMetadata,
  refuseLargeMetadata,
  refuseWeakPassword,
} from '../rules.ts'
import { issueSession } from '../sessions/data.ts'
import { deviceOf } from '../sessions/routes.ts'
import { refuseMailTooSoon, replaceToken, stampSent } from '../verification/data.ts'
import { keepSignUp } from './data.ts'
import { alreadyHereMail, confirmationMail } from './mails.ts'
import { inventUser, readBrowser, readEmail, readProfile, signUpMetadata } from './rules.ts'

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
  const body = await readAuthBody(c, signUpBody)
  if (!body.email && !body.phone) {
    throw new AuthProblem(
      422,
      'anonymous_provider_disabled',
      'To sign up, please provide your email and a password: anonymous sign-ins are disabled',
    )
  }
  if (!body.password) throw invalid('Signup requires a valid password')
  refuseWeakPassword(body.password, env)
  if (body.email && body.phone) {
    throw invalid('Only an email address or phone number should be provided on signup.')
  }
  const challenge = readChallenge(body)
  if (!body.email) {
    throw new AuthProblem(400, 'phone_provider_disabled', 'Phone signups are disabled')
  }
  const email = readEmail(body.email)
  const data = mergeMetadata({}, body.data ?? {})
  refuseLargeMetadata(data)
  const profile = readProfile(data, todayInLusaka())
  const browser = readBrowser(c.req.query('redirect_to'))
  // Hashed before the address is looked up: the time taken is the same for a known one.
  const password_hash = await hashPassword(body.password, c.var.caller_address)

  const answer = await asSystem('sign a person up', async (tx) => {
    if (!env.AUTH_AUTOCONFIRM) await refuseMailTooSoon(tx, settings, 'confirmation', email)
    const id = randomUUID()
    let account = await findAccount(tx, { email }, { lock: true })
    if (!account) {
      const user_metadata = signUpMetadata(data, { id, email, isConfirmed: env.AUTH_AUTOCONFIRM })
      const made = await createAccount(tx, {
        id,
        email,
        password_hash,
        isConfirmed: env.AUTH_AUTOCONFIRM,
        user_metadata,
        identity_data: data,
        profile,
      })
      // Not made: somebody else was faster with this address.
      account = made ? await readAccount(tx, id) : await findAccount(tx, { email }, { lock: true })
    }
    if (!account) throw new AuthProblem(409, 'conflict', 'Please try again.')
    const isNew = account.user.id === id
    if (account.user.email_confirmed_at && !isNew) {
      if (env.AUTH_AUTOCONFIRM) {
        throw new AuthProblem(422, 'user_already_exists', 'User already registered')
      }
      await postMail(tx, await alreadyHereMail({ recipient: email, publicUrl: env.PUBLIC_URL }))
      return inventUser(email, data, profile.role, now())
    }
    if (env.AUTH_AUTOCONFIRM) {
      if (!isNew) await confirmEmail(tx, account.user.id)
      const device = deviceOf(c)
      return issueSession(tx, settings, account.user.id, { method: 'password', device })
    }
    if (browser) {
      await keepSignUp(tx, { user_id: account.user.id, browser, password_hash, given: data })
    }
    return describeUser(await sendConfirmation(tx, settings, account, challenge))
  })
  return c.json(answer)
})

/** Mails a fresh confirmation to an unconfirmed account. @returns the account as it is afterwards */
export async function sendConfirmation(
  tx: Transaction,
  settings: Pick<AuthSettings, 'env'>,
  account: Account,
  challenge: Challenge | undefined,
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
  const occasion = { recipient: email, publicUrl: settings.env.PUBLIC_URL }
  await Promise.all([
    postMail(tx, await confirmationMail(occasion, token)),
    stampSent(tx, user_id, 'confirmation_sent_at'),
  ])
  return readAccount(tx, user_id)
}

function invalid(message: string) {
  return new AuthProblem(400, 'validation_failed', message)
}
