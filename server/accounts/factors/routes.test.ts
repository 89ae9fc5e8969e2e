import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newestMail } from '#tests/support/accounts.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { findStep, sealSecret, unsealSecret } from './totp-secrets.ts'

const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

describe('a second factor', () => {
  let app: TestApp
  let chanda: Persona

  beforeAll(async () => {
    app = await openTestApp({ AUTH_LIMITS: 'true' })
  })
  beforeEach(async () => {
    chanda = await app.createPersona()
  })
  afterAll(() => app.close())

  const post = (path: string, body?: unknown, as = chanda) =>
    app.call('POST', `/auth/v1${path}`, { as, body })
  const enrol = async (friendly_name = '') =>
    (await post('/factors', { factor_type: 'totp', friendly_name })).body
  const challenge = async (id: string, as = chanda) =>
    (await post(`/factors/${id}/challenge`, undefined, as)).body.id as string
  const verify = async (id: string, code: string, as = chanda) =>
    post(`/factors/${id}/verify`, { challenge_id: await challenge(id, as), code }, as)
  const sessionRow = async (id = chanda.session_id) =>
    (await app.database.asOwner('select * from accounts.sessions where id = $1', [id]))[0]

  it('is offered as a secret, an address and a picture that survives in a data address', async () => {
    const { id, type, totp } = await enrol()
    expect(type).toBe('totp')
    expect(totp.uri).toMatch(/^otpauth:\/\/totp\/localhost/)
    expect(new URL(totp.uri).searchParams.get('secret')).toBe(totp.secret)
    expect(totp.qr_code).toMatch(/^<svg/)
    expect(totp.qr_code).not.toContain('#')
    const [row] = await app.database.asOwner('select secret from accounts.factors where id = $1', [
      id,
    ])
    expect((row!.secret as Buffer).includes(totp.secret)).toBe(false)
  })

  it('raises the session, keeps it, and ends the person’s other sessions', async () => {
    const { id, totp } = await enrol()
    const other = '99999999-9999-4999-8999-999999999999'
    await app.database.asOwner('insert into accounts.sessions (id, user_id) values ($1, $2)', [
      other,
      chanda.user_id,
    ])
    const { status, body } = await verify(id, codeOf(totp.secret))
    expect(status).toBe(200)
    expect(body.user.factors).toMatchObject([{ id, status: 'verified', factor_type: 'totp' }])
    const claims = await app.token_key.verify(body.access_token)
    expect(claims).toMatchObject({ session_id: chanda.session_id, aal: 'aal2' })
    expect(claims!.amr[0]!.method).toBe('totp')
    expect(await sessionRow(other)).toBeUndefined()
    expect(await sessionRow()).toMatchObject({ aal: 'aal2', factor_id: id })
  })

  it('emails its owner that it was turned on, and off', async () => {
    const { id, totp } = await enrol()
    await verify(id, codeOf(totp.secret))
    expect((await newestMail(chanda.email)).subject).toMatch(/Two-step login .* was turned on$/)
    expect((await app.call('DELETE', `/auth/v1/factors/${id}`, { as: chanda })).status).toBe(200)
    expect((await newestMail(chanda.email)).subject).toMatch(/Two-step login .* was turned off$/)
  })

  it('takes each code once, and no older one after it', async () => {
    const { id, totp } = await enrol()
    const code = codeOf(totp.secret)
    expect((await verify(id, code)).status).toBe(200)
    for (const usedCode of [code, codeOf(totp.secret, -1)]) {
      expect(await verify(id, usedCode)).toMatchObject({
        status: 422,
        body: { error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code entered' },
      })
    }
    expect((await verify(id, codeOf(totp.secret, 1))).status).toBe(200)
  })

  it('takes each challenge once, for its own factor only', async () => {
    const first = await enrol('phone')
    const second = await enrol('tablet')
    const challenge_id = await challenge(first.id)
    const elsewhere = await post(`/factors/${second.id}/verify`, {
      challenge_id,
      code: codeOf(second.totp.secret),
    })
    expect(elsewhere.status).toBe(422)
    const body = { challenge_id, code: codeOf(first.totp.secret) }
    expect((await post(`/factors/${first.id}/verify`, body)).status).toBe(200)
    body.code = codeOf(first.totp.secret, 1)
    expect((await post(`/factors/${first.id}/verify`, body)).status).toBe(422)
    // The unfinished second one went when the first was verified.
    expect((await post(`/factors/${second.id}/challenge`)).status).toBe(404)
  })

  it('rejects an expired challenge and one from another address', async () => {
    const { id, totp } = await enrol()
    const code = codeOf(totp.secret)
    const late = await challenge(id)
    await app.database.asOwner(
      `update accounts.factor_challenges set expires_at = now() where id = $1`,
      [late],
    )
    expect(
      (await post(`/factors/${id}/verify`, { challenge_id: late, code })).body.error_code,
    ).toBe('mfa_challenge_expired')
    const elsewhere = await challenge(id)
    await app.database.asOwner(
      `update accounts.factor_challenges set ip = '10.9.8.7' where id = $1`,
      [elsewhere],
    )
    expect(
      (await post(`/factors/${id}/verify`, { challenge_id: elsewhere, code })).body.error_code,
    ).toBe('mfa_ip_address_mismatch')
  })

  it('slows down who guesses codes', async () => {
    const { id, totp } = await enrol()
    const challenge_id = await challenge(id)
    const wrong = codeOf(totp.secret) === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 6; tries += 1) {
      await post(`/factors/${id}/verify`, { challenge_id, code: wrong })
    }
    const { status, body } = await post(`/factors/${id}/verify`, {
      challenge_id,
      code: codeOf(totp.secret),
    })
    expect({ status, code: body.error_code }).toEqual({
      status: 429,
      code: 'over_request_rate_limit',
    })
  })

  it('belongs to one person', async () => {
    const { id, totp } = await enrol()
    const mwila = await app.createPersona()
    expect((await post(`/factors/${id}/challenge`, undefined, mwila)).status).toBe(404)
    const challenge_id = await challenge(id)
    const body = { challenge_id, code: codeOf(totp.secret) }
    expect((await post(`/factors/${id}/verify`, body, mwila)).status).toBe(404)
    expect((await app.call('DELETE', `/auth/v1/factors/${id}`, { as: mwila })).status).toBe(404)
  })

  it('cannot be joined or removed by a session that has not shown it', async () => {
    const { id, totp } = await enrol()
    await verify(id, codeOf(totp.secret))
    const remove = () => app.call('DELETE', `/auth/v1/factors/${id}`, { as: chanda })
    await app.database.asOwner(`update accounts.sessions set aal = 'aal1' where id = $1`, [
      chanda.session_id,
    ])
    expect(await remove()).toMatchObject({ status: 422, body: { error_code: 'insufficient_aal' } })
    const again = await post('/factors', { factor_type: 'totp', friendly_name: 'second' })
    expect(again).toMatchObject({ status: 403, body: { error_code: 'insufficient_aal' } })
    await app.database.asOwner(`update accounts.sessions set aal = 'aal2' where id = $1`, [
      chanda.session_id,
    ])
    expect(await remove()).toMatchObject({ status: 200, body: { id } })
    expect(await sessionRow()).toMatchObject({ aal: 'aal1', factor_id: null, amr: [] })
  })

  it('has a name of its own, ten at most, and a kind that is offered', async () => {
    await enrol('phone')
    const same = await post('/factors', { factor_type: 'totp', friendly_name: 'phone' })
    expect(same).toMatchObject({ status: 422, body: { error_code: 'mfa_factor_name_conflict' } })
    for (let count = 1; count < 10; count += 1) await enrol(`phone ${count}`)
    const eleventh = await post('/factors', { factor_type: 'totp', friendly_name: 'eleventh' })
    expect(eleventh.body.error_code).toBe('too_many_enrolled_mfa_factors')
    const phone = await post('/factors', { factor_type: 'phone', phone: '+260977000000' })
    expect(phone.body.error_code).toBe('mfa_phone_enroll_not_enabled')
    expect((await post('/factors', {})).status).toBe(400)
  })

  it('frees the name of an enrolment that was given up', async () => {
    const { id } = await enrol('phone')
    await app.database.asOwner(
      `update accounts.factors set created_at = now() - interval '6 minutes' where id = $1`,
      [id],
    )
    expect((await post('/factors', { factor_type: 'totp', friendly_name: 'phone' })).status).toBe(
      200,
    )
  })
})

