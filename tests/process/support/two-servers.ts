import { createDatabase } from '#tests/support/database.ts'
import type { startPostgres } from '#tests/support/postgres.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { makeCorrespondents, makePeople, newSigningKey } from './people.ts'

/** Two servers on one database, a patient and a provider who have an appointment, and their calls to either server. */
export async function correspondOverTwo(postgres: Awaited<ReturnType<typeof startPostgres>>) {
  const folders = [temporaryFolder(), temporaryFolder()]
  const { settings } = await createDatabase(postgres.url)
  const admin = settings.DATABASE_ADMIN_URL
  const keys = { AUTH_SIGNING_KEY: await newSigningKey(), PUBLIC_URL: 'http://localhost' }
  const servers: ServerProcess[] = []
  // One after the other: the first migrates.
  for (const { path } of folders)
    servers.push(await startServer({ ...settings, ...keys, DATA_DIR: path }))
  const [patient, doctor] = (await makePeople(admin, keys, 2)) as [Person, Person]
  await makeCorrespondents(admin, patient, doctor)
  const call = (server: number, as: { token: string }, path: string, body?: object) =>
    fetch(`${servers[server]!.url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const thread = await call(0, patient, '/threads', { provider_id: doctor.user_id })
  return {
    superuser: postgres.url,
    /** The servers' database, as its owner. */
    database: admin!,
    servers,
    patient,
    doctor,
    call,
    thread_id: ((await thread.json()) as { id: string }).id,
    async stop() {
      for (const server of servers) await server.stop()
      await postgres.remove()
      for (const folder of folders) folder.remove()
    },
  }
}

type Person = Awaited<ReturnType<typeof makePeople>>[number]
