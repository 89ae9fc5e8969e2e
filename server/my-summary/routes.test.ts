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
    dangers: [],
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
    lowest: { systolic: 130 },
    highest: { systolic: 150 },
    in_range: 1,
    target: { systolic: 140, diastolic: 90, author: null, reason: 'usual' },
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
  expect(summary.medicines).toMatchObject([{ is_allergy: false }])
  expect(summary.allergies).toEqual(['Penicillin'])
  await add(mutale, tablets({ name: 'Amoxil', strength: 250 }))
  const flagged = (await summaryOf(mutale)).medicines.filter(({ is_allergy }) => is_allergy)
  expect(flagged.map(({ name }) => name)).toEqual(['Amoxil'])
  expect(summary.emergency_contact).toEqual({ name: 'Joseph Mwansa', phone: '+260966111222' })
  expect((await summaryOf(other)).medicines).toEqual([])
})

it('names three dangerous lows that the average hides, and each emergency once', async () => {
  const person = await app.createPersona()
  for (const glucose_level of [2.8, 13.5, 2.9, 12.9, 3.1, 12.6])
    await app.call('POST', '/api/glucose-readings', {
      as: person,
      body: { glucose_level, unit: 'mmol/L', context: 'Fasting' },
    })
  const emergency = { systolic: 192, diastolic: 124 }
  await app.call('POST', '/api/blood-pressure-readings', { as: person, body: emergency })
  const felt = { symptom: 'chest_pain', severity: 3 }
  await app.call('POST', '/api/symptoms', { as: person, body: felt })
  const { dangers, glucose } = await summaryOf(person)
  expect(glucose).toMatchObject({ average: 8, lowest: { value: 2.8 }, highest: { value: 13.5 } })
  const shown = (kind: string) => dangers.filter((one) => one.kind === kind).map((one) => one.shown)
  expect(shown('glucose_low')).toEqual(['3.1 mmol/L', '2.9 mmol/L', '2.8 mmol/L'])
  expect(shown('pressure_high')).toEqual(['192/124 mmHg'])
  expect(shown('symptom')).toEqual(['Chest pain'])
  expect(dangers).toHaveLength(5)
})

it('says of a pregnancy when it was answered, and names what is to be seen the same day', async () => {
  const person = await app.createPersona()
  expect((await summaryOf(person)).pregnancy).toBeNull()
  await app.call('PATCH', '/api/care-profile', { as: person, body: { pregnancy: 'postpartum' } })
  const raised = { systolic: 152, diastolic: 98 }
  await app.call('POST', '/api/blood-pressure-readings', { as: person, body: raised })
  const { pregnancy, dangers } = await summaryOf(person)
  expect(pregnancy).toEqual({ status: 'postpartum', at: expect.any(String) })
  expect(dangers).toMatchObject([{ kind: 'pressure_today', shown: '152/98 mmHg' }])
})

it('is for clients alone', async () => {
  expect((await app.call('GET', '/api/my-summary', { as: doctor })).status).toBe(403)
  expect((await app.call('GET', '/api/my-summary')).status).toBe(401)
})
