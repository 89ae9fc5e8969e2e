import * as unpdf from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxReportReadings } from '#domain/readings/report.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { asSystem, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { medicinesIn, tablets } from '#tests/support/medicines.ts'

let app: TestApp
let mutale: Persona
let other: Persona
const period = 'from=2026-03-01&to=2026-03-31'

beforeAll(async () => {
  app = await openTestApp()
  mutale = await app.createPersona({ full_name: 'Mutale Ng’andu' })
  await app.database.asOwner(
    `update user_profiles set date_of_birth = '1984-03-27' where id = '${mutale.user_id}'`,
  )
  other = await app.createPersona()
  const pressure = (user_id: string, systolic: number, created_at: string, notes = '') => ({
    user_id,
    systolic,
    diastolic: 75,
    pulse: 70,
    notes: notes || null,
    created_at,
  })
  await asSystem('keep readings of a test', async (tx) => {
    await tx.run(
      tables.insertInto('blood_pressure_readings').values([
        // The last minute before the period, its first and its last, and the first one after it.
        pressure(mutale.user_id, 200, '2026-02-28T23:59:59+02:00'),
        pressure(mutale.user_id, 118, '2026-03-01T00:00:00+02:00'),
        pressure(mutale.user_id, 124, '2026-03-10T07:30:00+02:00', '=SUM(A1:A9)'),
        pressure(mutale.user_id, 148, '2026-03-31T23:59:59+02:00'),
        pressure(mutale.user_id, 201, '2026-04-01T00:00:00+02:00'),
        pressure(other.user_id, 199, '2026-03-10T08:00:00+02:00'),
      ]),
    )
    await tx.run(
      tables.insertInto('glucose_readings').values([
        {
          user_id: mutale.user_id,
          glucose_level: 126.11,
          entered_value: 7,
          entered_unit: 'mmol/L',
          context: 'Fasting',
          created_at: '2026-03-10T06:30:00+02:00',
        },
        {
          user_id: mutale.user_id,
          glucose_level: 200,
          entered_value: 200,
          entered_unit: 'mg/dL',
          created_at: '2026-03-09T06:30:00+02:00',
        },
      ]),
    )
  })
})
afterAll(() => app.close())

