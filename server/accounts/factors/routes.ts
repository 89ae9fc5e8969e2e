import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { uuid } from '#domain/values/uuid.ts'
import { audit } from '#server/platform/audit.ts'
import { optionalText, readAuthBody } from '#server/platform/http/auth-body.ts'
import { AuthProblem } from '#server/platform/http/auth-problem.ts'
import { now } from '#server/platform/clock.ts'
import { asSystem, type Transaction } from '#server/platform/db.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { readAccount } from '../data.ts'
import type { AuthEnv } from '../auth-settings.ts'
import { describeSession } from '../sessions/data.ts'
import { bearer, sessionEnded } from '../sessions/routes.ts'
import { recordRightCode, recordWrongCode, startAttempt } from './attempts/data.ts'
import {
  addChallenge,
  addFactor,
  dropAbandonedFactors,
  findChallenge,
  findFactor,
  listFactors,
  raiseSession,
  removeFactor,
  resealFactor,
  useTotpCode,
} from './data.ts'
import { secondStepMail } from './mails.ts'
import {
  enrolmentPicture,
  enrolmentUri,
  findStep,
  makeSecret,
  maxFactors,
  sealSecret,
  unsealSecret,
} from './totp-secrets.ts'

const enrolment = z.object({
  factor_type: optionalText,
  friendly_name: optionalText,
  issuer: optionalText,
})
const answer = z.object({ challenge_id: optionalText, code: optionalText })

