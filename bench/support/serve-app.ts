import { serve } from '@hono/node-server'
import { decodeJwt } from 'jose'
import { createApp } from '#server/app.ts'
import { createMetrics } from '#server/platform/metrics/metrics.ts'
import { openTestApp } from '#tests/support/app.ts'

/**
 * Serves the app on a fresh database of TEST_ENGINE with one signed-in client and `rows` readings
 * of 50 people, `own` of them (by default their share) the client's. Metrics are on, as in production.
 */
const [rows = '25000', own = ''] = process.argv.slice(2)
const app = await openTestApp({ LOG_LEVEL: 'silent' })
const person = await app.createPersona()
for (const index of Array(49).keys()) await app.createPersona({ full_name: `Person ${index}` })
const mine = own === '' ? Math.ceil(Number(rows) / 50) : Number(own)
await app.database.asOwner(
  `insert into blood_pressure_readings (user_id, systolic, diastolic, pulse, notes, created_at)
   select case when i <= $2 then $1 else others.ids[1 + i % array_length(others.ids, 1)] end,
     110 + i % 40, 70 + i % 20, 60 + i % 30, 'after a walk', now() - i * interval '1 minute'
   from generate_series(1, $3::integer) i,
     (select array_agg(id) as ids from user_profiles where id <> $1) others`,
  [person.user_id, mine, Number(rows)],
)
await app.database.asOwner('analyze')
const { recordRequest } = createMetrics()
const served = createApp({ ...app.settings, recordRequest })
const server = serve({ fetch: served.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  console.log(
    JSON.stringify({
      url: `http://127.0.0.1:${port}/api/blood-pressure-readings?limit=20`,
      headers: { authorization: `Bearer ${person.token}` },
      database_url: app.database.settings.DATABASE_URL,
      public_key: JSON.stringify(app.token_key.publicJwks[0]),
      issuer: decodeJwt(person.token).iss,
    }),
  )
})
process.on('SIGTERM', () => {
  server.close()
  void app.close().then(() => process.exit(0))
})
