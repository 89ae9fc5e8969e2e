// Serves the built app with the demo accounts on its own database, on PORT, until it is asked to
// stop; then nothing is left of it. The database is on the PostgreSQL server of the tests where there is one:
// the embedded engine takes several times the processor time.
import { execFileSync } from 'node:child_process'
import pg from 'pg'
import { createDatabase } from '#tests/support/database.ts'
import { startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { serviceKey } from './service-key.ts'

const PORT = process.env.PORT!
execFileSync(process.execPath, ['scripts/build.mjs'])
const folder = temporaryFolder()
const postgres = process.env.TEST_DATABASE_URL
const database = postgres ? await createDatabase(postgres) : undefined
const server = await startServer({
  PORT,
  PUBLIC_URL: `http://127.0.0.1:${PORT}`,
  DATA_DIR: folder.path,
  SEED_DEMO: 'true',
  AUTH_SERVICE_KEY: serviceKey,
  ...database?.settings,
})

// Whatever day the tests run on, the next working days are open.
if (database) {
  const client = new pg.Client({ connectionString: database.settings.DATABASE_ADMIN_URL })
  await client.connect()
  await client.query('update clinic_calendar set closes_on_holidays = false')
  await client.end()
}

async function stop() {
  await server.stop()
  folder.remove()
  await database?.drop()
  const errors = server
    .output()
    .split('\n')
    .filter((line) => /"level":"(error|fatal)"/.test(line))
  if (errors.length > 0) process.stderr.write(`The server logged errors:\n${errors.join('\n')}\n`)
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())
