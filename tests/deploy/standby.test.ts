import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asAdmin } from '#tests/process/support/people.ts'
import { correspondOverTwo } from '#tests/process/support/two-servers.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { limit } from '#tests/support/patience.ts'

const postgres = await startPostgres({ isDurable: true }).catch((error: unknown) => {
  if (process.env.CI) throw error
  return undefined
})

describe.runIf(postgres)('a primary whose synchronous standby is away', () => {
  let both: Awaited<ReturnType<typeof correspondOverTwo>>
  beforeAll(async () => {
    both = await correspondOverTwo(postgres!)
  })
  afterAll(() => both.stop())

  const waitForStandby = (name: string) =>
    asAdmin(both.superuser, async (client) => {
      await client.query(`alter system set synchronous_standby_names = '${name}'`)
      await client.query('select pg_reload_conf()')
    })
  const send = (path: string, body: object) => both.call(0, both.patient, path, body)

  it('acknowledges neither a new write nor one that is there already, until a standby has it', async () => {
    const path = `/threads/${both.thread_id}/messages`
    const calls: [string, object][] = [
      ['/blood-pressure-readings', { id: randomUUID(), systolic: 120, diastolic: 80 }],
      [path, { id: randomUUID(), body: 'Good morning' }],
    ]
    for (const [where, body] of calls) expect((await send(where, body)).status).toBe(201)
    const another = { ...calls[0]![1], id: randomUUID() }

    await waitForStandby('absent')
    // A new connection each time may still commit by the old setting.
    await expect
      .poll(async () => (await asAdmin(both.superuser, showNames)).rows[0]!.names)
      .toBe('absent')
    const answers = await Promise.all(
      [...calls, [calls[0]![0], another] as const].map(([where, body]) => send(where, body)),
    )
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
    for (const { headers } of answers) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)

    await waitForStandby('')
    for (const [where, body] of [...calls, [calls[0]![0], another] as const])
      await expect
        .poll(async () => (await send(where, body)).status, { timeout: limit(20_000) })
        .toBe(200)
  })
})

const showNames = (client: { query(text: string): Promise<{ rows: { names: string }[] }> }) =>
  client.query(`select current_setting('synchronous_standby_names') as names`)
