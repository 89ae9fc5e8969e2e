import { Secret, TOTP } from 'otpauth'
import type { Persona, TestApp } from './app.ts'

/** The code of an authenticator app, some steps of 30 seconds from now. */
export const totpCode = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

/** A code that is neither this step's nor one beside it. */
export const wrongTotpCode = (secret: string) => totpCode(secret, 120)

/** Waits where a step of 30 seconds is about to end: a code of the step before would then be too old. */
async function beAwayFromNextStep(): Promise<void> {
  const left = 30_000 - (Date.now() % 30_000)
  if (left < 5000) await new Promise((done) => setTimeout(done, left))
}

interface Where {
  as: Persona
  /** The caller's address; needs `TRUST_PROXY` of 127.0.0.1. */
  from?: string
}

/** The calls of a second factor as a test makes them. */
export function secondFactorIn(app: () => TestApp) {
  const post = (path: string, { as, from }: Where, body?: unknown) =>
    app().call('POST', `/auth/v1${path}`, {
      as,
      body,
      headers: from ? { 'X-Forwarded-For': from } : {},
    })
  const verify = async (where: Where, id: string, code: string) => {
    const { body } = await post(`/factors/${id}/challenge`, where)
    return post(`/factors/${id}/verify`, where, { challenge_id: body.id, code })
  }
  return {
    post,
    verify,
    /** Turns an app on; its step is one back, so that the present code is still unused. */
    enrol: async (where: Where) => {
      const { body } = await post('/factors', where, { factor_type: 'totp' })
      const secret = body.totp.secret as string
      await beAwayFromNextStep()
      const { status } = await verify(where, body.id, totpCode(secret, -1))
      if (status !== 200) throw new Error('The second factor was not turned on.')
      return { id: body.id as string, secret }
    },
    useRecoveryCode: (where: Where, code: string) =>
      post('/factors/recovery-codes/verify', where, { code }),
    /** Another session of the same account, as its password opens it. */
    logIn: async ({ user_id, email }: Persona, method = 'password'): Promise<Persona> => {
      const [row] = await app().database.asOwner(
        `insert into accounts.sessions (user_id, amr)
         values ($1, jsonb_build_array(jsonb_build_object('method', $2::text, 'timestamp', 1))) returning id`,
        [user_id, method],
      )
      const session_id = String(row!.id)
      const token = await app().token_key.sign({
        sub: user_id,
        session_id,
        email,
        phone: '',
        role: 'authenticated',
        aal: 'aal1',
        amr: [{ method, timestamp: 1 }],
        is_anonymous: false,
        app_metadata: {},
        user_metadata: {},
      })
      return { user_id, session_id, email, token }
    },
    mailsTo: async ({ email }: { email: string }) =>
      (await app().database.asOwner(
        'select subject, text_body from platform.mail_outbox where recipient = $1 order by created_at',
        [email],
      )) as { subject: string; text_body: string }[],
  }
}
