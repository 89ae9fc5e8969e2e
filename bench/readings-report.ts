import { openTestApp } from '#tests/support/app.ts'
import { median } from './support/load.ts'
import { sized } from './support/size.ts'

/**
 * Milliseconds until a report of a year's readings is answered as JSON, CSV and PDF, on the embedded
 * database, for a user with few readings and for a user with 20,000 (a report takes the newest 5,000).
 */
const rounds = sized(7, 1)
const counts = [30, sized(20_000, 200)]
const forms = ['', '/csv', '/pdf']
const year = 'from=2025-11-22&to=2026-11-22'

const test = await openTestApp()
try {
  for (const count of counts) {
    const person = await test.createPersona()
    await test.database.asOwner(
      `insert into blood_pressure_readings (user_id, systolic, diastolic, created_at)
       select $1, 100 + n % 80, 60 + n % 30, timestamptz '2026-11-22T06:00Z' - n * interval '1 year' / $2::int
       from generate_series(0, $2::int - 1) n`,
      [person.user_id, count],
    )
    for (const form of forms) {
      const times: number[] = []
      let bytes = 0
      for (let round = 0; round < rounds; round += 1) {
        const began = performance.now()
        const path = `/api/blood-pressure-report${form}?${year}`
        const answer = await test.request('GET', path, { as: person })
        bytes = (await answer.arrayBuffer()).byteLength
        if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
        times.push(performance.now() - began)
      }
      console.log(
        `${String(count).padStart(6)} readings ${(form || '/json').padEnd(5)} median ${median(times).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms, ${(bytes / 1000).toFixed(0)} kB`,
      )
    }
  }
} finally {
  await test.close()
}