describe('a factor’s secret', () => {
  it('opens only under its key and for its factor', () => {
    const sealed = sealSecret('server key', 'factor a', 'JBSWY3DPEHPK3PXP')
    const opened = { secret: 'JBSWY3DPEHPK3PXP', isStale: false }
    expect(unsealSecret(['server key'], 'factor a', sealed)).toEqual(opened)
    expect(() => unsealSecret(['other key'], 'factor a', sealed)).toThrow()
    expect(() => unsealSecret(['server key'], 'factor b', sealed)).toThrow()
  })

  it('opens under an earlier key, and says that it should be sealed again', () => {
    const sealed = sealSecret('server key', 'factor a', 'JBSWY3DPEHPK3PXP')
    const opened = { secret: 'JBSWY3DPEHPK3PXP', isStale: true }
    expect(unsealSecret(['new key', 'next key', 'server key'], 'factor a', sealed)).toEqual(opened)
  })
})

describe('a code', () => {
  // RFC 6238, appendix B: the SHA-1 key "12345678901234567890" at 59 s gives 94287082.
  const secret = Secret.fromLatin1('12345678901234567890').base32
  it.each([
    [59_000, null, 1],
    [30_000 + 59_000, null, 1],
    [0, null, 1],
    [60_000 + 59_000, null, undefined],
    [59_000, 1, undefined],
    [59_000, 0, 1],
  ])('of RFC 6238 at %i ms after step %s is step %s', (now, lastStep, step) => {
    expect(findStep(secret, '287082', { now, lastStep })).toBe(step)
  })
})
