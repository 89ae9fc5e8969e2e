import { asAdmin, makePeople, newSigningKey } from '../process/support/people.ts'
import { createDatabase } from './database.ts'
import { freePort, type PostgresServer } from './postgres.ts'
import { type ServerProcess, startServer, temporaryFolder } from './server-process.ts'
import { clinic } from './tls.ts'

/** Two servers in production on one database and one folder of files, as behind a proxy, with a client and a student. */
export interface ClinicServers {
  servers: [ServerProcess, ServerProcess]
  ports: [number, number]
  /** Address of their database, as its owner. */
  database: string
  serviceKey: string
  client: { user_id: string; token: string }
  student: { user_id: string; token: string }
  /** Starts the first one again, on its port. */
  startFirst(): Promise<void>
  stop(): Promise<void>
}

/** @param more further settings of both servers */
export async function startTwoServers(
  postgres: PostgresServer,
  more: Record<string, string> = {},
): Promise<ClinicServers> {
  const folder = temporaryFolder()
  const { settings } = await createDatabase(postgres.url)
  const keys = { AUTH_SIGNING_KEY: await newSigningKey(), PUBLIC_URL: `https://${clinic}` }
  const serviceKey = 'a service key of the tests, long enough'
  const ports: [number, number] = [await freePort(), await freePort()]
  const start = (port: number) =>
    startServer({
      ...settings,
      ...keys,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder.path,
      AUTH_SECRET: 'a secret of the tests, long enough',
      AUTH_SERVICE_KEY: serviceKey,
      SMTP_URL: 'none',
      MAIL_FROM: `Clinic <no-reply@${clinic}>`,
      TRUST_PROXY: '127.0.0.1',
      ...more,
    })
  // One after the other: the first migrates.
  const servers: [ServerProcess, ServerProcess] = [await start(ports[0]), await start(ports[1])]
  const [client, student] = await makePeople(settings.DATABASE_ADMIN_URL, keys, 2)
  await asAdmin(settings.DATABASE_ADMIN_URL, (owner) =>
    owner.query('update user_profiles set is_student = true where id = $1', [student!.user_id]),
  )
  return {
    servers,
    ports,
    database: settings.DATABASE_ADMIN_URL,
    serviceKey,
    client: client!,
    student: student!,
    async startFirst() {
      servers[0] = await start(ports[0])
    },
    async stop() {
      for (const server of servers) await server.stop()
      folder.remove()
    },
  }
}
