import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ageMessages } from '#domain/accounts/age-issues.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { joinAs, newestMail, signUpAs } from '#tests/support/accounts.ts'
import { goodPassword as password } from '#tests/support/good-password.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'

/** The date of birth of a person who has turned so many years, give or take days. */
function born(years: number, days = 0): string {
  const day = new Date(`${todayInLusaka()}T00:00:00Z`)
  day.setUTCFullYear(day.getUTCFullYear() - years)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

const guardian = { guardian_name: ' Ruth Phiri ', guardian_agrees: true }

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const profileOf = async (email: string) => {
  const rows = await app.database.asOwner(
    `select date_of_birth::text, guardian_name, guardian_agreed_at from user_profiles where email = $1`,
    [email],
  )
  return rows[0]
}

describe('an account of a person under 13', () => {
  const operator = { Authorization: 'Bearer the service key of the tests, long enough too' }
  it.each([
    ['sign-up', '/auth/v1/signup', { password }, 'data', {}],
    ['the operator', '/auth/v1/admin/users', { email_confirm: true }, 'user_metadata', operator],
    ['an invitation', '/auth/v1/invite', {}, 'data', operator],
    ['a link', '/auth/v1/admin/generate_link', { type: 'signup', password }, 'data', operator],
  ])('is not made by %s, with a guardian or without', async (name, path, more, key, headers) => {
    const email = `five.${name.replaceAll(' ', '')}@example.test`
    for (const data of [{ date_of_birth: born(5) }, { date_of_birth: born(13, 1), ...guardian }]) {
      const body = { email, ...more, [key]: data }
      const answer = await app.call('POST', path, { body, headers })
      expect([answer.status, answer.body.msg]).toEqual([
        422,
        `date_of_birth: ${ageMessages.tooYoung}`,
      ])
    }
    expect(await profileOf(email)).toBeUndefined()
  })

  it('is rejected alike whether the address has an account or not', async () => {
    await joinAs(app, 'known@example.test')
    const answers = []
    for (const email of ['known@example.test', 'other@example.test']) {
      const { status, body } = await signUpAs(app, email, { date_of_birth: born(9) })
      answers.push([status, body])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(await profileOf('other@example.test')).toBeUndefined()
  })
})

describe('an account of a person from 13 to 17', () => {
  it('is created with a guardian, whose name and agreement are stored', async () => {
    const rejected = await signUpAs(app, 'mary@example.test', { date_of_birth: born(13) })
    expect([rejected.status, rejected.body.msg.split('\n')]).toEqual([
      422,
      [
        `guardian_name: ${ageMessages.guardianName}`,
        `guardian_agrees: ${ageMessages.guardianAgrees}`,
      ],
    ])
    const silent = { date_of_birth: born(13), ...guardian, guardian_agrees: false }
    expect((await signUpAs(app, 'mary@example.test', silent)).status).toBe(422)
    expect(await profileOf('mary@example.test')).toBeUndefined()

    await joinAs(app, 'mary@example.test', { date_of_birth: born(13), ...guardian })
    expect(await profileOf('mary@example.test')).toEqual({
      date_of_birth: born(13),
      guardian_name: 'Ruth Phiri',
      guardian_agreed_at: expect.any(Date),
    })
  })

  it('keeps the guardian when the browser that signed up confirms', async () => {
    const email = 'peter@example.test'
    const browser = `?redirect_to=${encodeURIComponent(`http://localhost:3000/confirm?browser=${'b'.repeat(22)}`)}`
    const data = { date_of_birth: born(18, 1), ...guardian }
    await app.call('POST', `/auth/v1/signup${browser}`, { body: { email, password, data } })
    const { token_hash } = await newestMail(email)
    await app.call('POST', `/auth/v1/verify${browser}`, { body: { token_hash, type: 'signup' } })
    expect(await profileOf(email)).toMatchObject({ guardian_name: 'Ruth Phiri' })
  })

  it('is never a provider’s, and of an adult no guardian is stored', async () => {
    const data = { date_of_birth: born(17), ...guardian, role: 'provider' }
    const rejected = await signUpAs(app, 'doctor@example.test', data)
    expect([rejected.status, rejected.body.msg]).toEqual([
      422,
      `date_of_birth: ${ageMessages.provider}`,
    ])
    await signUpAs(app, 'adult@example.test', { date_of_birth: born(18), ...guardian })
    expect(await profileOf('adult@example.test')).toMatchObject({
      guardian_name: null,
      guardian_agreed_at: null,
    })
  })
})

describe('a change of the date of birth', () => {
  const patch = async (email: string, data: object, changes: object) => {
    const { access_token: token } = await joinAs(app, email, data)
    const as = { token, user_id: '', session_id: '', email }
    return app.call('PATCH', '/api/profile', { as, body: changes })
  }

  it.each([
    ['to a child', {}, { date_of_birth: born(12) }, ['date_of_birth']],
    ['to a minor', {}, { date_of_birth: born(15) }, ['guardian_agrees', 'guardian_name']],
    [
      'to a minor whose guardian does not agree',
      {},
      { date_of_birth: born(15), guardian_name: 'Ruth' },
      ['guardian_agrees'],
    ],
    [
      'of a minor to an adult',
      { date_of_birth: born(15), ...guardian },
      { date_of_birth: born(20) },
      ['date_of_birth'],
    ],
    [
      'of a minor to none',
      { date_of_birth: born(15), ...guardian },
      { date_of_birth: null },
      ['date_of_birth'],
    ],
    [
      'of a minor who drops the guardian',
      { date_of_birth: born(15), ...guardian },
      { guardian_name: null },
      ['guardian_agrees', 'guardian_name'],
    ],
    [
      'of a provider to a minor',
      { role: 'provider' },
      { date_of_birth: born(15), ...guardian },
      ['date_of_birth'],
    ],
  ])('%s is rejected by name', async (name, data, changes, fields) => {
    const email = `${name.replaceAll(' ', '')}@example.test`
    const { status, body } = await patch(email, data, changes)
    expect([status, Object.keys(body.fields ?? {}).sort()]).toEqual([422, fields])
  })

  it('keeps guardian and date, and leaves the guardian of before', async () => {
    const first = { date_of_birth: born(15), ...guardian }
    const { status, body } = await patch('first@example.test', {}, first)
    expect([status, body]).toMatchObject([200, { guardian_name: 'Ruth Phiri' }])
    const other = { date_of_birth: born(14), gender: 'male' }
    const again = await patch('again@example.test', first, other)
    expect([again.status, again.body]).toMatchObject([
      200,
      { guardian_name: 'Ruth Phiri', date_of_birth: born(14), gender: 'male' },
    ])
  })

  it('keeps no guardian of an adult', async () => {
    const { status, body } = await patch('grown@example.test', {}, guardian)
    expect([status, body]).toMatchObject([200, { guardian_name: null }])
  })
})

describe('a guardian’s name', () => {
  it('is in the export, and gone after erasure', async () => {
    const email = 'leaver@example.test'
    const data = { date_of_birth: born(15), ...guardian }
    const { access_token: token } = await joinAs(app, email, data)
    const as = { token, user_id: '', session_id: '', email }
    const { body } = await app.call('GET', '/api/me/export', { as })
    expect(body.tables.user_profiles[0]).toMatchObject({ guardian_name: 'Ruth Phiri' })
    const fhir = await app.call('GET', '/api/me/export?format=fhir', { as })
    expect(JSON.stringify(fhir.body)).toContain('Ruth Phiri')
    await app.call('DELETE', '/api/me', { as, body: { password } })
    const left = await app.database.asOwner(
      `select from user_profiles where guardian_name = 'Ruth Phiri' and email = $1
       union all select from accounts.users where user_metadata::text like '%Ruth Phiri%' and email = $1`,
      [email],
    )
    expect(left).toEqual([])
  })
})
