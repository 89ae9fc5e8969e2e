import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase } from '#tests/support/database.ts'
import { followed } from '#tests/support/event-streams.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { asAdmin, makePeople, newSigningKey } from './support/people.ts'

const postgres = await startPostgres().catch((error: unknown) => {
  if (process.env.CI) throw error
  return undefined
})

describe.runIf(postgres)('messages between two servers on one PostgreSQL', () => {
  const folders = [temporaryFolder(), temporaryFolder()]
  const servers: ServerProcess[] = []
  let admin: string
  let patient: { user_id: string; token: string }
  let doctor: { user_id: string; token: string }

  beforeAll(async () => {
    const { settings } = await createDatabase(postgres!.url)
    admin = settings.DATABASE_ADMIN_URL
    const keys = { AUTH_SIGNING_KEY: await newSigningKey(), PUBLIC_URL: 'http://localhost' }
    // One after the other: the first migrates.
    for (const { path } of folders)
      servers.push(await startServer({ ...settings, ...keys, DATA_DIR: path }))
    const people = await makePeople(admin, keys, 2)
    patient = people[0]!
    doctor = people[1]!
    await asAdmin(admin, async (client) => {
      await client.query(
        `update user_profiles set role = 'provider', provider_status = 'approved', certificate_expires_on = '2100-12-31' where id = $1`,
        [doctor.user_id],
      )
      await client.query(
        `insert into appointments (patient_id, provider_id, appointment_time, session_type, status) values ($1, $2, now() + interval '1 day', 'Virtual', 'confirmed')`,
        [patient.user_id, doctor.user_id],
      )
    })
  }, 120_000)
  afterAll(async () => {
    for (const server of servers) await server.stop()
    await postgres!.remove()
    for (const folder of folders) folder.remove()
  })

  const call = (server: number, as: { token: string }, path: string, body?: object) =>
    fetch(`${servers[server]!.url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })

  it('reach a reader at the other server, also after the line to the database broke, and streams end with their server', async () => {
    const { id } = await (
      await call(0, patient, '/threads', { provider_id: doctor.user_id })
    ).json()
    const stream = followed(await call(1, doctor, '/messages/stream'))
    const next = async (event: string) => {
      for (;;) {
        const told = await stream.next()
        if (!told || told.event === event) return told
      }
    }
    await next('ready')
    // The second tells that the server listens by now.
    await next('ready')
    for (let n = 0; n < 3; n++) {
      const sent = await (
        await call(0, patient, `/threads/${id}/messages`, { body: `${n}` })
      ).json()
      expect((await next('message'))?.data).toEqual({ thread_id: id, message_id: sent.id })
    }
    await asAdmin(admin, (client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen ubumi_messages%'`,
      ),
    )
    // Whoever may have missed something is told to look.
    expect(await next('ready')).toBeDefined()
    const sent = await (await call(0, patient, `/threads/${id}/messages`, { body: 'again' })).json()
    expect((await next('message'))?.data).toMatchObject({ message_id: sent.id })

    const began = performance.now()
    expect(await servers[1]!.stop('SIGTERM'), servers[1]!.output()).toBe(0)
    expect(performance.now() - began).toBeLessThan(8000)
    expect(await next('never')).toBeUndefined()
  }, 60_000)
})
