import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { canStream } from '#tests/support/standby.ts'
import { asAdmin } from '../process/support/people.ts'
import { startTwoReaders, type TwoReaders } from './support/two-readers.ts'
import { limit } from '#tests/support/patience.ts'

const period = 'from=2026-01-01&to=2026-12-31'
const pressures = `/blood-pressure-report/csv?${period}`

describe.runIf(canStream())('two servers with DATABASE_REPLICA_URL', () => {
  let two: TwoReaders
  beforeAll(async () => {
    two = await startTwoReaders()
  })
  afterAll(() => two.stop())

  const reads = (server: 0 | 1, database: 'replica' | 'primary') =>
    two.figure(server, `ubumi_replica_reads_total{database="${database}"}`)
  const isUsable = (server: 0 | 1) => () => two.figure(server, 'ubumi_replica_usable')
  const untilUsable = async () => {
    for (const server of [0, 1] as const)
      await expect.poll(isUsable(server), { timeout: limit(20_000) }).toBe(1)
  }
  const record = async (server: 0 | 1, systolic: number) => {
    const body = { id: randomUUID(), systolic, diastolic: 80 }
    expect((await two.call(server, two.client, '/blood-pressure-readings', body)).status).toBe(201)
  }
  const readPressures = async (server: 0 | 1) => {
    const answer = await two.call(server, two.client, pressures)
    expect(answer.status).toBe(200)
    return answer.text()
  }
  /** How often a table was read, by each database's own statistics. */
  const scansOf = (address: string, table: string) =>
    asAdmin(address, async (client) => {
      const { rows } = await client.query<{ scans: number }>(
        `select (coalesce(seq_scan, 0) + coalesce(idx_scan, 0))::integer as scans from pg_stat_user_tables where relname = $1`,
        [table],
      )
      return rows[0]!.scans
    })
  const superuser = (address: string) =>
    Object.assign(new URL(address), { pathname: new URL(two.settings.DATABASE_URL).pathname }).href

  it.each([
    ['client', `/blood-pressure-report?${period}`],
    ['client', `/blood-pressure-report/pdf?${period}`],
    ['client', `/blood-pressure-report/csv?${period}`],
    ['client', `/glucose-report?${period}`],
    ['client', `/glucose-report/pdf?${period}`],
    ['client', `/glucose-report/csv?${period}`],
    ['client', '/me/export'],
    ['client', '/me/export?format=fhir'],
    ['admin', '/admin/audit-events?kind=account'],
    ['admin', '/admin/accounts?q=mutale'],
    ['admin', '/admin/undelivered-email'],
    ['admin', '/admin/refunds'],
    ['admin', '/admin/service?period=day'],
    ['admin', '/admin/waiting'],
  ] as const)('read from the replica what the %s gets from %s', async (who, path) => {
    await untilUsable()
    // What was written just before may take a moment to arrive.
    await expect
      .poll(
        async () => {
          const before = (await reads(0, 'replica'))!
          expect((await two.call(0, two[who], path)).status).toBe(200)
          return (await reads(0, 'replica'))! - before
        },
        { timeout: limit(10_000) },
      )
      .toBe(1)
  })

  it('leave the tables of the primary alone for that, also by its own statistics', async () => {
    const [primary, standby] = [superuser(two.primary.url), superuser(two.standby.url)]
    await untilUsable()
    const before = [
      await scansOf(primary, 'glucose_readings'),
      await scansOf(standby, 'glucose_readings'),
    ]
    const fromPrimary = await reads(0, 'primary')
    await expect
      .poll(
        async () => {
          await two.call(0, two.client, `/glucose-report?${period}`)
          return scansOf(standby, 'glucose_readings')
        },
        { timeout: limit(20_000), interval: 200 },
      )
      .toBeGreaterThanOrEqual(before[1]! + 5)
    expect(await reads(0, 'primary')).toBe(fromPrimary)
    expect(await scansOf(primary, 'glucose_readings')).toBe(before[0])
  })

  it('authorize on the primary: a revoked session gets nothing while the replica still shows it', async () => {
    await untilUsable()
    const [session] = await asAdmin(two.settings.DATABASE_ADMIN_URL, async (owner) => {
      const { rows } = await owner.query<{ not_after: string | null; id: string }>(
        'select id from accounts.sessions where user_id = $1',
        [two.client.user_id],
      )
      return rows
    })
    await two.standby.pause()
    const setEnd = (end: string | null) =>
      asAdmin(two.settings.DATABASE_ADMIN_URL, (owner) =>
        owner.query('update accounts.sessions set not_after = $1 where id = $2', [
          end,
          session!.id,
        ]),
      )
    await setEnd('2026-01-01')
    expect((await two.call(1, two.client, pressures)).status).toBe(401)
    await setEnd(null)
    await two.standby.resume()
  })

  it('show a user their own write at once while the replica is behind, also the other server', async () => {
    await untilUsable()
    await two.standby.pause()
    const before = await reads(1, 'replica')
    for (const systolic of [141, 142, 143]) {
      await record(0, systolic)
      expect(await readPressures(1)).toContain(String(systolic))
      expect(await readPressures(0)).toContain(String(systolic))
    }
    expect(await reads(1, 'replica')).toBe(before)
    await expect
      .poll(() => two.figure(1, 'ubumi_replica_lag_seconds'), { timeout: limit(10_000) })
      .toBeGreaterThan(1)
    expect(await isUsable(1)()).toBe(0)

    await two.standby.resume()
    await untilUsable()
    expect(await two.figure(1, 'ubumi_replica_lag_seconds')).toBeLessThan(2)
    await expect
      .poll(async () => {
        expect(await readPressures(1)).toContain('143')
        return reads(1, 'replica')
      })
      .toBeGreaterThan(before!)
  })

  it('show each of many writes at once while the replica follows', async () => {
    await untilUsable()
    const before = await reads(0, 'replica')
    for (let systolic = 150; systolic < 190; systolic++) {
      await record(1, systolic)
      expect(await readPressures(0)).toContain(`,${systolic},`)
    }
    expect((await reads(0, 'replica'))! - before!).toBeGreaterThan(0)
  })

  it('answer without an error while the replica crashes, and read from it again', async () => {
    await untilUsable()
    const statuses = new Map<number, number>()
    let isOver = false
    const follow = async (server: 0 | 1) => {
      while (!isOver) {
        const { status } = await two.call(server, two.client, pressures)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    const followers = ([0, 1, 0, 1] as const).map(follow)
    const answered = (server: 0 | 1, database: 'replica' | 'primary', more: number) =>
      expect.poll(() => reads(server, database), { timeout: limit(20_000) }).toBeGreaterThan(more)
    await answered(0, 'replica', (await reads(0, 'replica'))! + 20)
    for (let round = 0; round < 2; round++) {
      await two.standby.kill()
      await answered(1, 'primary', (await reads(1, 'primary'))! + 20)
      await two.standby.start()
      for (const server of [0, 1] as const)
        await answered(server, 'replica', (await reads(server, 'replica'))! + 20)
    }
    isOver = true
    await Promise.all(followers)
    expect([...statuses.keys()]).toEqual([200])
  })

  it('read no more from a standby that was promoted', async () => {
    await untilUsable()
    await two.standby.promote()
    await expect.poll(isUsable(0), { timeout: limit(10_000) }).toBe(0)
    const before = await reads(0, 'replica')
    await record(0, 199)
    expect(await readPressures(0)).toContain(',199,')
    expect(await reads(0, 'replica')).toBe(before)
  })
})
