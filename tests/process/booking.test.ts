import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slotTimes } from '#domain/appointments/slots.ts'
import { slotOn } from '#tests/support/booking.ts'
import { createDatabase } from '#tests/support/database.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { asAdmin, makePeople, newSigningKey } from './support/people.ts'

const postgres = await startPostgres().catch((error: unknown) => {
  if (process.env.CI) throw error
  return undefined
})

const rounds = 20
const patients = 50

describe.runIf(postgres)('two servers on one PostgreSQL', () => {
  const folders = [temporaryFolder(), temporaryFolder()]
  let servers: ServerProcess[]
  let admin: string
  let people: { user_id: string; token: string }[]
  let provider_id: string

  beforeAll(async () => {
    const { settings } = await createDatabase(postgres!.url)
    admin = settings.DATABASE_ADMIN_URL
    const keys = { AUTH_SIGNING_KEY: await newSigningKey(), PUBLIC_URL: 'http://localhost' }
    servers = []
    // One after the other: the first migrates.
    for (const { path } of folders)
      servers.push(await startServer({ ...settings, ...keys, DATA_DIR: path }))
    people = await makePeople(admin, keys, patients + 1)
    provider_id = people.pop()!.user_id
    await asAdmin(admin, (client) =>
      client.query(
        `update user_profiles set role = 'provider', provider_status = 'approved', certificate_expires_on = '2100-12-31' where id = $1`,
        [provider_id],
      ),
    )
  })
  afterAll(async () => {
    for (const server of servers) await server.stop()
    await postgres!.remove()
    for (const folder of folders) folder.remove()
  })

  const book = async (index: number, appointment_time: string) => {
    const answer = await fetch(`${servers[index % 2]!.url}/api/appointments`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${people[index]!.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        appointment_time,
        session_type: 'Virtual',
        // Half of them choose a provider, half leave the choice to the server.
        ...(index % 4 < 2 ? { provider_id } : {}),
      }),
    })
    const { code, next_free } = (await answer.json()) as { code?: string; next_free?: object[] }
    return { status: answer.status, code, offers: next_free?.length }
  }

  it(`give one slot to one of ${patients} who press at once, in each of ${rounds} rounds`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const at = slotOn(1 + Math.floor(round / 6), slotTimes[round % 6]!)
      const answers = await Promise.all(people.map((_, index) => book(index, at)))
      const won = answers.filter(({ status }) => status === 201)
      const lost = answers.filter(({ status }) => status !== 201)
      expect(won, `round ${round}: ${JSON.stringify(answers.slice(0, 5))}`).toHaveLength(1)
      expect(new Set(lost.map((answer) => JSON.stringify(answer)))).toEqual(
        new Set([JSON.stringify({ status: 409, code: 'slot_taken', offers: 3 })]),
      )
      const kept = await asAdmin(admin, async (client) => {
        const { rows } = await client.query('delete from appointments returning appointment_time')
        return rows.map((row: { appointment_time: Date }) => row.appointment_time.toISOString())
      })
      expect(kept).toEqual([at])
    }
  })
})
