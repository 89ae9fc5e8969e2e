import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinAs, newestMail, signUpAs } from '#tests/support/accounts.ts'
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
