import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signalFrom } from '#tests/support/calls.ts'
import { followed } from '#tests/support/event-streams.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { asAdmin } from './support/people.ts'
import { correspondOverTwo } from './support/two-servers.ts'

const postgres = await startPostgres().catch((error: unknown) => {
  if (process.env.CI) throw error
  return undefined
})

describe.runIf(postgres)('a call between two servers on one PostgreSQL', () => {
  let both: Awaited<ReturnType<typeof correspondOverTwo>>
  let id: string
  beforeAll(async () => {
    both = await correspondOverTwo(postgres!)
    const { rows } = await asAdmin(both.database, (client) =>
      client.query<{ id: string }>('update appointments set appointment_time = now() returning id'),
    )
    id = rows[0]!.id
  })
  afterAll(() => both.stop())

  it('is announced at the other server, with presence that outlives no killed server', async () => {
    const { call, doctor, patient, servers } = both
    const path = (rest = '') => `/appointments/${id}/call${rest}`
    const read = async () =>
      (await (await call(1, doctor, path())).json()) as { other: { is_present: boolean } }
    const [of_patient, of_doctor] = [randomUUID(), randomUUID()]
    await call(1, doctor, path('/entries'), { id: of_doctor, relay_only: false })
    const stream = followed(await call(1, doctor, path(`/stream?entry=${of_doctor}`)))
    const next = async (event: string) => {
      for (;;) {
        const received = await stream.next()
        if (!received || received.event === event) return received
      }
    }
    await next('ready')
    await call(0, patient, path('/entries'), { id: of_patient, relay_only: false })
    expect(await next('call')).toEqual({ event: 'call', data: { appointment_id: id } })
    await call(1, doctor, path('/admission'), {})
    await next('call')
    const signal = signalFrom(of_patient, of_doctor)
    expect((await call(0, patient, path('/signals'), signal)).status).toBe(201)
    expect(await next('signal')).toEqual({ event: 'signal', data: { signal_id: signal.id } })

    await call(0, patient, path(`/stream?entry=${of_patient}`))
    expect((await read()).other.is_present).toBe(true)
    await servers[0]!.stop('SIGKILL')
    // As if 40 seconds had passed: the server that would clear the sign of life is gone.
    await asAdmin(both.database, (client) =>
      client.query(
        `update call_entries set seen_at = seen_at - interval '40 seconds' where id = $1`,
        [of_patient],
      ),
    )
    expect((await read()).other.is_present).toBe(false)
    await stream.leave()
  })
})
