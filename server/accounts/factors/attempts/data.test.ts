import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { secondFactorIn, totpCode, wrongTotpCode } from '#tests/support/second-factor.ts'

const [home, office, attackers] = ['10.1.0.1', '10.2.0.1', '10.66.0.1']

describe('an attacker who knows the password', () => {
  let app: TestApp
  let owner: Persona
  let attacker: Persona
  let factor: { id: string; secret: string }
  const { enrol, logIn, mailsTo, useRecoveryCode, post, verify } = secondFactorIn(() => app)
  const guess = (as = attacker, from = attackers) =>
    verify({ as, from }, factor.id, wrongTotpCode(factor.secret))
  const rightCode = (as: Persona, from: string, steps = 0) =>
    verify({ as, from }, factor.id, totpCode(factor.secret, steps))
  /** Wrong codes of the last hours, as if many sessions at many addresses had tried them. */
  const guessEverywhere = (count: number) =>
    app.database.asOwner(
      `insert into accounts.wrong_codes (user_id, session_id, address_hmac, budget, wrong_at)
       select $1, gen_random_uuid(), sha256(n::text::bytea), 'stranger', now() - interval '2 hours' from generate_series(1, $2::integer) n`,
      [owner.user_id, count],
    )

  beforeAll(async () => {
    app = await openTestApp({ AUTH_LIMITS: 'true', TRUST_PROXY: '127.0.0.1' })
  })
  beforeEach(async () => {
    owner = await app.createPersona()
    factor = await enrol({ as: owner, from: home })
    attacker = await logIn(owner)
  })
  afterAll(() => app.close())

  it('runs into the limit of their session, while the owner’s right code counts in a new session elsewhere', async () => {
    const statuses: number[] = []
    for (let tries = 0; tries < 30; tries += 1) statuses.push((await guess()).status)
    expect(statuses.slice(0, 5)).toEqual([422, 422, 422, 422, 422])
    expect(new Set(statuses.slice(5))).toEqual(new Set([429]))
    const answer = await guess()
    expect(answer.body.error_code).toBe('over_request_rate_limit')
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800)
    const there = await logIn(owner)
    expect((await rightCode(there, office)).status).toBe(200)
  })

  it('cannot lock the owner out from behind the same address either', async () => {
    for (let tries = 0; tries < 30; tries += 1) await guess(attacker, home)
    expect((await rightCode(await logIn(owner), home)).status).toBe(200)
  })

  it('gains nothing by many tries at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess()))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5)
  })

  it('is stopped over all sessions and addresses, where the owner still has three ways in', async () => {
    await guessEverywhere(60)
    const stranger = await logIn(owner)
    expect((await rightCode(stranger, attackers)).status).toBe(429)
    // An address where a code was right before.
    expect((await rightCode(await logIn(owner), home)).status).toBe(200)
    // A session opened by a link of an email.
    expect((await rightCode(await logIn(owner, 'otp'), office, 1)).status).toBe(200)
    // A recovery code.
    const codes = (await post('/factors/recovery-codes', { as: owner, from: home })).body.codes
    const lost = await logIn(owner)
    expect((await rightCode(lost, attackers)).status).toBe(429)
    expect((await useRecoveryCode({ as: lost, from: attackers }, codes[0])).status).toBe(200)
  })

  it('loses what they tried once the owner has a new password', async () => {
    await guessEverywhere(60)
    const password = 'Kafue-flats 9'
    const there = await rightCode(await logIn(owner, 'otp'), office)
    const as = { ...owner, token: there.body.access_token as string }
    expect((await app.call('PUT', '/auth/v1/user', { as, body: { password } })).status).toBe(200)
    expect((await rightCode(await logIn(owner), '10.3.0.1', 1)).status).toBe(200)
  })

  it('is reported to the owner by email, once in an hour', async () => {
    const warnings = async () =>
      (await mailsTo(owner)).filter(({ subject }) => subject.includes('know your password'))
    await guess()
    await guess()
    expect(await warnings()).toHaveLength(0)
    for (let tries = 0; tries < 3; tries += 1) await guess()
    const other = await logIn(owner)
    for (let tries = 0; tries < 5; tries += 1) await guess(other)
    const sent = await warnings()
    expect(sent).toHaveLength(1)
    expect(sent[0]!.text_body).toContain('/forgot-password')
    await app.database.asOwner(
      `update accounts.wrong_codes set wrong_at = wrong_at - interval '61 minutes' where user_id = $1`,
      [owner.user_id],
    )
    const third = await logIn(owner)
    for (let tries = 0; tries < 4; tries += 1) await guess(third)
    expect(await warnings()).toHaveLength(2)
  })
})