const get = (path: string, as = mutale) => app.call('GET', `/api/${path}`, { as })
const textOf = async (bytes: Uint8Array) => {
  const document = await unpdf.getDocumentProxy(new Uint8Array(bytes))
  // A line breaks where it must.
  return (await unpdf.extractText(document, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
}
const download = async (path: string, as = mutale) => {
  const answer = await app.request('GET', `/api/${path}`, { as })
  return { headers: answer.headers, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

describe('a report of one’s own readings', () => {
  it('counts exactly the days of the period in Lusaka, and no other person’s', async () => {
    const { status, body } = await get(`blood-pressure-report?${period}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      from: '2026-03-01',
      to: '2026-03-31',
      is_cut: false,
      count: 3,
      average: { systolic: 130, diastolic: 75 },
      morning: { count: 1, average: null },
      evening: { count: 1, average: null },
      lowest: { systolic: 118, created_at: '2026-02-28T22:00:00.000Z' },
      highest: { systolic: 148 },
      in_range: 2,
      target: { systolic: 140, diastolic: 90, author: null },
      low: 0,
      days: [
        { day: '2026-03-01', count: 1, systolic: 118, diastolic: 75 },
        { day: '2026-03-10', count: 1, systolic: 124, diastolic: 75 },
        { day: '2026-03-31', count: 1, systolic: 148, diastolic: 75 },
      ],
    })
    expect((await get(`blood-pressure-report?${period}`, other)).body).toMatchObject({ count: 1 })
  })

  it('shows glucose in the unit of the newest reading, by the moment of the day', async () => {
    const { body } = await get(`glucose-report?${period}`)
    expect(body).toMatchObject({
      unit: 'mmol/L',
      count: 2,
      average: null,
      lowest: { value: 7 },
      highest: { value: 11.1 },
      // Fasting 7.0 without known diabetes is above what is normal, whatever its category is.
      in_range: 0,
      shaded: { from: 3.9, to: 6.1 },
    })
    expect(body.verdicts).toContainEqual({ label: 'above', count: 1 })
    expect(body.categories).toContainEqual({ label: 'In Range', count: 1 })
    expect(body.contexts).toContainEqual({ context: 'Fasting', count: 1, average: null })
    expect(body.contexts).toContainEqual({ context: null, count: 1, average: null })
  })

  it('rejects an invalid period, and every role but a client', async () => {
    for (const [query, field] of [
      ['from=2026-03-02&to=2026-03-01', 'to'],
      ['from=2025-01-01&to=2026-03-01', 'from'],
      ['from=2026-03-01', 'to'],
    ] as const)
      for (const path of ['blood-pressure-report', 'glucose-report/pdf', 'glucose-report/csv']) {
        const { status, body } = await get(`${path}?${query}`)
        expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
      }
    for (const as of [
      await app.createPersona({ role: 'provider' }),
      await app.createPersona({ is_student: true }),
    ])
      expect((await get(`blood-pressure-report/csv?${period}`, as)).status).toBe(403)
  })

  it('comes as a PDF that says the figures, the target and whose they are', async () => {
    const { headers, bytes } = await download(`blood-pressure-report/pdf?${period}`)
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="blood-pressure-report-[a-z-]+-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.pdf"$/,
    )
    const text = await textOf(bytes)
    for (const words of [
      'Mutale Ng’andu. Born 27 March 1984',
      'No danger was recorded in this period.',
      'Medicines: none recorded.',
      '1 Mar 2026 to 31 Mar 2026',
      '130/75 mmHg',
      'fewer than 3 readings: no average',
      'Below 140/90, the usual target of clinics: 2 of 3 readings, 67 %',
      // The note is beside its reading, and the verdict before the category.
      /124\/75 70 Within target Elevated =SUM\(A1:A9\)/,
      /148\/75 70 Above target Stage 2 Hypertension/,
    ])
      expect(text).toMatch(words)
    // The paper is for a clinician: nothing on it speaks to the patient.
    expect(text).not.toMatch(/\byour\b/i)
    const sugar = await download(`glucose-report/pdf?${period}`)
    expect(await textOf(sugar.bytes)).toMatch(
      /Within the target of its moment: 0 of 2 .*When fasting it is 3\.9 to 6\.1 mmol\/L\..* 7\.0 mmol\/L Fasting Above target In Range/,
    )
    const empty = await download('glucose-report/pdf?from=2020-01-01&to=2020-01-02')
    expect(await textOf(empty.bytes)).toContain('No readings in this period.')
  })

  it('comes as a CSV that holds each reading as it was typed, and no formula', async () => {
    const { headers, bytes } = await download(`blood-pressure-report/csv?${period}`)
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="blood-pressure-report-[a-z-]+-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(headers.get('content-type')).toContain('text/csv')
    const lines = new TextDecoder().decode(bytes).split('\r\n')
    expect(lines).toEqual([
      'Day,Time,Systolic (mmHg),Diastolic (mmHg),Pulse,Category,Notes,Entered,For the person',
      '2026-03-31,23:59,148,75,70,Stage 2 Hypertension,,,Above target',
      "2026-03-10,07:30,124,75,70,Elevated,'=SUM(A1:A9),,Within target",
      '2026-03-01,00:00,118,75,70,Normal,,,Within target',
      '',
    ])
    const sugar = await download(`glucose-report/csv?${period}`)
    expect(new TextDecoder().decode(sugar.bytes)).toContain(
      '2026-03-10,06:30,7,mmol/L,Fasting,In Range,,,Above target\r\n',
    )
  })

  it('goes by the person’s own target, and says who set it', async () => {
    const person = await app.createPersona()
    const read = { systolic: 134, diastolic: 78 }
    await app.call('POST', '/api/blood-pressure-readings', { as: person, body: read })
    const target = { target_systolic: 130, target_diastolic: 80, target_author: 'Dr Banda' }
    await app.call('PATCH', '/api/care-profile', { as: person, body: target })
    const today = todayInLusaka()
    const days = `from=${today}&to=${today}`
    const { body } = await get(`blood-pressure-report?${days}`, person)
    expect(body).toMatchObject({ in_range: 0, target: { systolic: 130, author: 'Dr Banda' } })
    const { bytes } = await download(`blood-pressure-report/pdf?${days}`, person)
    const text = await textOf(bytes)
    expect(text).toContain('Below 130/80, the patient’s own target, set by Dr Banda: 0 of 1')
    expect(text).not.toContain('90 to 120')
  })

  it('writes HI and LO as the meter showed them, and takes them into no average', async () => {
    const person = await app.createPersona()
    for (const body of [
      { meter_shows: 'HI', unit: 'mmol/L' },
      { meter_shows: 'LO', unit: 'mg/dL' },
      { glucose_level: 6, unit: 'mmol/L' },
    ])
      await app.call('POST', '/api/glucose-readings', { as: person, body })
    const today = todayInLusaka()
    const days = `from=${today}&to=${today}`
    expect((await get(`glucose-report?${days}`, person)).body).toMatchObject({
      unit: 'mmol/L',
      count: 3,
      off_scale: 2,
      lowest: { meter_shows: 'LO' },
      highest: { meter_shows: 'HI' },
      days: [{ meter_shows: 'HI' }],
    })
    const csv = new TextDecoder().decode(
      (await download(`glucose-report/csv?${days}`, person)).bytes,
    )
    expect(csv).toMatch(/,HI,,,High \(Hyperglycemia\),,,Dangerously high\r\n/)
    expect(csv).toMatch(/,LO,,,Low \(Hypoglycemia\),,,Dangerously low\r\n/)
    expect(csv).not.toMatch(/33\.3|,20,/)
    const text = await textOf((await download(`glucose-report/pdf?${days}`, person)).bytes)
    expect(text).toContain('Lowest: LO on')
    expect(text).toContain('Highest: HI on')
    expect(text).toContain('They are in no average.')
  })

  it('names the dangers of the period first: emergencies, each low sugar, signs of danger', async () => {
    const person = await app.createPersona()
    const { add } = medicinesIn(() => app)
    await add(person, tablets({ name: 'Amlodipine' }))
    for (const body of [
      { systolic: 192, diastolic: 124 },
      { systolic: 128, diastolic: 76 },
    ])
      await app.call('POST', '/api/blood-pressure-readings', { as: person, body })
    for (const glucose_level of [2.8, 13.5, 2.9, 12.9, 3.1, 12.6])
      await app.call('POST', '/api/glucose-readings', {
        as: person,
        body: { glucose_level, unit: 'mmol/L', context: 'Fasting' },
      })
    await app.call('POST', '/api/symptoms', {
      as: person,
      body: { symptom: 'chest_pain', severity: 3 },
    })
    const today = todayInLusaka()
    const days = `from=${today}&to=${today}`
    const kindsOf = async (path: string) => {
      const { body } = await get(`${path}?${days}`, person)
      return (body.dangers as { kind: string }[]).map(({ kind }) => kind).toSorted()
    }
    expect(await kindsOf('blood-pressure-report')).toEqual(['pressure_high', 'symptom'])
    expect(await kindsOf('glucose-report')).toEqual([
      'glucose_low',
      'glucose_low',
      'glucose_low',
      'symptom',
    ])
    const sugar = await textOf((await download(`glucose-report/pdf?${days}`, person)).bytes)
    expect(sugar).toMatch(/1 sign of danger: Chest pain \(/)
    expect(sugar).toMatch(/3 dangerous lows of glucose: 3\.1 mmol\/L .*2\.9 mmol\/L .*2\.8 mmol\/L/)
    expect(sugar.indexOf('3 dangerous lows')).toBeLessThan(sugar.indexOf('Average'))
    expect(sugar).toContain('Medicines: Amlodipine 5 mg, 1 tablet')
    const pressure = await textOf(
      (await download(`blood-pressure-report/pdf?${days}`, person)).bytes,
    )
    expect(pressure).toMatch(/1 dangerously high blood pressure: 192\/124 mmHg/)
  })

  it('takes the newest readings where there are more than it counts, and says so', async () => {
    const many = await app.createPersona()
    await asSystem('keep many readings of a test', async (tx) => {
      for (let first = 0; first <= maxReportReadings; first += 1000)
        await tx.run(
          tables.insertInto('blood_pressure_readings').values(
            Array.from({ length: Math.min(1000, maxReportReadings + 1 - first) }, (_, index) => ({
              user_id: many.user_id,
              systolic: 120 + ((first + index) % 10),
              diastolic: 70,
              created_at: new Date(Date.parse('2026-03-30T10:00Z') - (first + index) * 60_000),
            })),
          ),
        )
    })
    const { body } = await get(`blood-pressure-report?${period}`, many)
    expect(body).toMatchObject({ count: maxReportReadings, is_cut: true })
    const { bytes } = await download(`blood-pressure-report/csv?${period}`, many)
    const rows = new TextDecoder().decode(bytes).trimEnd().split('\r\n').slice(1)
    expect(rows).toHaveLength(maxReportReadings)
    const times = rows.map((row) => row.slice(0, '2026-03-30,12:00'.length))
    expect(new Set(times).size).toBe(maxReportReadings)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(rows[0]).toBe('2026-03-30,12:00,120,70,,Elevated,,,Within target')
  })
})
