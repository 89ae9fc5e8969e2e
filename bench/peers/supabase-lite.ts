// Serves @supabase/lite on PGlite with one signed-in person and `rows` readings of 50 people.
// Started by a bench with the folder that lite was installed into.
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serve } from '@hono/node-server'

/** What is used here of lite, which only the folder of the bench has. */
interface Lite {
  App: new (settings: object) => {
    connection: { createMigrator: (sql: string) => { migrate: () => Promise<void> } }
    fetch: (request: Request, place: { peerAddress: string | null }) => Promise<Response>
  }
  getAuthSchemaSql: () => string
}
interface PgliteModule {
  createPgliteConnection: (settings: object) => Promise<{ exec: (sql: string) => Promise<unknown> }>
}

const [folder, rows] = process.argv.slice(2)
const load = (path: string): Promise<unknown> =>
  import(pathToFileURL(join(folder!, 'node_modules', path)).href)
const { App, getAuthSchemaSql } = (await load('@supabase/lite/dist/index.js')) as Lite
const { createPgliteConnection } = (await load(
  '@supabase/lite/dist/db/postgres/pglite/PgliteConnection.js',
)) as PgliteModule

const connection = await createPgliteConnection({})
const app = new App({
  connection,
  auth: { enabled: true },
  options: { server: { apiKeys: false } },
})
await app.connection
  .createMigrator(
    `create table blood_pressure_readings (
      id uuid primary key default gen_random_uuid(), user_id uuid not null, systolic integer not null,
      diastolic integer not null, pulse integer, notes text, created_at timestamptz not null default now());
    create index newest on blood_pressure_readings (user_id, created_at desc, id desc);
    alter table blood_pressure_readings enable row level security;
    create policy own on blood_pressure_readings for select to authenticated
      using (user_id = (select auth.uid()));`,
  )
  .migrate()
await connection.exec(getAuthSchemaSql())

const { port } = await new Promise<AddressInfo>((listening) => {
  serve(
    {
      port: 0,
      hostname: '127.0.0.1',
      fetch: (request, env) =>
        app.fetch(request, { peerAddress: env.incoming.socket.remoteAddress ?? null }),
    },
    listening,
  )
})
const base = `http://127.0.0.1:${port}`
const answer = await fetch(`${base}/auth/v1/signup`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'person@example.test', password: 'A long-enough 1 password' }),
})
const { access_token, user } = (await answer.json()) as {
  access_token: string
  user: { id: string }
}
await connection.exec(
  `insert into blood_pressure_readings (user_id, systolic, diastolic, pulse, notes, created_at)
   select case when i % 50 = 0 then '${user.id}'::uuid else md5((i % 50)::text)::uuid end,
     110 + i % 40, 70 + i % 20, 60 + i % 30, 'after a walk', now() - i * interval '1 minute'
   from generate_series(1, ${Number(rows)}) i`,
)
const columns = 'id,systolic,diastolic,pulse,notes,created_at'
console.log(
  JSON.stringify({
    url: `${base}/rest/v1/blood_pressure_readings?select=${columns}&order=created_at.desc,id.desc&limit=20`,
    headers: { authorization: `Bearer ${access_token}` },
  }),
)
