import pg from 'pg'
import { createDatabase } from '#tests/support/database.ts'
import { freePort, startPostgres } from '#tests/support/postgres.ts'
import { startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { newClient } from './new-client.ts'
import { serviceKey } from './service-key.ts'
import { test as base } from './test.ts'

/** Providers of the demo; each test of a file has one of its own. */
export type SessionProvider = 'therapist@demo.test' | 'dietitian@demo.test' | 'fitness@demo.test'

interface Clinic {
  url: string
  query: (text: string, values?: unknown[]) => Promise<void>
  /** Has a job of the timetable run within seconds; nothing where it is due already. */
  makeDue: (job: string) => Promise<void>
}

interface Session {
  id: string
  patient: { email: string; password: string; full_name: string }
}

/**
 * The test with a server on PostgreSQL of its own, where a session can be at any time: patients book hours in
 * the future only.
 */
export const test = base.extend<
  {
    /** A new patient’s confirmed Virtual session that starts in so many minutes. */
    newSession: (provider: SessionProvider, startsIn?: number) => Promise<Session>
  },
  { clinic: Clinic }
>({
  clinic: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const shared = process.env.TEST_DATABASE_URL
      const postgres = shared ? undefined : await startPostgres()
      const address = shared ?? postgres!.url
      const database = await createDatabase(address)
      const folder = temporaryFolder()
      const PORT = String(await freePort())
      const server = await startServer({
        PORT,
        PUBLIC_URL: `http://127.0.0.1:${PORT}`,
        DATA_DIR: folder.path,
        SEED_DEMO: 'true',
        AUTH_SERVICE_KEY: serviceKey,
        ...database.settings,
      })
      const connectionString = Object.assign(new URL(address), {
        pathname: new URL(database.settings.DATABASE_URL).pathname,
      }).href
      const query: Clinic['query'] = async (text, values) => {
        const client = new pg.Client({ connectionString })
        await client.connect()
        await client.query(text, values)
        await client.end()
      }
      await provide({
        url: server.url,
        query,
        makeDue: (job) =>
          query(
            `insert into pgboss.job (name, policy, retry_limit) values ($1, 'exclusive', 0) on conflict do nothing`,
            [job],
          ),
      })
      await server.stop()
      folder.remove()
      await database.drop()
      await postgres?.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ clinic }, provide) => provide(clinic.url),
  newSession: async ({ clinic, request }, provide) => {
    await provide(async (provider, startsIn = 5) => {
      const patient = await newClient(request, { hasConsented: false })
      const id = crypto.randomUUID()
      await clinic.query(`delete from appointments where provider_id =
        (select id from user_profiles where email = '${provider}')`)
      await clinic.query(
        `insert into appointments (id, patient_id, provider_id, appointment_time, session_type, status)
         select $1, patient.id, provider.id, now() + $4 * interval '1 minute', 'Virtual', 'confirmed'
         from user_profiles patient, user_profiles provider
         where patient.email = $2 and provider.email = $3`,
        [id, patient.email, provider, startsIn],
      )
      return { id, patient }
    })
  },
})
