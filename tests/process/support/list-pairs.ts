// Prints the ids of both kinds of row that the write loop made.
import { asSystem, tables } from '#server/platform/db.ts'
import { closeDatabase, openDatabase } from '#server/platform/db/connection.ts'

await openDatabase({ DATA_DIR: process.env.DATA_DIR!, REQUIRE_STAFF_MFA: false })
const found = await asSystem('look at what was kept', async (tx) => ({
  readings: await tx.run(tables.selectFrom('blood_pressure_readings').select('id')),
  traces: await tx.run(tables.selectFrom('platform.audit_events').select('record_id')),
}))
await closeDatabase()
process.stdout.write(
  JSON.stringify({
    readings: found.readings.map(({ id }) => id),
    traces: found.traces.map(({ record_id }) => record_id),
  }),
)
