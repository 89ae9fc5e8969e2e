import { serve } from '@hono/node-server'
import { createApp } from '#server/app.ts'
import { openTestApp, type Persona } from '#tests/support/app.ts'

/**
 * Serves the app on a fresh database of TEST_ENGINE with `people` signed-in clients who have `readings` blood
 * pressure readings each. The first header is of a caller with few; `tokens` are those of the others.
 */
const [people = 0, readings = 0] = process.argv.slice(2).map(Number)
const app = await openTestApp({ LOG_LEVEL: 'silent' })
const caller = await app.createPersona()
const owners: Persona[] = []
for (let index = 0; index < people; index += 1)
  owners.push(await app.createPersona({ full_name: `Person ${index}` }))
await app.database.asOwner(
  `insert into blood_pressure_readings (user_id, systolic, diastolic, pulse, notes, created_at)
   select id, 110 + i % 40, 70 + i % 20, 60 + i % 30, 'after a walk', now() - i * interval '1 minute'
   from unnest($1::uuid[]) as id, generate_series(1, $2::integer) i`,
  [owners.map(({ user_id }) => user_id), readings],
)
await app.database.asOwner('analyze')
const served = createApp(app.settings)
const server = serve({ fetch: served.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  console.log(
    JSON.stringify({
      url: `http://127.0.0.1:${port}`,
      headers: { authorization: `Bearer ${caller.token}` },
      tokens: owners.map(({ token }) => token),
    }),
  )
})
process.on('SIGTERM', () => {
  server.close()
  void app.close().then(() => process.exit(0))
})
