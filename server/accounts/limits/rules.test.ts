import { expect, it } from 'vitest'
import { AuthLimits } from './rules.ts'

const second = 1000

/** Seconds to wait before the next try; 0 where it was let through. */
function tryAt(limits: AuthLimits, now: number, address = '10.0.0.1'): number {
  try {
    limits.countTry('a@example.test', address, now)
    return 0
  } catch (refusal) {
    return (refusal as { retryAfter: number }).retryAfter
  }
}

it('lets five tries pass, then makes each wait longer, up to a minute, and never for ever', () => {
  const limits = new AuthLimits(true)
  let now = 1_000_000
  const waits: number[] = []
  for (let attempt = 0; attempt < 14; attempt += 1) {
    const wait = tryAt(limits, now)
    waits.push(wait)
    now += wait * second
    if (wait > 0) expect(tryAt(limits, now)).toBe(0)
  }
  expect(waits).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60])
})

it('counts tries that come all at once', () => {
  const limits = new AuthLimits(true)
  const passed = Array.from({ length: 100 }, () => tryAt(limits, 5)).filter((wait) => wait === 0)
  expect(passed).toHaveLength(5)
})

it('forgets after a success or a quarter of an hour, and never mixes up addresses', () => {
  const limits = new AuthLimits(true)
  for (let attempt = 0; attempt < 6; attempt += 1) tryAt(limits, 0)
  expect(tryAt(limits, 0)).toBeGreaterThan(0)
  expect(tryAt(limits, 0, '10.0.0.2')).toBe(0)
  expect(tryAt(limits, 15 * 60 * second + 1)).toBe(0)
  for (let attempt = 0; attempt < 4; attempt += 1) tryAt(limits, 16 * 60 * second)
  expect(tryAt(limits, 16 * 60 * second)).toBeGreaterThan(0)
  limits.noteSuccess('a@example.test', '10.0.0.1')
  expect(tryAt(limits, 16 * 60 * second)).toBe(0)
})

it.each([
  ['2001:db8:1:2::1', '2001:0db8:0001:0002:ffff::9', true],
  ['2001:db8::1', '2001:db8:0:0:1::', true],
  ['fe80::1%eth0', 'fe80::2', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::1', '1::', false],
])('counts an IPv6 line as one: %s and %s: %s', (one, other, isSame) => {
  const limits = new AuthLimits(true)
  for (let attempt = 0; attempt < 6; attempt += 1) tryAt(limits, 0, one)
  expect(tryAt(limits, 0, other) > 0).toBe(isSame)
})

it('puts off a session that refreshes without end, and no other', async () => {
  const limits = new AuthLimits(true)
  for (let call = 0; call < 120; call += 1) await limits.countRefresh('one')
  await expect(limits.countRefresh('one')).rejects.toMatchObject({
    status: 429,
    code: 'over_request_rate_limit',
  })
  await limits.countRefresh('another')
})

it('lets everything pass when switched off', async () => {
  const limits = new AuthLimits(false)
  for (let call = 0; call < 200; call += 1) {
    expect(tryAt(limits, 0)).toBe(0)
    await limits.countRefresh('one')
  }
})
