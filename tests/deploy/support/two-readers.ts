import { createDatabase } from '#tests/support/database.ts'
import { type PostgresServer, startPostgres } from '#tests/support/postgres.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { type Standby, startStandby } from '#tests/support/standby.ts'
import { asAdmin, makePeople, newSigningKey } from '../../process/support/people.ts'

interface Reader {
  user_id: string
  token: string
}

/** Two servers on a primary and its standby, with a client and an admin. */
export interface TwoReaders {
  primary: PostgresServer
  standby: Standby
  /** Of the servers, and of the standby as they reach it. */
  settings: { DATABASE_URL: string; DATABASE_ADMIN_URL: string; DATABASE_REPLICA_URL: string }
  client: Reader
  admin: Reader
  call(server: 0 | 1, as: Reader, path: string, body?: object): Promise<Response>
  /** A figure of `/metrics`, by name and labels as they are written there; undefined where it is left out. */
  figure(server: 0 | 1, name: string): Promise<number | undefined>
  stop(): Promise<void>
}

export async function startTwoReaders(): Promise<TwoReaders> {
  const primary = await startPostgres({ isDurable: true })
  const made = await createDatabase(primary.url)
  const standby = await startStandby(primary.url)
  const settings = {
    ...made.settings,
    DATABASE_REPLICA_URL: standby.of(made.settings.DATABASE_URL),
  }
  const keys = { AUTH_SIGNING_KEY: await newSigningKey(), PUBLIC_URL: 'http://localhost' }
  const folders = [temporaryFolder(), temporaryFolder()]
  const servers: ServerProcess[] = []
  // One after the other: the first migrates.
  for (const { path } of folders)
    servers.push(await startServer({ ...settings, ...keys, DATA_DIR: path, METRICS_PORT: '0' }))
  const people = await makePeople(settings.DATABASE_ADMIN_URL, keys, 2)
  const [client, admin] = people as [Reader, Reader]
  await asAdmin(settings.DATABASE_ADMIN_URL, (owner) =>
    owner.query(`update user_profiles set role = 'admin' where id = $1`, [admin.user_id]),
  )
  return {
    primary,
    standby,
    settings,
    client,
    admin,
    call: (server, { token }, path, body) =>
      fetch(`${servers[server]!.url}/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    async figure(server, name) {
      const url = /^Metrics are at (http:\S+)$/m.exec(servers[server]!.output())![1]!
      const text = await (await fetch(url)).text()
      const line = text.split('\n').find((written) => written.startsWith(`${name} `))
      return line === undefined ? undefined : Number(line.slice(name.length + 1))
    },
    async stop() {
      for (const server of servers) await server.stop()
      await standby.remove()
      await primary.remove()
      for (const folder of folders) folder.remove()
    },
  }
}
