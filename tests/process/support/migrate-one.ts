// Applies one migration to the database of DATABASE_ADMIN_URL, the text of MIGRATION, after all others, and
// prints what a server would log of it.
import pg from 'pg'
import { migrate } from '#server/platform/db/migrations/migrate.ts'
import {
  describeApplied,
  parseMigration,
  readMigrations,
} from '#server/platform/db/migrations/migration-files.ts'

const client = new pg.Client({ connectionString: process.env.DATABASE_ADMIN_URL })
await client.connect()
const migration = parseMigration('9000_test.sql', process.env.MIGRATION!)
const all = [...readMigrations(), migration]
const applied = await migrate(client, undefined, all)
process.stdout.write(JSON.stringify(describeApplied(applied, all)))
await client.end()
