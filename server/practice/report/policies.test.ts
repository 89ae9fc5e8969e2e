import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asActor, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, consent, withdraw, expireCertificate } = practiceIn(() => app)

const readings = {
  shared_blood_pressure_readings: {
    path: 'blood-pressure-readings',
    body: { systolic: 147, diastolic: 93 },
  },
  shared_glucose_readings: {
    path: 'glucose-readings',
    body: { glucose_level: 6.7, unit: 'mmol/L', context: 'Fasting' },
  },
}
const names = ['shared_blood_pressure_readings', 'shared_glucose_readings'] as const

it.each(names)('%s answers a provider with consent alone, while in practice', async (name) => {
  const [patient, doctor, stranger] = [
    await app.createPersona(),
    await provider(),
    await provider(),
  ]
  await bookFor(patient, doctor, { status: 'completed', at: '2026-03-02T07:00:00Z' })
  const { path, body } = readings[name]
  expect((await app.call('POST', `/api/${path}`, { as: patient, body })).status).toBe(201)
  const seenBy = async ({ user_id, session_id }: Persona) => {
    const rows = await asActor(
      { user_id, session_id, audience: 'signed-in', authorized: false },
      (tx) =>
        tx.run(
          tables
            .selectFrom(
              sql<{
                user_id: string
              }>`${sql.id('practice', name)}(${patient.user_id}::uuid)`.as('shared'),
            )
            .select('user_id'),
        ),
    )
    return rows.length
  }
  expect(await seenBy(doctor)).toBe(0)
  await consent(patient, 'share_readings')
  expect(await seenBy(doctor)).toBe(1)
  expect(await seenBy(stranger)).toBe(0)
  await withdraw(patient, 'share_readings')
  expect(await seenBy(doctor)).toBe(0)
  await consent(patient, 'share_readings')
  await expireCertificate(doctor)
  expect(await seenBy(doctor)).toBe(0)
})
