import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { audit } from '#server/platform/audit.ts'
import { optionalText, readAuthBody } from '#server/platform/http/auth-body.ts'
import { AuthProblem } from '#server/platform/http/auth-problem.ts'
import { now } from '#server/platform/clock.ts'
import { asSystem, type Transaction } from '#server/platform/db.ts'
import { type Mail, postMail } from '#server/platform/mail/mail.ts'
import { readAccount } from '../../data.ts'
import type { AuthEnv } from '../../auth-settings.ts'
import { describeSession } from '../../sessions/data.ts'
import { bearer, sessionEnded } from '../../sessions/routes.ts'
import { recordRightCode, recordWrongCode, startAttempt } from '../attempts/data.ts'
import { listFactors, raiseSession, removeFactor } from '../data.ts'
import { newRecoveryCodesMail, recoveryCodeUsedMail } from '../mails.ts'
import { addRecoveryFactor, findRecoveryCodes, replaceCodes, useCode } from './data.ts'
import { canonicalCode, hashOfRecoveryCode } from './recovery-codes.ts'

const type = 'recovery_code' as const
const naming = z.object({ friendly_name: optionalText })
const answer = z.object({ code: optionalText })

/**
 * Recovery codes of a second factor, as auth-js 2.119 calls them (`mfa.recoveryCodes`). Mounted before
 * the calls that take the id of a factor.
 */
export const recoveryCodeRoutes = new Hono<AuthEnv>()
  .get('/factors/recovery-codes', bearer, async (c) => {
    const { id, total, remaining } = await asSystem('count recovery codes', (tx) => ownSet(tx, c))
    return c.json({ id, type, total, remaining })
  })
  .post('/factors/recovery-codes', bearer, async (c) => {
    const { friendly_name = 'Recovery codes' } = await readAuthBody(c, naming)
    if (friendly_name.length > 120) {
      throw new AuthProblem(400, 'validation_failed', 'A name has at most 120 characters')
    }
    requireSecondFactor(c)
    const user_id = c.var.bearer.account.user.id
    const made = await asSystem('make recovery codes', async (tx) => {
      const factors = await listFactors(tx, user_id)
      rejectSecondSet(factors, friendly_name)
      const id = await addRecoveryFactor(tx, user_id, friendly_name)
      return fill(tx, c, { id, friendly_name })
    })
    return c.json(made)
  })
  .post('/factors/recovery-codes/regenerate', bearer, async (c) => {
    requireSecondFactor(c)
    const made = await asSystem('make recovery codes again', async (tx) =>
      fill(tx, c, await ownSet(tx, c)),
    )
    return c.json(made)
  })
  .post('/factors/recovery-codes/verify', bearer, async (c) => {
    const { code = '' } = await readAuthBody(c, answer)
    const { settings, bearer } = c.var
    const { user } = bearer.account
    const outcome = await asSystem('check a recovery code', async (tx) => {
      const attempt = await startAttempt(tx, settings, bearer, {
        address: c.var.caller_address,
        isGuessable: false,
        locked: 'mfa_recovery_codes_locked',
      })
      const set = await ownSet(tx, c)
      const canonical = canonicalCode(code)
      const isRight =
        canonical !== undefined &&
        (await useCode(tx, set.id, hashOfRecoveryCode(set.id, canonical)))
      if (!isRight) {
        await recordWrongCode(tx, settings, bearer, attempt)
        return new AuthProblem(422, 'mfa_verification_failed', 'Invalid recovery code entered')
      }
      const proof = { factor_id: set.id, method: 'mfa/recovery_code', now: now() } as const
      const raised = await raiseSession(tx, bearer.session, proof)
      if (!raised) throw sessionEnded()
      await recordRightCode(tx, user.id, attempt)
      await notifyOwner(tx, c, 'recovery_code.use', set.id, (owner) =>
        recoveryCodeUsedMail(owner, set.remaining - 1),
      )
      return describeSession(settings, await readAccount(tx, user.id), raised)
    })
    // Thrown only now: that the code was wrong must be counted.
    if (outcome instanceof AuthProblem) throw outcome
    return c.json(outcome)
  })
  .delete('/factors/recovery-codes', bearer, async (c) => {
    requireSecondFactor(c)
    const user_id = c.var.bearer.account.user.id
    const id = await asSystem('remove recovery codes', async (tx) => {
      const set = await ownSet(tx, c)
      await removeFactor(tx, user_id, set.id)
      await audit(tx, {
        actor_id: user_id,
        subject_id: user_id,
        action: 'recovery_codes.remove',
        record_id: set.id,
      })
      return set.id
    })
    return c.json({ id })
  })

/** The caller's set of codes. @throws AuthProblem 404 */
async function ownSet(tx: Transaction, c: Context<AuthEnv>) {
  const set = await findRecoveryCodes(tx, c.var.bearer.account.user.id)
  if (!set) throw new AuthProblem(404, 'mfa_factor_not_found', 'Recovery codes not found')
  return set
}

/** @throws AuthProblem 403 where the session has not shown a second factor */
function requireSecondFactor(c: Context<AuthEnv>): void {
  if (c.var.bearer.session.aal === 'aal2') return
  throw new AuthProblem(403, 'insufficient_aal', 'AAL2 required to manage recovery codes')
}

/** @throws AuthProblem 422 where there is a set already, no app, or another factor of this name */
function rejectSecondSet(
  factors: readonly { factor_type: string; status: string; friendly_name: string }[],
  friendly_name: string,
): void {
  if (factors.some((factor) => factor.factor_type === type)) {
    throw new AuthProblem(
      422,
      'mfa_verified_factor_exists',
      'Recovery codes exist already, regenerate them to replace them',
    )
  }
  if (!factors.some((factor) => factor.status === 'verified')) {
    throw new AuthProblem(
      422,
      'mfa_recovery_codes_sole_factor',
      'Recovery codes cannot be the only factor',
    )
  }
  if (factors.some((factor) => factor.friendly_name === friendly_name)) {
    throw new AuthProblem(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${friendly_name}" for this user already exists`,
    )
  }
}

/** Fills a set with new codes, puts that on record and emails it to the owner. */
async function fill(
  tx: Transaction,
  c: Context<AuthEnv>,
  { id, friendly_name }: { id: string; friendly_name: string },
) {
  const codes = await replaceCodes(tx, id)
  await notifyOwner(tx, c, 'recovery_codes.make', id, newRecoveryCodesMail)
  return { id, type, friendly_name, total: codes.length, codes }
}

/** Puts a change on record, and emails it to the owner. */
async function notifyOwner(
  tx: Transaction,
  c: Context<AuthEnv>,
  action: string,
  record_id: string,
  mailFor: (owner: { recipient: string; publicUrl: string }) => Promise<Mail>,
): Promise<void> {
  const { id, email } = c.var.bearer.account.user
  await audit(tx, { actor_id: id, subject_id: id, action, record_id })
  if (!email) return
  await postMail(tx, await mailFor({ recipient: email, publicUrl: c.var.settings.env.PUBLIC_URL }))
}
