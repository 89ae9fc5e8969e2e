import { Hono } from 'hono'
import * as z from 'zod/mini'
import { optionalText, readAuthBody } from '#server/platform/http/auth-body.ts'
import { AuthProblem } from '#server/platform/http/auth-problem.ts'
import { asSystem, type Transaction } from '#server/platform/db.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { type Account, findAccount } from '../data.ts'
import { atEvenPace } from '../limits/auth-limits.ts'
import { type Landing, readLanding } from '../mails.ts'
import { openFlow } from '../pkce/data.ts'
import { type Challenge, readChallenge } from '../pkce/pkce-challenge.ts'
import { rejectMalformedPhone } from '../address-problems.ts'
import type { AuthEnv, AuthSettings } from '../auth-settings.ts'
import { alreadyHereMail } from '../sign-up/mails.ts'
import { sendConfirmation } from '../sign-up/routes.ts'
import { readEmail } from '../sign-up/sign-up-fields.ts'
import { askBothAddresses } from '../user/routes.ts'
import { rejectEmailTooSoon, replaceToken, stampSent } from '../verification/data.ts'
import { recoveryMail } from './mails.ts'

const recoverBody = z.object({
  email: optionalText,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
})

const resendBody = z.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
})

/** Calls that email something to an address; none reveals whether there is an account. */
export const recoveryRoutes = new Hono<AuthEnv>()
  .post('/recover', atEvenPace, async (c) => {
    const { settings } = c.var
    await settings.limits.countCall('email', c.var.caller_address)
    const body = await readAuthBody(c, recoverBody)
    if (!body.email) throw invalid('Password recovery requires an email')
    const email = readEmail(body.email)
    const challenge = readChallenge(body)
    const landing = readLanding(c, challenge)
    await asSystem('mail a way to a new password', async (tx) => {
      await rejectEmailTooSoon(tx, settings, 'recovery', email)
      const account = await findAccount(tx, { email }, { lock: true })
      if (account) await sendRecovery(tx, settings, account, challenge, landing)
    })
    return c.json({})
  })
  .post('/resend', atEvenPace, async (c) => {
    const { settings } = c.var
    await settings.limits.countCall('email', c.var.caller_address)
    const body = await readAuthBody(c, resendBody)
    const { type } = body
    rejectMalformedPhone(body.phone)
    if (type === 'sms' || type === 'phone_change') throw phoneDisabled()
    if (type !== 'signup' && type !== 'email_change') {
      throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
    }
    if (!body.email) throw invalid('Type provided requires an email address')
    if (body.phone) throw invalid('Only an email address or phone number should be provided.')
    const email = readEmail(body.email)
    const challenge = readChallenge(body)
    const landing = readLanding(c, challenge)
    await asSystem('mail a confirmation again', async (tx) => {
      const purpose = type === 'signup' ? 'confirmation' : 'email_change_new'
      await rejectEmailTooSoon(tx, settings, purpose, email)
      const account = await findAccount(tx, { email }, { lock: true })
      if (!account) return
      if (type === 'email_change' && account.user.new_email) {
        await askBothAddresses(tx, settings, account, account.user.new_email, challenge, landing)
      }
      if (type === 'signup') await sendAgain(tx, settings, account, challenge, landing)
    })
    return c.json({})
  })

/** After a sign-up: the link once more, or the news that the address has an account. */
async function sendAgain(
  tx: Transaction,
  settings: AuthSettings,
  account: Account,
  challenge: Challenge | undefined,
  landing: Landing,
) {
  const { email, email_confirmed_at } = account.user
  const { AUTH_AUTOCONFIRM, PUBLIC_URL } = settings.env
  if (!email_confirmed_at) await sendConfirmation(tx, settings, account, challenge, landing)
  else if (!AUTH_AUTOCONFIRM) {
    await postMail(tx, await alreadyHereMail({ recipient: email!, publicUrl: PUBLIC_URL }, landing))
  }
}

async function sendRecovery(
  tx: Transaction,
  settings: AuthSettings,
  account: Account,
  challenge: Challenge | undefined,
  landing: Landing,
) {
  const { id: user_id, email } = account.user
  const flow_state_id = await openFlow(tx, { user_id, purpose: 'recovery', challenge })
  const sent_to = email!
  const token = await replaceToken(tx, settings, {
    user_id,
    purpose: 'recovery',
    sent_to,
    flow_state_id,
    leads_to_password: true,
  })
  const context = { recipient: sent_to, publicUrl: settings.env.PUBLIC_URL }
  await Promise.all([
    postMail(tx, await recoveryMail(context, token, landing)),
    stampSent(tx, user_id, 'recovery_sent_at'),
  ])
}

function phoneDisabled() {
  return new AuthProblem(400, 'phone_provider_disabled', 'Unsupported phone provider')
}

function invalid(message: string) {
  return new AuthProblem(400, 'validation_failed', message)
}
