import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { AuthLimits } from './auth-limits.ts'

let app: TestApp
let limits: AuthLimits
const settings = { AUTH_LIMITS: true, AUTH_SECRET: 'a secret of the tests, long enough' }
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  limits = new AuthLimits(settings)
  await app.database.asOwner('delete from accounts.wrong_tries')
})

/** Seconds to wait before the next try; 0 where it was counted. */
async function tryAt(by = limits, address = '10.0.0.1'): Promise<number> {
  return by.countTry('a@example.test', address).then(
    () => 0,
    (rejection: { retryAfter: number }) => rejection.retryAfter,
  )
}
const passTime = (seconds: number) =>
  app.database.asOwner(
    'update accounts.wrong_tries set last_at = last_at - make_interval(secs => $1::integer)',
    [seconds],
  )

it('lets five tries pass, then makes each wait longer, up to a minute, and never without end', async () => {
  const waits: number[] = []
  for (let attempt = 0; attempt < 14; attempt += 1) {
    const wait = await tryAt()
    waits.push(wait)
    await passTime(wait)
    if (wait > 0) expect(await tryAt()).toBe(0)
  }
  expect(waits).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60])
})

it('counts tries that come all at once, on whichever server process they come', async () => {
  const servers = [limits, new AuthLimits(settings), new AuthLimits(settings)]
  const waits = await Promise.all(
    Array.from({ length: 60 }, (_, place) => tryAt(servers[place % 3])),
  )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
})

it('stays at a minute after a thousand tries', async () => {
  await tryAt()
  await app.database.asOwner('update accounts.wrong_tries set tries = 100000')
  expect(await tryAt()).toBe(60)
})

it('forgets after a success or a quarter of an hour, and never mixes up addresses', async () => {
  for (let attempt = 0; attempt < 6; attempt += 1) await tryAt()
  expect(await tryAt()).toBeGreaterThan(0)
  expect(await tryAt(limits, '10.0.0.2')).toBe(0)
  await passTime(15 * 60 + 1)
  for (let attempt = 0; attempt < 5; attempt += 1) expect(await tryAt()).toBe(0)
  expect(await tryAt()).toBeGreaterThan(0)
  await limits.recordSuccess('a@example.test', '10.0.0.1')
  expect(await tryAt()).toBe(0)
})

it.each([
  ['2001:db8:1:2::1', '2001:0db8:0001:0002:ffff::9', true],
  ['2001:db8::1', '2001:db8:0:0:1::', true],
  ['fe80::1%eth0', 'fe80::2', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::1', '1::', false],
])('counts an IPv6 network as one address: %s and %s: %s', async (one, other, isSame) => {
  for (let attempt = 0; attempt < 6; attempt += 1) await tryAt(limits, one)
  expect((await tryAt(limits, other)) > 0).toBe(isSame)
})

it('puts off a session that refreshes without end, and no other', async () => {
  for (let call = 0; call < 120; call += 1) await limits.countRefresh('one')
  await expect(limits.countRefresh('one')).rejects.toMatchObject({
    status: 429,
    code: 'over_request_rate_limit',
  })
  await limits.countRefresh('another')
})

it('allows logins where one address has signed up without end', async () => {
  for (let call = 0; call < 650; call += 1) {
    await limits.countCall('sign_up', '10.0.0.9').catch(() => {})
    await limits.countCall('email', '10.0.0.9').catch(() => {})
  }
  await expect(limits.countCall('sign_up', '10.0.0.9')).rejects.toMatchObject({ status: 429 })
  await limits.countCall('login', '10.0.0.9')
})

it('lets everything pass when switched off', async () => {
  const off = new AuthLimits({ ...settings, AUTH_LIMITS: false })
  for (let call = 0; call < 200; call += 1) {
    expect(await tryAt(off)).toBe(0)
    await off.countRefresh('one')
  }
})