/** Second factors by authenticator app, as `/factors` of Supabase Auth answers them. */
export const factorRoutes = new Hono<AuthEnv>()
  .post('/factors', bearer, async (c) => {
    const { factor_type, friendly_name = '', issuer } = await readAuthBody(c, enrolment)
    rejectOtherKinds(factor_type)
    if (friendly_name.length > 120 || (issuer ?? '').length > 120) {
      throw new AuthProblem(400, 'validation_failed', 'A name has at most 120 characters')
    }
    const { account, session } = c.var.bearer
    const { env } = c.var.settings
    const id = randomUUID()
    const secret = makeSecret()
    await asSystem('begin a second factor', async (tx) => {
      await dropAbandonedFactors(tx, account.user.id)
      const present = await listFactors(tx, account.user.id)
      if (present.some((factor) => factor.status === 'verified') && session.aal !== 'aal2') {
        throw new AuthProblem(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
      }
      if (present.length >= maxFactors) {
        throw new AuthProblem(
          422,
          'too_many_enrolled_mfa_factors',
          'Maximum number of verified factors reached, unenroll to continue',
        )
      }
      if (present.some((factor) => factor.friendly_name === friendly_name)) {
        throw new AuthProblem(
          422,
          'mfa_factor_name_conflict',
          `A factor with the friendly name "${friendly_name}" for this user already exists`,
        )
      }
      const sealed = sealSecret(env.AUTH_SECRET, id, secret)
      await addFactor(tx, { id, user_id: account.user.id, friendly_name, secret: sealed })
    })
    const uri = enrolmentUri(secret, {
      issuer: issuer ?? new URL(env.PUBLIC_URL).host,
      label: account.user.email ?? account.user.id,
    })
    const totp = { qr_code: await enrolmentPicture(uri), secret, uri }
    return c.json({ id, type: 'totp', friendly_name, totp })
  })
  .post('/factors/:id/challenge', bearer, async (c) => {
    const challenge = await asSystem('ask for a second factor', async (tx) => {
      const factor = await ownApp(tx, c)
      return addChallenge(tx, factor.id, c.var.caller_address)
    })
    const expires_at = Math.floor(challenge.expires_at.getTime() / 1000)
    return c.json({ id: challenge.id, type: 'totp', expires_at })
  })
  .post('/factors/:id/verify', bearer, async (c) => {
    const { challenge_id, code = '' } = await readAuthBody(c, answer)
    const { settings, bearer } = c.var
    const at = now()
    const outcome = await asSystem('check a second factor', async (tx) => {
      const attempt = await startAttempt(tx, settings, bearer, {
        address: c.var.caller_address,
        locked: 'over_request_rate_limit',
      })
      const factor = await ownApp(tx, c)
      const challenge = await openChallenge(tx, c, factor.id, challenge_id)
      const { AUTH_SECRET, AUTH_SECRETS } = settings.env
      const { secret, isStale } = unsealSecret(AUTH_SECRETS, factor.id, factor.secret)
      const step = findStep(secret, code, { now: at.getTime(), lastStep: factor.last_step })
      if (step === undefined) {
        await recordWrongCode(tx, settings, bearer, attempt)
        return new AuthProblem(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
      }
      await Promise.all([
        useTotpCode(tx, factor, { challenge_id: challenge.id, step }),
        recordRightCode(tx, factor.user_id, attempt),
        ...(isStale
          ? [resealFactor(tx, factor.id, sealSecret(AUTH_SECRET, factor.id, secret))]
          : []),
      ])
      const proof = { factor_id: factor.id, method: 'totp', now: at } as const
      const raised = await raiseSession(tx, bearer.session, proof)
      if (!raised) throw sessionEnded()
      if (factor.status === 'unverified') await notifyOwner(tx, c, 'factor.add', factor.id)
      return describeSession(settings, await readAccount(tx, factor.user_id), raised)
    })
    // Thrown only now: that the code was wrong must be counted.
    if (outcome instanceof AuthProblem) throw outcome
    return c.json(outcome)
  })
  .delete('/factors/:id', bearer, async (c) => {
    const { session } = c.var.bearer
    const id = await asSystem('remove a second factor', async (tx) => {
      const factor = await ownFactor(tx, c)
      if (factor.status === 'verified' && session.aal !== 'aal2') {
        throw new AuthProblem(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
      }
      await removeFactor(tx, factor.user_id, factor.id)
      if (factor.status === 'verified') await notifyOwner(tx, c, 'factor.remove', factor.id)
      return factor.id
    })
    return c.json({ id })
  })

/** The person's own factor that the path names. @throws AuthProblem 404 */
async function ownFactor(tx: Transaction, c: Context<AuthEnv>) {
  const id = c.req.param('id') ?? ''
  const factor = isUuid(id) ? await findFactor(tx, c.var.bearer.account.user.id, id) : undefined
  if (!factor) throw new AuthProblem(404, 'mfa_factor_not_found', 'Factor not found')
  return factor
}

/** The same factor, if it is an authenticator app. @throws AuthProblem 404 */
async function ownApp(tx: Transaction, c: Context<AuthEnv>) {
  const { secret, ...factor } = await ownFactor(tx, c)
  if (secret === null) throw new AuthProblem(404, 'mfa_factor_not_found', 'Factor not found')
  return { ...factor, secret }
}

/** The challenge that the caller answers. @throws AuthProblem 422 where it is not theirs to answer */
async function openChallenge(
  tx: Transaction,
  c: Context<AuthEnv>,
  factor_id: string,
  id: string | undefined,
) {
  const challenge = id && isUuid(id) ? await findChallenge(tx, factor_id, id) : undefined
  if (!challenge) {
    throw new AuthProblem(
      422,
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
    )
  }
  if (challenge.expires_at <= now()) {
    throw new AuthProblem(
      422,
      'mfa_challenge_expired',
      'MFA challenge has expired, verify against another challenge or create a new challenge.',
    )
  }
  if (challenge.ip !== c.var.caller_address) {
    throw new AuthProblem(
      422,
      'mfa_ip_address_mismatch',
      'Challenge and verify IP addresses mismatch.',
    )
  }
  return challenge
}

function rejectOtherKinds(factor_type: string | undefined): void {
  if (factor_type === 'totp') return
  if (factor_type === 'phone' || factor_type === 'webauthn') {
    throw new AuthProblem(
      422,
      `mfa_${factor_type}_enroll_not_enabled`,
      `MFA enroll is disabled for ${factor_type === 'phone' ? 'Phone' : 'WebAuthn'}`,
    )
  }
  throw new AuthProblem(400, 'validation_failed', 'factor_type needs to be totp')
}

/** Puts the change on record, and mails it to the owner. */
async function notifyOwner(
  tx: Transaction,
  c: Context<AuthEnv>,
  action: 'factor.add' | 'factor.remove',
  record_id: string,
) {
  const { id, email } = c.var.bearer.account.user
  await audit(tx, { actor_id: id, subject_id: id, action, record_id })
  if (!email) return
  const context = { recipient: email, publicUrl: c.var.settings.env.PUBLIC_URL }
  await postMail(tx, await secondStepMail(context, action === 'factor.add'))
}

function isUuid(text: string): boolean {
  return uuid().safeParse(text).success
}
