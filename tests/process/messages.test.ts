import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { followed } from '#tests/support/event-streams.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { asAdmin } from './support/people.ts'
import { correspondOverTwo } from './support/two-servers.ts'
import { limit } from '#tests/support/patience.ts'

const postgres = await startPostgres().catch((error: unknown) => {
  if (process.env.CI) throw error
  return undefined
})

describe.runIf(postgres)('messages between two servers on one PostgreSQL', () => {
  let both: Awaited<ReturnType<typeof correspondOverTwo>>
  beforeAll(async () => {
    both = await correspondOverTwo(postgres!)
  })
  afterAll(() => both.stop())

  it('reach a reader at the other server, also after a lost database connection, and streams end with their server', async () => {
    const { call, doctor, patient, servers, superuser, thread_id } = both
    const say = async (body: string) =>
      (await call(0, patient, `/threads/${thread_id}/messages`, { body })).json()
    const stream = followed(await call(1, doctor, '/messages/stream'))
    const next = async (event: string) => {
      for (;;) {
        const received = await stream.next()
        if (!received || received.event === event) return received
      }
    }
    await next('ready')
    for (const body of ['One', 'Two', 'Three']) {
      const { id } = await say(body)
      expect((await next('message'))?.data).toEqual({ thread_id, message_id: id })
    }
    await asAdmin(superuser, (client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen ubumi_messages%'`,
      ),
    )
    // A reader that may have missed an event gets an event to fetch again.
    expect(await next('ready')).toBeDefined()
    const { id } = await say('Four')
    expect((await next('message'))?.data).toMatchObject({ message_id: id })

    const began = performance.now()
    expect(await servers[1]!.stop('SIGTERM'), servers[1]!.output()).toBe(0)
    // Answers that go on are cut off after eight.
    expect(performance.now() - began).toBeLessThan(limit(8000))
    expect(await next('never')).toBeUndefined()
  })
})
