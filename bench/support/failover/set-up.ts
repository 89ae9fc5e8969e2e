import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { type ServerProcess, startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { installedPostgres } from '#tests/support/postgres.ts'
import { asAdmin, makePeople, newSigningKey } from '#tests/process/support/people.ts'
import type { Cluster } from './cluster.ts'

const roles = resolve(import.meta.dirname, '../../../deploy/postgresql.sql')

/** Creates the database by `deploy/postgresql.sql`, two servers on it, and two people who correspond. */
export async function setUp(cluster: Cluster, SMTP_URL: string) {
  const secret = 'CHANGE-ME'
  const administrator = cluster.at('postgres', secret, 'postgres')
  execFileSync(join(installedPostgres()!, 'psql'), ['-q', `--file=${roles}`, administrator], {
    env: { ...process.env, UBUMI_OWNER_PASSWORD: secret, UBUMI_APP_PASSWORD: secret },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await asAdmin(administrator, (client) =>
    client.query('create table probe (at timestamptz default now())'),
  )
  const keys = { AUTH_SIGNING_KEY: await newSigningKey(), PUBLIC_URL: 'http://localhost' }
  const settings = {
    ...keys,
    SMTP_URL,
    AUTH_SECRET: 'a'.repeat(32),
    AUTH_SERVICE_KEY: 'b'.repeat(32),
    DATABASE_URL: cluster.at('ubumi_app', secret, 'ubumi'),
    DATABASE_ADMIN_URL: cluster.at('ubumi_owner', secret, 'ubumi'),
  }
  const folders = [temporaryFolder(), temporaryFolder()]
  // One after the other: the first migrates.
  const servers: ServerProcess[] = []
  for (const { path } of folders) servers.push(await startServer({ ...settings, DATA_DIR: path }))
  const superuser = cluster.at('postgres', secret, 'ubumi')
  const [patient, doctor] = await makePeople(superuser, keys, 2)
  await asAdmin(superuser, async (client) => {
    await client.query(
      `update user_profiles set role = 'provider', provider_status = 'approved', certificate_expires_on = '2100-12-31' where id = $1`,
      [doctor!.user_id],
    )
    await client.query(
      `insert into appointments (patient_id, provider_id, appointment_time, session_type, status) values ($1, $2, now() + interval '1 day', 'Virtual', 'confirmed')`,
      [patient!.user_id, doctor!.user_id],
    )
  })
  const thread = await fetch(`${servers[0]!.url}/api/threads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${patient!.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ provider_id: doctor!.user_id }),
  })
  const { id } = (await thread.json()) as { id: string }
  return {
    administrator,
    superuser,
    servers,
    wanted: {
      servers: servers.map(({ url }) => url),
      patient: patient!,
      doctor: doctor!,
      thread_id: id,
      probe: administrator,
    },
    async stop() {
      for (const server of servers) await server.stop()
      for (const folder of folders) folder.remove()
    },
  }
}
