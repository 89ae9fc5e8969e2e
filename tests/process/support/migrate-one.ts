// Applies one migration to the database of DATABASE_ADMIN_URL, the text of MIGRATION, after all others, and
// prints what a server would log of it.
import pg from 'pg'
import { migrate, ownVersion } from '#server/platform/db/migrations/migrate.ts'
import { describeApplied, parseMigration } from '#server/platform/db/migrations/migration-files.ts'

const client = new pg.Client({ connectionString: process.env.DATABASE_ADMIN_URL })
await client.connect()
const migration = parseMigration('9000_test.sql', process.env.MIGRATION!)
const own = ownVersion()
const all = [...own.migrations, migration]
const applied = await migrate(client, undefined, { ...own, migrations: all })
process.stdout.write(JSON.stringify(describeApplied(applied, all)))
await client.end()
