import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { extensions } from '#server/platform/db/embedded.ts'
import { migrate } from '#server/platform/db/migrations/migrate.ts'
import type { TestProject } from 'vitest/node'
import { createDatabase } from './database.ts'
import { temporaryFolder } from './server-process.ts'

/**
 * Migrates one database of the project's engine for all test files of a run, which begin with a copy of
 * it: migrating its own embedded database would take each file four times as long.
 */
export async function setup({ config }: TestProject) {
  return config.env.TEST_ENGINE === 'embedded' ? dumpEmbedded() : makeTemplate()
}

async function dumpEmbedded() {
  const folder = temporaryFolder()
  const pglite = await PGlite.create({ extensions })
  const client = new pg.Client(createPgConfig(pglite) as pg.ClientConfig)
  await client.connect()
  await migrate(client)
  await client.query('checkpoint')
  await client.end()
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  process.env.TEST_DATABASE_DUMP = join(folder.path, 'migrated.tar')
  writeFileSync(process.env.TEST_DATABASE_DUMP, new Uint8Array(await dump.arrayBuffer()))
  return () => folder.remove()
}

async function makeTemplate() {
  const server = process.env.TEST_DATABASE_URL
  // `npm run mutation` names a template of its own.
  if (!server || process.env.TEST_DATABASE_TEMPLATE) return undefined
  const made = await createDatabase(server)
  const client = new pg.Client({ connectionString: made.settings.DATABASE_ADMIN_URL })
  await client.connect()
  await migrate(client)
  await client.end()
  process.env.TEST_DATABASE_TEMPLATE = new URL(made.settings.DATABASE_ADMIN_URL).pathname.slice(1)
  return () => made.drop()
}
