// Commits twenty transactions and prints how often fsync was called.
import { asSystem, tables } from '#server/platform/db.ts'
import { closeDatabase, openDatabase } from '#server/platform/db/connection.ts'

const counted = globalThis as unknown as { fsyncCalls: number }
const commits = 20

await openDatabase({ DATA_DIR: process.env.DATA_DIR!, REQUIRE_STAFF_MFA: false })
const before = counted.fsyncCalls
for (let commit = 0; commit < commits; commit++) {
  await asSystem('count what a commit asks of the disk', (tx) =>
    tx.run(tables.insertInto('platform.audit_events').values({ action: 'test.commit' })),
  )
}
const calls = counted.fsyncCalls - before
await closeDatabase()
process.stdout.write(JSON.stringify({ commits, calls }))
