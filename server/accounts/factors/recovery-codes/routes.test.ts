import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { secondFactorIn } from '#tests/support/second-factor.ts'
import { canonicalCode, hashOfRecoveryCode, makeRecoveryCode } from './recovery-codes.ts'

describe('recovery codes', () => {
  let app: TestApp
  let chanda: Persona
  let factor: { id: string; secret: string }
  const { enrol, logIn, mailsTo, post, useRecoveryCode } = secondFactorIn(() => app)
  const make = async (as = chanda) => post('/factors/recovery-codes', { as })
  const status = (as = chanda) => app.call('GET', '/auth/v1/factors/recovery-codes', { as })
  const remove = (path: string, as = chanda) =>
    app.call('DELETE', `/auth/v1/factors/${path}`, { as })
  const claimsOf = async (token: string) => app.token_key.verify(token)

  beforeAll(async () => {
    app = await openTestApp({ AUTH_LIMITS: 'true' })
  })
  beforeEach(async () => {
    chanda = await app.createPersona()
    factor = await enrol({ as: chanda })
  })
  afterAll(() => app.close())

  it('are ten, shown once, and stored only as a hash', async () => {
    const { status: made, body } = await make()
    expect(made).toBe(200)
    expect(body).toMatchObject({
      type: 'recovery_code',
      friendly_name: 'Recovery codes',
      total: 10,
    })
    expect(new Set(body.codes).size).toBe(10)
    for (const code of body.codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/)
    expect((await status()).body).toEqual({
      id: body.id,
      type: 'recovery_code',
      total: 10,
      remaining: 10,
    })
    const stored = await app.database.asOwner(
      'select code_hash from accounts.recovery_codes where factor_id = $1',
      [body.id],
    )
    expect(stored).toHaveLength(10)
    for (const code of body.codes as string[])
      expect(stored.some((row) => (row.code_hash as Buffer).includes(code))).toBe(false)
    const outbox = JSON.stringify(await mailsTo(chanda))
    expect(outbox).toContain('new recovery codes')
    for (const code of body.codes) expect(outbox).not.toContain(code)
  })

  it('open an account once each, however they are typed, and notify its owner', async () => {
    const { id, codes } = (await make()).body
    const lost = await logIn(chanda)
    const typed = ` ${(codes[0] as string).toUpperCase().replaceAll(/(.{4})(?=.)/g, '$1-')} `
    const { status: used, body } = await useRecoveryCode({ as: lost }, typed)
    expect(used).toBe(200)
    const claims = await claimsOf(body.access_token)
    expect(claims).toMatchObject({ session_id: lost.session_id, aal: 'aal2' })
    expect(claims!.amr[0]!.method).toBe('mfa/recovery_code')
    expect((await status()).body.remaining).toBe(9)
    const mails = await mailsTo(chanda)
    expect(mails.at(-1)!.subject).toMatch(/recovery code was used/)
    expect(mails.at(-1)!.text_body).toContain('9 recovery codes left')
    expect(await auditEventsOf(app.database, id)).toContainEqual(
      expect.objectContaining({ action: 'recovery_code.use', actor_id: chanda.user_id }),
    )
    const again = await useRecoveryCode({ as: await logIn(chanda) }, codes[0])
    expect(again).toMatchObject({
      status: 422,
      body: { error_code: 'mfa_verification_failed' },
    })
  })

  it('open it once, where two sessions use the same code at the same moment', async () => {
    const { codes } = (await make()).body
    const rivals = await Promise.all([1, 2, 3].map(() => logIn(chanda)))
    const answers = await Promise.all(rivals.map((as) => useRecoveryCode({ as }, codes[0])))
    expect(answers.filter(({ status: each }) => each === 200)).toHaveLength(1)
  })

  it('end the account’s sessions that did not show a second factor', async () => {
    const { codes } = (await make()).body
    const [attacker, lost] = [await logIn(chanda), await logIn(chanda)]
    await useRecoveryCode({ as: lost }, codes[0])
    const user = (as: Persona) => app.call('GET', '/auth/v1/user', { as })
    expect((await user(attacker)).body.error_code).toBe('session_not_found')
    expect((await user(lost)).status).toBe(200)
  })

  it('ask for new ones where few are left', async () => {
    const { id, codes } = (await make()).body
    const kept = hashOfRecoveryCode(id, codes[9])
    await app.database.asOwner(
      `update accounts.recovery_codes set used_at = now() where code_hash in
       (select code_hash from accounts.recovery_codes where factor_id = $1 and code_hash <> $2 limit 6)`,
      [id, kept],
    )
    await useRecoveryCode({ as: await logIn(chanda) }, codes[9])
    expect((await status()).body.remaining).toBe(3)
    expect((await mailsTo(chanda)).at(-1)!.text_body).toContain('Make new ones')
  })

  it('are replaced by new ones, which end the old', async () => {
    const old = (await make()).body
    const again = await post('/factors/recovery-codes/regenerate', { as: chanda })
    expect(again.body).toMatchObject({ id: old.id, friendly_name: 'Recovery codes', total: 10 })
    expect(again.body.codes).not.toContain(old.codes[0])
    const lost = await logIn(chanda)
    expect((await useRecoveryCode({ as: lost }, old.codes[0])).status).toBe(422)
    expect((await useRecoveryCode({ as: lost }, again.body.codes[0])).status).toBe(200)
  })

  it('are made and changed only by a session that has shown a second factor', async () => {
    const stranger = await logIn(chanda)
    const rejected = { status: 403, body: { error_code: 'insufficient_aal' } }
    expect(await make(stranger)).toMatchObject(rejected)
    await make()
    expect(await post('/factors/recovery-codes/regenerate', { as: stranger })).toMatchObject(
      rejected,
    )
    expect(await remove('recovery-codes', stranger)).toMatchObject(rejected)
    expect((await status(stranger)).body.remaining).toBe(10)
  })

  it('belong to one account', async () => {
    const { codes } = (await make()).body
    const mwila = await app.createPersona()
    expect((await status(mwila)).body.error_code).toBe('mfa_factor_not_found')
    await enrol({ as: mwila })
    await make(mwila)
    expect((await useRecoveryCode({ as: await logIn(mwila) }, codes[0])).status).toBe(422)
    expect((await status()).body.remaining).toBe(10)
  })

  it('are never the only factor, and one set at most', async () => {
    const mwila = await app.createPersona({ aal: 'aal2' })
    expect((await make(mwila)).body.error_code).toBe('mfa_recovery_codes_sole_factor')
    const regenerate = await post('/factors/recovery-codes/regenerate', { as: mwila })
    expect(regenerate).toMatchObject({ status: 404, body: { error_code: 'mfa_factor_not_found' } })
    await make()
    expect((await make()).body.error_code).toBe('mfa_verified_factor_exists')
    // They go with the last app, and so does what a session had shown by them.
    expect((await remove(factor.id)).status).toBe(200)
    expect((await status()).status).toBe(404)
    const { body } = await app.call('GET', '/auth/v1/user', { as: chanda })
    expect(body.factors).toBeUndefined()
  })

  it('are removed on request, and the app stays', async () => {
    const { id } = (await make()).body
    expect(await remove('recovery-codes')).toMatchObject({ status: 200, body: { id } })
    expect((await status()).status).toBe(404)
    const { body } = await app.call('GET', '/auth/v1/user', { as: chanda })
    expect(body.factors).toMatchObject([{ id: factor.id }])
  })

  it('cannot be challenged or verified as an app', async () => {
    const { id } = (await make()).body
    expect((await post(`/factors/${id}/challenge`, { as: chanda })).status).toBe(404)
    expect((await post(`/factors/${id}/verify`, { as: chanda }, { code: '123456' })).status).toBe(
      404,
    )
  })

  it('are limited by session, in the words of the contract', async () => {
    const { codes } = (await make()).body
    const attacker = await logIn(chanda)
    for (let tries = 0; tries < 5; tries += 1)
      expect((await useRecoveryCode({ as: attacker }, makeRecoveryCode())).status).toBe(422)
    expect(await useRecoveryCode({ as: attacker }, codes[0])).toMatchObject({
      status: 429,
      body: { error_code: 'mfa_recovery_codes_locked' },
    })
    expect((await useRecoveryCode({ as: await logIn(chanda) }, codes[0])).status).toBe(200)
  })

  it.each<unknown>([undefined, null, '', 'x'.repeat(10_000), 'o', '\0', 12, {}])(
    'refuse %j without an error of the server',
    async (code) => {
      await make()
      const answer = await post('/factors/recovery-codes/verify', { as: chanda }, { code })
      expect([400, 422]).toContain(answer.status)
    },
  )
})

describe('a recovery code', () => {
  it('is read as people write it', () => {
    expect(canonicalCode('ABCD-efgh 0123 4567')).toBe('abcdefgh01234567')
    // Letters that are not in the alphabet, because they look like a digit.
    expect(canonicalCode('oOiIlL0000000000')).toBe('0011110000000000')
    for (const typed of ['', 'abcd', 'u'.repeat(16), `${'a'.repeat(16)}b`, 'é'.repeat(16)])
      expect(canonicalCode(typed), typed).toBeUndefined()
  })

  it('is stored under its set', () => {
    expect(hashOfRecoveryCode('a set', 'abcd')).not.toEqual(hashOfRecoveryCode('another', 'abcd'))
  })
})
