import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase } from '#tests/support/database.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { startMailServer, type TestMailServer } from '#tests/support/smtp.ts'
import { limit } from '#tests/support/patience.ts'

const pairs = 60
const kills = 5
/** The maximum of emails that one server sends at the same time. */
const atOnce = 5
const waiting = { timeout: limit(300_000), interval: 50 }

const database = await startPostgres().catch((error: unknown) => {
  if (process.env.CI) throw error
  return undefined
})

describe.runIf(database)('two servers that send reminders, killed and restarted', () => {
  const folder = temporaryFolder()
  let mailServer: TestMailServer
  let owner: pg.Client
  let settings: Awaited<ReturnType<typeof createDatabase>>['settings']
  beforeAll(async () => {
    mailServer = await startMailServer({ slowness: 30 })
    settings = (await createDatabase(database!.url)).settings
    owner = new pg.Client({ connectionString: settings.DATABASE_ADMIN_URL })
    await owner.connect()
  })
  afterAll(async () => {
    await mailServer.close()
    await owner.end()
    await database!.remove()
    folder.remove()
  })

  /** A patient and a provider with a confirmed appointment, so many minutes from now. */
  async function confirm(place: string, minutes: number) {
    const ids = { patient: randomUUID(), provider: randomUUID() }
    for (const [name, id] of Object.entries(ids)) {
      const address = `${name}-${place}@example.test`
      await owner.query(
        'insert into accounts.users (id, email, email_confirmed_at) values ($1, $2, now())',
        [id, address],
      )
      await owner.query(
        `insert into user_profiles (id, email, full_name) values ($1, $2, 'Mutale Banda')`,
        [id, address],
      )
    }
    await owner.query(
      `insert into appointments (patient_id, provider_id, appointment_time, session_type, status)
       values ($1, $2, now() + make_interval(mins => $3), 'Virtual', 'confirmed')`,
      [ids.patient, ids.provider, minutes],
    )
  }

  const written = async () =>
    (await owner.query('select count(*)::int as count from appointment_reminders')).rows[0].count
  const copies = () => {
    const counts = new Map<string, number>()
    for (const mail of mailServer.taken) {
      const address = /^To: (\S+)\r$/m.exec(mail)![1]!
      counts.set(address, (counts.get(address) ?? 0) + 1)
    }
    return counts
  }

  it('send each reminder at most once, and lose at most those being sent', async () => {
    const env = {
      ...settings,
      DATA_DIR: folder.path,
      SMTP_URL: mailServer.url,
    }
    // The first server migrates; the second starts on a ready database.
    const servers: ServerProcess[] = [await startServer(env)]
    // One a day before and one an hour before, so that both kinds are due at once.
    for (let place = 0; place < pairs; place++) {
      await confirm(`day-${place}`, 24 * 60 - 30)
      await confirm(`hour-${place}`, 55)
    }
    servers.push(await startServer(env))
    await expect.poll(written, waiting).toBeGreaterThan(0)
    for (let kill = 0; kill < kills; kill++) {
      const place = kill % servers.length
      expect(await servers[place]!.stop('SIGKILL')).toBe('SIGKILL')
      servers[place] = await startServer(env)
      await new Promise((next) => setTimeout(next, Math.random() * 1500))
    }
    await expect.poll(written, waiting).toBe(2 * pairs)
    const all = 4 * pairs
    const inOutbox = async (which: string) =>
      (await owner.query(`select from platform.mail_outbox where ${which}`)).rows.length
    await expect.poll(() => inOutbox('undelivered is null'), waiting).toBe(0)
    // Emails being sent at the kill are not sent again: an admin sees that they may be missing.
    expect(await inOutbox("undelivered = 'unconfirmed'")).toBeLessThanOrEqual(kills * atOnce)
    expect(await inOutbox("undelivered <> 'unconfirmed'")).toBe(0)
    for (const server of servers) expect(await server.stop(), server.output()).toBe(0)
    expect([...copies()].filter(([, count]) => count > 1)).toEqual([])
    expect(copies().size).toBeGreaterThanOrEqual(all - kills * atOnce)
  })
})
