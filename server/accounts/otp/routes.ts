import { Hono } from 'hono'
import * as z from 'zod/mini'
import { optionalData, optionalText, readAuthBody } from '#server/platform/http/auth-body.ts'
import { AuthProblem } from '#server/platform/http/auth-problem.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asSystem, type Transaction } from '#server/platform/db.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { type Account, createAccount, findAccount } from '../data.ts'
import { atEvenPace } from '../limits/auth-limits.ts'
import { readLanding } from '../mails.ts'
import { openFlow } from '../pkce/data.ts'
import { readChallenge } from '../pkce/pkce-challenge.ts'
import type { AuthEnv } from '../auth-settings.ts'
import { mergeMetadata, rejectLargeMetadata } from '../describe-user.ts'
import { readEmail, readProfile, signUpMetadata } from '../sign-up/sign-up-fields.ts'
import { rejectEmailTooSoon, replaceToken, stampSent } from '../verification/data.ts'
import { loginMail } from './mails.ts'

const otpBody = z.object({
  email: optionalText,
  phone: optionalText,
  channel: optionalText,
  create_user: z.optional(z.nullable(z.boolean())),
  data: optionalData,
  code_challenge: optionalText,
  code_challenge_method: optionalText,
})
type Body = z.output<typeof otpBody>

/**
 * Login by a mailed code or link. The token is one of a recovery: it voids a password that was set before
 * the address was confirmed, because a stranger may have chosen it. All addresses get the same answer.
 */
export const otpRoutes = new Hono<AuthEnv>().on(
  'POST',
  ['/otp', '/magiclink'],
  atEvenPace,
  async (c) => {
    const { settings } = c.var
    const { env } = settings
    await settings.limits.countCall('email', c.var.caller_address)
    const body = await readAuthBody(c, otpBody)
    const email = readRecipient(body)
    const challenge = readChallenge(body)
    const landing = readLanding(c, challenge)
    const given = readGiven(body)
    const isNewAllowed = body.create_user !== false && !env.AUTH_DISABLE_SIGNUP
    await asSystem('mail a way to log in', async (tx) => {
      await rejectEmailTooSoon(tx, settings, 'recovery', email)
      const known = await findAccount(tx, { email }, { lock: true })
      const account = known ?? (isNewAllowed ? await signUp(tx, email, given) : undefined)
      if (!account) return
      const user_id = account.user.id
      const flow_state_id = await openFlow(tx, { user_id, purpose: 'magiclink', challenge })
      const token = await replaceToken(tx, settings, {
        user_id,
        purpose: 'recovery',
        sent_to: email,
        flow_state_id,
      })
      const context = { recipient: email, publicUrl: env.PUBLIC_URL }
      await Promise.all([
        postMail(tx, await loginMail(context, token, landing)),
        stampSent(tx, user_id, 'recovery_sent_at'),
      ])
    })
    return c.json({})
  },
)

/** @throws AuthProblem 400 in the contract's words */
function readRecipient({ email, phone, channel }: Body): string {
  if (email && phone) throw invalid('Only an email address or phone number should be provided')
  if (email && channel) throw invalid('Channel should only be specified with Phone OTP')
  if (phone) {
    throw new AuthProblem(400, 'phone_provider_disabled', 'Unsupported phone provider')
  }
  if (!email) throw invalid('One of email or phone must be set')
  return readEmail(email)
}

/** The data of a new account: always a client. Read also where it is not needed, so that the response reveals nothing. */
function readGiven(body: Body): Record<string, unknown> {
  const given = { ...mergeMetadata({}, body.data ?? {}), role: 'client' }
  rejectLargeMetadata(given)
  readProfile(given, todayInLusaka())
  return given
}

/** @returns undefined where the address was taken meanwhile */
async function signUp(
  tx: Transaction,
  email: string,
  given: Record<string, unknown>,
): Promise<Account | undefined> {
  const id = crypto.randomUUID()
  const known = { id, email, isConfirmed: false, role: 'client' }
  await createAccount(tx, {
    id,
    email,
    password_hash: null,
    isConfirmed: false,
    user_metadata: signUpMetadata(given, known),
    identity_data: given,
    profile: readProfile(given, todayInLusaka()),
  })
  return findAccount(tx, { email }, { lock: true })
}

function invalid(message: string) {
  return new AuthProblem(400, 'validation_failed', message)
}
