// Writes pairs of rows, each pair in one transaction, until killed; prints each pair's id once it
// is acknowledged.
import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { asSystem, tables } from '#server/platform/db.ts'
import { openDatabase } from '#server/platform/db/connection.ts'

await openDatabase({ DATA_DIR: process.env.DATA_DIR!, REQUIRE_STAFF_MFA: false })
const user_id = process.env.USER_ID!
await asSystem('make the person who writes', async (tx) => {
  const known = await tx.run(
    tables.selectFrom('user_profiles').select('id').where('id', '=', user_id),
  )
  if (known.length === 0) await tx.run(tables.insertInto('user_profiles').values({ id: user_id }))
})
writeSync(1, 'ready\n')
for (;;) {
  const id = randomUUID()
  await asSystem('write a reading and its trace', async (tx) => {
    await tx.run(
      tables
        .insertInto('blood_pressure_readings')
        .values({ id, user_id, systolic: 120, diastolic: 80 }),
    )
    await tx.run(
      tables
        .insertInto('platform.audit_events')
        .values({ action: 'readings.record', record_id: id, subject_id: user_id }),
    )
  })
  writeSync(1, `${id}\n`)
}
