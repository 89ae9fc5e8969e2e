import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newestMail, signUpAs } from '#tests/support/accounts.ts'
import { goodPassword as password } from '#tests/support/good-password.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'

describe('signing up with confirmation', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())

  it('makes user, profile and mail together, and the mailed link opens a session', async () => {
    const { status, body } = await app.call('POST', '/auth/v1/signup', {
      body: {
        email: 'Bupe@Example.test',
        password,
        data: {
          full_name: 'Bupe Zulu',
          role: 'client',
          date_of_birth: '1990-02-28',
          gender: 'female',
        },
        code_challenge: null,
        code_challenge_method: null,
        gotrue_meta_security: {},
      },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      email: 'bupe@example.test',
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'], role: 'client' },
      user_metadata: {
        sub: body.id,
        full_name: 'Bupe Zulu',
        email_verified: false,
        phone_verified: false,
      },
      identities: [{ id: body.id, provider: 'email', email: 'bupe@example.test' }],
    })
    expect(body.access_token).toBeUndefined()
    expect(body.email_confirmed_at).toBeUndefined()
    const [profile] = await app.database.asOwner(
      'select *, date_of_birth::text from user_profiles where id = $1',
      [body.id],
    )
    expect(profile).toMatchObject({
      full_name: 'Bupe Zulu',
      email: 'bupe@example.test',
      date_of_birth: '1990-02-28',
      gender: 'female',
      role: 'client',
      provider_status: null,
      is_student: false,
    })
    const early = await app.call('POST', '/auth/v1/token?grant_type=password', {
      body: { email: 'bupe@example.test', password },
    })
    expect([early.status, early.body.error_code, early.body.msg]).toEqual([
      400,
      'email_not_confirmed',
      'Email not confirmed',
    ])
    const mail = await newestMail('bupe@example.test')
    expect(mail.link).toMatch(
      /^http:\/\/localhost:3000\/confirm\?token_hash=[\w-]{43}&type=signup$/,
    )
    const confirmed = await app.call('POST', '/auth/v1/verify', {
      body: { token_hash: mail.token_hash, type: 'signup' },
    })
    expect(confirmed.status).toBe(200)
    expect(confirmed.body).toMatchObject({
      token_type: 'bearer',
      expires_in: 900,
      user: { id: body.id, user_metadata: { email_verified: true } },
    })
    const again = await app.call('POST', '/auth/v1/verify', {
      body: { token_hash: mail.token_hash, type: 'signup' },
    })
    expect([again.status, again.body.error_code]).toEqual([403, 'otp_expired'])
    const session = await app.call('POST', '/auth/v1/token?grant_type=password', {
      body: { email: 'BUPE@example.test', password },
    })
    expect(session.status).toBe(200)
    expect(session.body.weak_password).toBeUndefined()
  })

  it('makes a student a student with the free plan', async () => {
    const { body } = await signUpAs(app, 'student@example.test', {
      full_name: 'Natasha Tembo',
      date_of_birth: '2004-06-01',
      student_data: { institution_name: 'University of Zambia', student_id: '2021 1234' },
      membership_plan: 'Comprehensive Care',
    })
    const [row] = await app.database.asOwner(
      `select is_student, institution_name, student_id, plan_name, status
         from user_profiles join memberships on user_id = id where id = $1`,
      [body.id],
    )
    expect(row).toEqual({
      is_student: true,
      institution_name: 'University of Zambia',
      student_id: '2021 1234',
      plan_name: 'Student Wellness Plan',
      status: 'active',
    })
  })

  it('leaves a provider pending, and makes no one more than client or provider', async () => {
    const roleOf = async (email: string, data: object) => {
      const { body } = await signUpAs(app, email, data)
      const [row] = await app.database.asOwner(
        'select role, provider_status, is_student from user_profiles where id = $1',
        [body.id],
      )
      expect(body.user_metadata.role).toBe(row!.role)
      expect(body.app_metadata.role).toBe(row!.role)
      return row
    }
    const client = { role: 'client', provider_status: null, is_student: false }
    const provider = { role: 'provider', provider_status: 'pending', is_student: false }
    expect(await roleOf('p1@example.test', { role: 'provider' })).toEqual(provider)
    expect(await roleOf('p2@example.test', { role: 'admin' })).toEqual(client)
    expect(await roleOf('p3@example.test', { role: ['admin'] })).toEqual(client)
    expect(
      await roleOf('p4@example.test', {
        role: 'client',
        provider_status: 'approved',
        is_student: true,
      }),
    ).toEqual(client)
    expect(
      await roleOf('p5@example.test', {
        role: 'provider',
        student_data: { institution_name: 'Copperbelt University' },
      }),
    ).toEqual(provider)
    const memberships = await app.database.asOwner(
      `select from memberships join user_profiles p on p.id = user_id where p.email like 'p_@%'`,
    )
    expect(memberships).toHaveLength(0)
  })

  it.each([
    ['no password', { email: 'x@example.test' }, 400, 'validation_failed'],
    ['neither address nor phone', { password }, 422, 'anonymous_provider_disabled'],
    ['a phone', { phone: '+260971234567', password }, 400, 'phone_provider_disabled'],
    [
      'both',
      { email: 'x@example.test', phone: '+260971234567', password },
      400,
      'validation_failed',
    ],
    ['what is no address', { email: 'nobody', password }, 400, 'validation_failed'],
    [
      'half a PKCE pair',
      { email: 'x@example.test', password, code_challenge: 'a'.repeat(43) },
      400,
      'validation_failed',
    ],
    [
      'a day of birth to come',
      { email: 'x@example.test', password, data: { date_of_birth: '2999-01-01' } },
      422,
      'validation_failed',
    ],
    [
      'an unknown gender',
      { email: 'x@example.test', password, data: { gender: 'robot' } },
      422,
      'validation_failed',
    ],
    [
      'a student without institution',
      { email: 'x@example.test', password, data: { student_data: {} } },
      422,
      'validation_failed',
    ],
    [
      'more data than a token holds',
      { email: 'x@example.test', password, data: { a: 'x'.repeat(5000) } },
      400,
      'validation_failed',
    ],
    ['a number for an address', { email: 7, password }, 400, 'bad_json'],
    ['what is no JSON', '{"email":', 400, 'bad_json'],
    [
      'a name of two lines',
      { email: 'x@example.test', password, data: { full_name: 'Bupe\nZulu' } },
      422,
      'validation_failed',
    ],
    [
      'a name that cannot be seen',
      { email: 'x@example.test', password, data: { full_name: '\u3164\u200b' } },
      422,
      'validation_failed',
    ],
    [
      'a text that cannot be kept',
      { email: 'x@example.test', password, data: { full_name: '\ud800' } },
      400,
      'validation_failed',
    ],
  ])('rejects %s and keeps nothing', async (_, body, status, code) => {
    const answer = await app.call('POST', '/auth/v1/signup', { body })
    expect([answer.status, answer.body.error_code]).toEqual([status, code])
    expect(await app.database.asOwner(`select from accounts.users where email like 'x@%'`)).toEqual(
      [],
    )
  })

  it('names every wrong field, a row each', async () => {
    const data = { date_of_birth: '2999-01-01', student_data: { institution_name: '' } }
    const body = { email: 'x@example.test', password, data }
    const answer = await app.call('POST', '/auth/v1/signup', { body })
    expect(answer.status).toBe(422)
    expect(answer.body.msg).toBe(
      'date_of_birth: The date of birth cannot be in the future.\n' +
        'student_data.institution_name: Enter the name of your institution.',
    )
  })

  it.each([
    ['Short1!', ['length']],
    ['alllowercase1!', ['characters']],
    ['ALLUPPERCASE1!', ['characters']],
    ['NoDigitsAtAll!', ['characters']],
    ['NoSpecial12345', ['characters']],
    ['Password123!', ['pwned']],
    ['short', ['length', 'characters']],
  ])('rejects the password %s with its reasons', async (weak, reasons) => {
    const answer = await app.call('POST', '/auth/v1/signup', {
      body: { email: 'weak@example.test', password: weak },
    })
    expect([answer.status, answer.body.error_code]).toEqual([422, 'weak_password'])
    expect(answer.body.weak_password).toEqual({ reasons })
  })

  it('rejects a password of more than 72 bytes, counted as bytes', async () => {
    const long = `Aa1!${'ŋ'.repeat(35)}`
    const answer = await app.call('POST', '/auth/v1/signup', {
      body: { email: 'long@example.test', password: long },
    })
    expect([answer.status, answer.body.msg]).toEqual([
      400,
      'Password cannot be longer than 72 characters',
    ])
  })
})
