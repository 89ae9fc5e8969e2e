import { extractText } from 'unpdf'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { setBrand } from '#domain/values/brand.ts'
import { whatIsOff } from '#domain/values/clinic-features.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { readCsv } from '#tests/support/csv.ts'

let app: TestApp
let member: Persona
let other: Persona
const period = 'from=2026-03-01&to=2026-03-31'
const get = (path: string, as?: Persona) => app.call('GET', `/api/${path}`, { as })

async function withPlan(plan_name: string, days = 20) {
  const person = await app.createPersona({ full_name: 'Mutale Ng’andu' })
  await app.database.asOwner(
    `insert into memberships (user_id, plan_name, status, end_date)
      values ($1, $2, 'active', (now() at time zone 'Africa/Lusaka')::date + $3::integer)`,
    [person.user_id, plan_name, days],
  )
  return person
}

const keepPressure = (user_id: string, systolic: number, created_at: string) =>
  app.database.asOwner(
    `insert into blood_pressure_readings (user_id, systolic, diastolic, created_at) values ($1, $2, 80, $3)`,
    [user_id, systolic, created_at],
  )

beforeAll(async () => {
  app = await openTestApp()
  member = await withPlan('Comprehensive Care')
  other = await withPlan('Comprehensive Care')
  const days = ['02', '03', '04']
  for (const [place, day] of days.entries()) {
    await keepPressure(member.user_id, 150 + place, `2026-03-${day}T09:00:00+02:00`)
    await keepPressure(member.user_id, 120, `2026-02-${day}T09:00:00+02:00`)
    await keepPressure(other.user_id, 199, `2026-03-${day}T09:00:00+02:00`)
  }
  const [medicine] = await app.database.asOwner(
    `insert into medicines (user_id, name, care, starts_on) values ($1, 'Amlodipine', 'blood_pressure', '2026-02-01') returning id`,
    [member.user_id],
  )
  for (const day of days)
    await app.database.asOwner(
      `insert into medicine_doses (medicine_id, user_id, day, time, outcome) values ($1, $2, $3, '08:00', 'missed')`,
      [medicine!.id, member.user_id, `2026-03-${day}`],
    )
})
afterEach(() => setBrand({}))
afterAll(() => app.close())

describe('patterns of readings', () => {
  it('show the period beside the one before, the weekdays, and the doses of that measure', async () => {
    const { status, body } = await get(`blood-pressure-patterns?${period}`, member)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      from: '2026-03-01',
      days_before: { from: '2026-01-29', to: '2026-02-28' },
      is_cut: false,
      unit: 'mmHg',
      now: { count: 3, average: '151/80', within: 0, above: 3 },
      before: { count: 3, average: '120/80', within: 3 },
      morning: { count: 3 },
      evening: { count: 0, average: null },
      doses: { missed: { count: 3, average: '151/80' }, taken: { count: 0 } },
      moving: [{ day: '2026-03-04', values: [151, 80] }],
    })
    expect(body.weekdays).toContainEqual({ weekday: 'Monday', count: 1, average: null })
    // A medicine for blood pressure says nothing of blood sugar.
    const glucose = await get(`glucose-patterns?${period}`, member)
    expect(glucose.body).toMatchObject({ now: { count: 0, average: null }, doses: null })
  })

  it('are each person’s own', async () => {
    const { body } = await get(`blood-pressure-patterns?${period}`, other)
    expect(body.now).toMatchObject({ count: 3, average: '199/80' })
    expect(body.doses).toBeNull()
  })

  it('need a plan that includes them, and say which', async () => {
    for (const person of [
      await app.createPersona(),
      await withPlan('Wellness Starter'),
      await withPlan('Comprehensive Care', -1),
    ])
      for (const path of ['blood-pressure-patterns', 'glucose-patterns'])
        for (const file of ['/pdf', '/csv']) {
          const { status, body } = await get(`${path}${file}?${period}`, person)
          expect([status, body.code]).toEqual([403, 'plan_needed'])
          expect(body.message).toBe('Patterns of your readings are part of Comprehensive Care.')
          expect((await get(`${path}?${period}`, person)).body).toEqual({
            is_included: false,
            plans: 'Comprehensive Care',
          })
        }
  })

  it('are open to every client of a clinic that sells no plans', async () => {
    setBrand({ off: whatIsOff(['memberships']) })
    const { status } = await get(`glucose-patterns?${period}`, await app.createPersona())
    expect(status).toBe(200)
  })

  it('reject an invalid period, naming the field', async () => {
    const { status, body } = await get('glucose-patterns?from=2026-03-02&to=2026-03-01', member)
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual(['to'])
  })

  it('come as a table for spreadsheets and as PDF, with whose they are', async () => {
    const csv = await app.request('GET', `/api/blood-pressure-patterns/csv?${period}`, {
      as: member,
    })
    expect(csv.headers.get('content-disposition')).toContain('blood-pressure-patterns-mutale')
    const { rows } = readCsv(await csv.text())
    expect(rows.slice(0, 2)).toEqual([
      ['Readings', 'Count', 'Average', 'Unit', 'Within target'],
      ['This period', '3', '151/80', 'mmHg', '0'],
    ])
    const pdf = await app.request('GET', `/api/blood-pressure-patterns/pdf?${period}`, {
      as: member,
    })
    const { text } = await extractText(new Uint8Array(await pdf.arrayBuffer()), {
      mergePages: true,
    })
    const words = text.replaceAll(/\s+/g, ' ')
    expect(words).toContain('Patterns of blood pressure')
    expect(words).toContain('Mutale Ng’andu')
    expect(words).toContain('0 of 3 readings, 0 %')
    expect(words).toContain('Within 24 hours after a missed dose 3 151/80 mmHg')
  })
})
