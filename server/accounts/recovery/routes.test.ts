import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinAs, newestMail, signInAs, signUpAs } from '#tests/support/accounts.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'

describe('asking for an email', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ AUTH_LIMITS: 'true' })
  })
  afterAll(() => app.close())

  const ask = async (path: string, body: object) => (await app.call('POST', path, { body })).status
  /** Lets a minute pass between two emails. */
  const waitMinute = () =>
    app.database.asOwner(`update accounts.mail_intervals set sent_at = sent_at - interval '61 s'`)

  it('works until a password is saved, by its link and its code, also after a scanner has opened it', async () => {
    const email = 'scanned-link@example.test'
    await joinAs(app, email)
    expect(await ask('/auth/v1/recover', { email })).toBe(200)
    const { token_hash, code } = await newestMail(email)
    // The address of other apps, which redeems as it is opened; our own page redeems by a POST alone.
    const address = `/auth/v1/verify?token=${token_hash}&type=recovery`
    for (const [method, status] of [
      ['HEAD', 200],
      ['GET', 303],
      ['GET', 303],
    ] as const) {
      const opened = await app.request(method, address)
      expect([method, opened.status]).toEqual([method, status])
      if (method === 'GET') expect(opened.headers.get('location')).toContain('access_token')
    }
    const byLink = { type: 'recovery', token_hash }
    const byCode = { type: 'recovery', email, token: code }
    for (const body of [byLink, byLink, byCode, byCode, byLink])
      expect(await ask('/auth/v1/verify', body)).toBe(200)
    const { body: session } = await app.call('POST', '/auth/v1/verify', { body: byLink })
    const save = (password: string) =>
      app.call('PUT', '/auth/v1/user', {
        headers: { Authorization: `Bearer ${session.access_token}` },
        body: { password },
      })
    expect((await save('short')).status).toBe(422)
    expect(await ask('/auth/v1/verify', byLink)).toBe(200)
    expect((await save('Ku-Lusaka 1964')).status).toBe(200)
    expect([await ask('/auth/v1/verify', byLink), await ask('/auth/v1/verify', byCode)]).toEqual([
      403, 403,
    ])
  })

  it('ends with a login by password, by link and code', async () => {
    const email = 'remembered-again@example.test'
    await joinAs(app, email)
    await ask('/auth/v1/recover', { email })
    const { token_hash, code } = await newestMail(email)
    const byLink = { type: 'recovery', token_hash }
    expect(await ask('/auth/v1/verify', byLink)).toBe(200)
    expect((await signInAs(app, email, 'Not-it-2026!')).status).toBe(400)
    expect(await ask('/auth/v1/verify', byLink)).toBe(200)
    expect((await signInAs(app, email)).status).toBe(200)
    for (const body of [byLink, { type: 'recovery', email, token: code }])
      expect(await ask('/auth/v1/verify', body)).toBe(403)
  })

  it('works for 15 minutes, however often it was opened', async () => {
    const email = 'late-link@example.test'
    await joinAs(app, email)
    await ask('/auth/v1/recover', { email })
    const { token_hash } = await newestMail(email)
    const verify = () => ask('/auth/v1/verify', { type: 'recovery', token_hash })
    expect(await verify()).toBe(200)
    const [row] = await app.database.asOwner(
      `update accounts.one_time_tokens set expires_at = now() where sent_to = $1
        returning expires_at - created_at < interval '15 minutes 1 second' as is_short`,
      [email],
    )
    expect(row).toMatchObject({ is_short: true })
    expect(await verify()).toBe(403)
  })

  it('logs in once where it is used to log in', async () => {
    const email = 'login-link@example.test'
    await joinAs(app, email)
    await ask('/auth/v1/recover', { email })
    const { token_hash } = await newestMail(email)
    const logIn = () => ask('/auth/v1/verify', { type: 'magiclink', token_hash })
    expect([await logIn(), await logIn()]).toEqual([200, 403])
  })

  it.each([
    ['Sec-Purpose', 'prefetch;prerender'],
    ['Purpose', 'prefetch'],
    ['X-Moz', 'prefetch'],
  ])('is not used up by a browser that fetches ahead: %s', async (name, value) => {
    const email = `ahead-${name.toLowerCase()}@example.test`
    await signUpAs(app, email)
    const { token_hash } = await newestMail(email)
    const path = `/auth/v1/verify?token=${token_hash}&type=signup`
    const ahead = await app.request('GET', path, { headers: { [name]: value } })
    expect([ahead.status, ahead.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect((await app.request('GET', path)).headers.get('location')).toContain('access_token')
  })

  it('names the page that accepts the code, and the time that link and code have', async () => {
    const email = 'named-page@example.test'
    await joinAs(app, email)
    await ask('/auth/v1/recover', { email })
    const { text } = await newestMail(email)
    expect(text).toMatch(
      /Or enter this code: \d{6}\n\nThe page for the code:\nhttp\S+\/reset-password\n/,
    )
    expect(text).toContain('for 15 minutes, until you have saved a new password')
  })

  it('leaves the newest recovery link alone valid', async () => {
    const email = 'newest-link@example.test'
    await joinAs(app, email)
    const links: string[] = []
    for (const _ of [1, 2, 3]) {
      expect(await ask('/auth/v1/recover', { email })).toBe(200)
      links.push((await newestMail(email)).token_hash)
      await waitMinute()
    }
    const redeem = (token_hash: string) => ask('/auth/v1/verify', { type: 'recovery', token_hash })
    expect([await redeem(links[0]!), await redeem(links[1]!), await redeem(links[2]!)]).toEqual([
      403, 403, 200,
    ])
  })

  it.each([
    ['/auth/v1/recover', {}],
    ['/auth/v1/resend', { type: 'signup' }],
    ['/auth/v1/resend', { type: 'email_change' }],
  ])('takes the minute of an unused address as of a used one: %s %o', async (path, more) => {
    await joinAs(app, 'used@example.test')
    await signUpAs(app, 'unconfirmed@example.test')
    await waitMinute()
    for (const name of ['used', 'unconfirmed', 'unused']) {
      const body = { ...more, email: `${name}@example.test` }
      expect([await ask(path, body), await ask(path, body)], name).toEqual([200, 429])
    }
  })

  it.each([
    ['hour', 8, '1 hour'],
    ['day', 24, '1 day'],
  ])('sends an address no more than its emails of the %s', async (unit, max, window) => {
    await joinAs(app, `capped-${unit}@example.test`)
    for (const name of ['capped', 'without-account']) {
      const email = `${name}-${unit}@example.test`
      await app.database.asOwner('delete from platform.rate_limits')
      const statuses: number[] = []
      for (let turn = 0; turn <= max; turn += 1) {
        await waitMinute()
        if (unit === 'day' && turn % 8 === 0) await passHours()
        statuses.push(await ask('/auth/v1/recover', { email }))
      }
      expect(statuses, name).toEqual([...Array<number>(max).fill(200), 429])
      await waitMinute()
      const { body, headers } = await app.call('POST', '/auth/v1/resend', {
        body: { type: 'signup', email },
      })
      expect(body).toMatchObject({ error_code: 'over_email_send_rate_limit' })
      const wait = Number(headers.get('retry-after'))
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(window === '1 hour' ? 3600 : 86_400)
      await app.database.asOwner(`update platform.rate_limits set ends_at = now()`)
      await waitMinute()
      expect(await ask('/auth/v1/recover', { email })).toBe(200)
    }
  })

  /** Ends the budgets of the present hour. */
  const passHours = () =>
    app.database.asOwner(
      `delete from platform.rate_limits where ends_at < now() + interval '2 hours'`,
    )
})
