import { availableParallelism } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { hashPassword } from './password-hashes.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ TRUST_PROXY: '127.0.0.1' })
})
afterAll(() => app.close())

const capacity = 41 * Math.max(1, availableParallelism() - 1)

const logIn = (address: string, version?: string) =>
  app.call('POST', '/auth/v1/token?grant_type=password', {
    body: { email: 'somebody@example.test', password: 'not the right one' },
    headers: {
      'X-Forwarded-For': address,
      ...(version ? { 'X-Supabase-Api-Version': version } : {}),
    },
  })

describe('hashing passwords', () => {
  it('queues so many of one address, rejects the rest, and takes another address in turn', async () => {
    const flood = Array.from({ length: 3 * capacity }, () => hashPassword('a', '198.51.100.1'))
    let ended = 0
    const outcomes = Promise.allSettled(flood.map((work) => work.finally(() => (ended += 1))))
    const other = await hashPassword('b', '198.51.100.2')
    expect(other).toMatch(/^\$argon2id\$/)
    // Those that were rejected, and the few whose turn came before.
    expect(ended).toBeLessThan(2 * capacity + capacity / 2)
    const kept = (await outcomes).filter(({ status }) => status === 'fulfilled')
    expect(kept).toHaveLength(capacity)
  })

  it('counts an IPv6 line as one address', async () => {
    const flood = Array.from({ length: 2 * capacity }, (_, at) =>
      hashPassword('a', `2001:db8::${at + 1}`),
    )
    const kept = (await Promise.allSettled(flood)).filter(({ status }) => status === 'fulfilled')
    expect(kept).toHaveLength(capacity)
  })

  it('rejects a login beyond the queue in the shape of the contract, with when to try again', async () => {
    const flood = Promise.allSettled(
      Array.from({ length: 2 * capacity }, () => hashPassword('a', '198.51.100.3')),
    )
    const [older, newer] = await Promise.all([
      logIn('198.51.100.3'),
      logIn('198.51.100.3', '2024-01-01'),
    ])
    for (const { status, headers } of [older, newer]) {
      expect(status).toBe(503)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(older.body).toMatchObject({ code: 503, error_code: 'unexpected_failure' })
    expect(newer.body).toMatchObject({ code: 'unexpected_failure' })
    expect((await logIn('198.51.100.4')).status).toBe(400)
    await flood
  })
})
