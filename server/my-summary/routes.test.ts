import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MySummary } from '#domain/my-summary/schema.ts'
import { asSystem, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { medicinesIn, tablets } from '#tests/support/medicines.ts'

let app: TestApp
let mutale: Persona
let other: Persona
let doctor: Persona
const { add, stop } = medicinesIn(() => app)

const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString()
const summaryOf = async (as: Persona) =>
  (await app.call('GET', '/api/my-summary', { as })).body as MySummary

beforeAll(async () => {
  app = await openTestApp()
  mutale = await app.createPersona({ full_name: 'Mutale Ng’andu' })
  other = await app.createPersona()
  doctor = await app.createPersona({ role: 'provider', full_name: 'Dr Chileshe Mumba' })
  const pressure = (systolic: number, hours: number, user_id = mutale.user_id) => ({
    user_id,
    systolic,
    diastolic: 80,
    created_at: ago(hours),
  })
  const visit = (
    status: 'completed' | 'confirmed' | 'requested',
    hours: number,
    more: object = {},
  ) => ({
    ...more,
    patient_id: mutale.user_id,
    provider_id: doctor.user_id,
    appointment_time: ago(hours),
    status,
    session_type: 'Virtual' as const,
  })
  await asSystem('keep the record of a test', async (tx) => {
    await tx.run(
      tables.insertInto('blood_pressure_readings').values([
        pressure(150, 3),
        pressure(140, 30),
        pressure(130, 54),
        // Before the thirty days, and of another person.
        pressure(220, 24 * 32),
        pressure(199, 3, other.user_id),
      ]),
    )
    await tx.run(
      tables.insertInto('appointments').values([
        visit('completed', 24 * 90),
        visit('confirmed', 24 * 40),
        visit('requested', 5),
        // Missed, or said to be.
        visit('completed', 24 * 20, { outcome: 'patient_no_show' }),
        visit('completed', 24 * 19, { outcome: 'provider_no_show' }),
        visit('confirmed', 24 * 18, { absence_reported_at: new Date() }),
        // Under way.
        visit('confirmed', 0.5),
      ]),
    )
  })
})
afterAll(() => app.close())

it('is empty for a new user: nothing is made up', async () => {
  const summary = await summaryOf(await app.createPersona({ full_name: 'Bwalya Mwansa' }))
  expect(summary).toMatchObject({
    full_name: 'Bwalya Mwansa',
    blood_pressure: { count: 0, average: null, newest: null, days: [] },
    glucose: { count: 0, average: null, newest: null, days: [] },
    medicines: [],
    allergies: [],
    last_visit: null,
    emergency_contact: null,
  })
})

it('is the average of the caller’s last thirty days, and the last appointment that took place', async () => {
  const { blood_pressure, last_visit, made_at } = await summaryOf(mutale)
  expect(blood_pressure).toMatchObject({
    count: 3,
    average: { systolic: 140, diastolic: 80 },
    newest: { systolic: 150, diastolic: 80 },
    target: { systolic: 140, diastolic: 90, author: null },
  })
  expect(last_visit).toMatchObject({ provider: 'Dr Chileshe Mumba' })
  expect(Date.now() - Date.parse(last_visit!.at)).toBeGreaterThan(39 * 24 * hour)
  expect(Date.now() - Date.parse(last_visit!.at)).toBeLessThan(41 * 24 * hour)
  expect(Math.abs(Date.now() - Date.parse(made_at))).toBeLessThan(hour)
})

it('has the medicines that are taken, the allergies and the emergency contact', async () => {
  await add(mutale, tablets({ name: 'Amlodipine' }))
  const { body } = await add(mutale, tablets({ name: 'Enalapril' }))
  await stop(mutale, (body as { id: string }).id)
  await app.call('PATCH', '/api/profile', {
    as: mutale,
    body: {
      known_allergies_conditions: 'Penicillin',
      emergency_contact: { name: 'Joseph Mwansa', phone: '0966 111 222' },
    },
  })
  const summary = await summaryOf(mutale)
  expect(summary.medicines.map(({ name }) => name)).toEqual(['Amlodipine'])
  expect(summary.allergies).toEqual(['Penicillin'])
  expect(summary.emergency_contact).toEqual({ name: 'Joseph Mwansa', phone: '0966 111 222' })
  expect((await summaryOf(other)).medicines).toEqual([])
})

it('is for clients alone', async () => {
  expect((await app.call('GET', '/api/my-summary', { as: doctor })).status).toBe(403)
  expect((await app.call('GET', '/api/my-summary')).status).toBe(401)
})
