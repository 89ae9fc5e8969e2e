import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asActor, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { practiceIn } from '#tests/support/practice.ts'

const bloodPressure = '/api/blood-pressure-readings'
const glucose = '/api/glucose-readings'

let app: TestApp
const { consent, withdraw } = practiceIn(() => app)
let chanda: Persona

beforeAll(async () => {
  app = await openTestApp()
  chanda = await app.createPersona({ full_name: 'Chanda Phiri' })
})
afterAll(() => app.close())

const logAs = (as: Persona, path: string, body: unknown) => app.call('POST', path, { as, body })
const listAs = (as: Persona, path: string) => app.call('GET', path, { as })

describe('logging a reading', () => {
  it('answers the row of a blood pressure with its category', async () => {
    const body = { systolic: 182, diastolic: 95, pulse: 71, notes: ' after lunch ' }
    const answer = await logAs(chanda, bloodPressure, body)
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: expect.any(String),
      user_id: chanda.user_id,
      systolic: 182,
      diastolic: 95,
      pulse: 71,
      notes: 'after lunch',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      category: 'Hypertensive Crisis',
    })
    expect((await listAs(chanda, bloodPressure)).body[0]).toEqual(answer.body)
  })

  it('keeps what was typed of a glucose beside the canonical mg/dL', async () => {
    const body = { glucose_level: 10, unit: 'mmol/L', context: 'After Meal' }
    const answer = await logAs(chanda, glucose, body)
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      glucose_level: 180.16,
      entered_value: 10,
      entered_unit: 'mmol/L',
      context: 'After Meal',
      meter_shows: null,
      notes: null,
      category: 'Caution',
    })
    expect((await listAs(chanda, glucose)).body[0]).toEqual(answer.body)
  })

  it('reads a glucose without a unit as mg/dL', async () => {
    const { body } = await logAs(chanda, glucose, { glucose_level: 69.5 })
    expect(body).toMatchObject({
      glucose_level: 69.5,
      entered_unit: 'mg/dL',
      context: null,
      category: 'Low (Hypoglycemia)',
    })
  })

  it.each([
    [bloodPressure, { systolic: 300, diastolic: 200, pulse: 300 }],
    [bloodPressure, { systolic: 50, diastolic: 30, pulse: 20, notes: null }],
    [glucose, { glucose_level: 10 }],
    [glucose, { glucose_level: 900 }],
    [glucose, { glucose_level: 0.6, unit: 'mmol/L' }],
    [glucose, { glucose_level: 50, unit: 'mmol/L' }],
  ])('accepts the very ends of the limits: %s %o', async (path, body) => {
    expect((await logAs(chanda, path, body)).status).toBe(201)
  })

  it('leaves its trace in the audit, without the values', async () => {
    const { body } = await logAs(chanda, glucose, { glucose_level: 111, notes: 'a secret' })
    const events = await auditEventsOf(app.database, body.id)
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({
      actor_id: chanda.user_id,
      subject_id: chanda.user_id,
      action: 'glucose_reading.record',
    })
    // As a value of its own: an id may hold these digits by chance.
    expect(JSON.stringify(events)).not.toMatch(/[":]111[",}]|secret/)
  })
})

describe('a retry', () => {
  it.each([
    [
      bloodPressure,
      { systolic: 120, diastolic: 80, notes: 'x ' },
      { systolic: 121, diastolic: 80 },
    ],
    [glucose, { glucose_level: 5.5, unit: 'mmol/L' }, { glucose_level: 5.6, unit: 'mmol/L' }],
  ])('of the same reading answers the first row: %s', async (path, same, other) => {
    const id = randomUUID()
    const first = await logAs(chanda, path, { id, ...same })
    const again = await logAs(chanda, path, { id: id.toUpperCase(), ...same })
    const changed = await logAs(chanda, path, { id, ...other })
    expect([first.status, again.status, changed.status]).toEqual([201, 200, 409])
    expect(again.body).toEqual(first.body)
    expect(changed.body.code).toBe('conflict')
    const rows = (await listAs(chanda, path)).body.filter((row: { id: string }) => row.id === id)
    expect(rows).toEqual([first.body])
    const events = await auditEventsOf(app.database, id)
    expect(events).toHaveLength(1)
  })

  it('sent ten times at once writes one row', async () => {
    const id = randomUUID()
    const body = { id, systolic: 118, diastolic: 76 }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => logAs(chanda, bloodPressure, body)),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
  })

  it('with the id of another person’s reading is a conflict that shows nothing of it', async () => {
    const mwila = await app.createPersona()
    const { body } = await logAs(chanda, bloodPressure, { systolic: 133, diastolic: 84 })
    const answer = await logAs(mwila, bloodPressure, { id: body.id, systolic: 133, diastolic: 84 })
    expect(answer.status).toBe(409)
    expect(JSON.stringify(answer.body)).not.toContain(chanda.user_id)
    expect((await listAs(mwila, bloodPressure)).body).toEqual([])
  })
})

describe('what is rejected', () => {
  const fine = { systolic: 120, diastolic: 80 }
  it.each([
    [bloodPressure, 'systolic', { diastolic: 40, systolic: 49 }],
    [bloodPressure, 'systolic', { ...fine, systolic: 301 }],
    [bloodPressure, 'systolic', { ...fine, systolic: 1e308 }],
    [bloodPressure, 'systolic', { ...fine, systolic: '120' }],
    [bloodPressure, 'systolic', { ...fine, systolic: [120] }],
    [bloodPressure, 'systolic', { diastolic: 80 }],
    [bloodPressure, 'diastolic', { ...fine, diastolic: null }],
    [bloodPressure, 'diastolic', { ...fine, diastolic: 120 }],
    [bloodPressure, 'pulse', { ...fine, pulse: 1.5 }],
    [bloodPressure, 'notes', { ...fine, notes: '\ud800' }],
    [bloodPressure, 'notes', { ...fine, notes: { deep: true } }],
    [bloodPressure, 'seconds_ago', { ...fine, seconds_ago: -1 }],
    [bloodPressure, 'seconds_ago', { ...fine, seconds_ago: 90 * 86_400 + 1 }],
    [glucose, 'seconds_ago', { glucose_level: 100, seconds_ago: '5' }],
    [bloodPressure, 'id', { ...fine, id: 'mine' }],
    [bloodPressure, 'user_id', { ...fine, user_id: '00000000-0000-4000-8000-000000000000' }],
    [bloodPressure, 'created_at', { ...fine, created_at: '2020-01-01T00:00:00Z' }],
    [bloodPressure, 'body', [fine]],
    [glucose, 'glucose_level', { glucose_level: 9 }],
    [glucose, 'glucose_level', { glucose_level: 901 }],
    [glucose, 'glucose_level', { glucose_level: 51, unit: 'mmol/L' }],
    [glucose, 'glucose_level', { glucose_level: true }],
    [glucose, 'glucose_level', { meter_shows: 'HI', glucose_level: 100 }],
    [glucose, 'glucose_level', {}],
    [glucose, 'meter_shows', { meter_shows: 'ERR' }],
    [glucose, 'unit', { glucose_level: 100, unit: 'mg' }],
    [glucose, 'context', { glucose_level: 100, context: 'fasting' }],
    [glucose, 'category', { glucose_level: 100, category: 'In Range' }],
  ])('%s names %s', async (path, field, body) => {
    const answer = await logAs(chanda, path, body)
    expect(answer.status).toBe(422)
    expect(answer.body.code).toBe('invalid')
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  it('is what is no JSON, or holds NUL', async () => {
    expect((await logAs(chanda, bloodPressure, '{"systolic":')).status).toBe(400)
    expect((await logAs(chanda, bloodPressure, { ...fine, notes: 'a\0b' })).status).toBe(422)
  })

  it.each([
    ['a student', { is_student: true }],
    ['a provider', { role: 'provider' as const }],
    ['an administrator', { role: 'admin' as const }],
  ])('is everything that %s sends or asks for', async (_, traits) => {
    const other = await app.createPersona(traits)
    for (const path of [bloodPressure, glucose]) {
      expect((await listAs(other, path)).status).toBe(403)
      expect((await logAs(other, path, fine)).status).toBe(403)
      expect((await app.call('GET', path)).status).toBe(401)
    }
  })

  it('is a reading after consent was withdrawn, until it is given again', async () => {
    const luse = await app.createPersona()
    expect((await logAs(luse, bloodPressure, fine)).status).toBe(201)
    await withdraw(luse, 'health_data')
    for (const [path, body] of [
      [bloodPressure, fine],
      [glucose, { glucose_level: 100 }],
    ] as const) {
      const answer = await logAs(luse, path, body)
      expect([answer.status, answer.body.code]).toEqual([403, 'consent_withdrawn'])
    }
    expect((await listAs(luse, bloodPressure)).body).toHaveLength(1)
    await consent(luse, 'health_data')
    expect((await logAs(luse, bloodPressure, fine)).status).toBe(201)
  })

  it('is a row in another person’s name, by the database itself', async () => {
    const mwila = await app.createPersona()
    const forging = asActor({ ...mwila, audience: 'client', authorized: false }, (tx) =>
      tx.run(
        tables.insertInto('blood_pressure_readings').values({ ...fine, user_id: chanda.user_id }),
      ),
    )
    await expect(forging).rejects.toMatchObject({ code: '42501' })
  })
})

describe('the list', () => {
  it('shows no other person’s readings', async () => {
    const [mwila, luse] = [await app.createPersona(), await app.createPersona()]
    await logAs(mwila, glucose, { glucose_level: 101 })
    await logAs(luse, glucose, { glucose_level: 202 })
    const levels = async (as: Persona) =>
      (await listAs(as, glucose)).body.map((row: { glucose_level: number }) => row.glucose_level)
    expect(await levels(mwila)).toEqual([101])
    expect(await levels(luse)).toEqual([202])
    const behindHers = (await listAs(luse, glucose)).body[0].id
    expect((await listAs(mwila, `${glucose}?before=${behindHers}`)).body).toEqual([])
  })

  it.each([
    [
      bloodPressure,
      'blood_pressure_readings (user_id, systolic, diastolic, created_at)',
      '120, 80',
    ],
    [
      glucose,
      'glucose_readings (user_id, glucose_level, entered_value, entered_unit, created_at)',
      `100, 100, 'mg/dL'`,
    ],
  ])(
    'pages over equal instants without losing or repeating a row: %s',
    async (path, into, values) => {
      const mwila = await app.createPersona()
      await app.database.asOwner(
        `insert into ${into} select '${mwila.user_id}', ${values}, timestamptz '2026-11-01T08:00Z' + n / 5 * interval '1 hour' from generate_series(0, 22) n`,
      )
      const seen: { id: string; created_at: string }[] = []
      let before = ''
      for (let page = 0; page < 6; page += 1) {
        const { body } = await listAs(mwila, `${path}?limit=4${before}`)
        seen.push(...body)
        before = `&before=${body.at(-1).id}`
      }
      const whole = (await listAs(mwila, path)).body
      expect(seen).toEqual(whole)
      expect(whole).toHaveLength(23)
      const instants = whole.map((row: { created_at: string }) => row.created_at)
      expect(instants).toEqual(instants.toSorted().reverse())
      const older = await listAs(mwila, `${path}?before=2026-11-01T11:00:00%2B02:00`)
      expect(older.body).toHaveLength(5)
    },
  )

  it('gives 100 rows unless asked for up to 1,000', async () => {
    const mwila = await app.createPersona()
    await app.database.asOwner(
      `insert into glucose_readings (user_id, glucose_level, entered_value, entered_unit) select '${mwila.user_id}', 100, 100, 'mg/dL' from generate_series(1, 1001)`,
    )
    expect((await listAs(mwila, glucose)).body).toHaveLength(100)
    expect((await listAs(mwila, `${glucose}?limit=1000`)).body).toHaveLength(1000)
  })

  it.each([
    ['limit', 'limit=0'],
    ['limit', 'limit=1001'],
    ['limit', 'limit=many'],
    ['limit', 'limit=1.5'],
    ['before', 'before=yesterday'],
    ['before', 'before=%00'],
  ])('names %s when it cannot be understood: %s', async (field, query) => {
    const answer = await listAs(chanda, `${bloodPressure}?${query}`)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-12:00'])(
    'takes the far instant %s as a cursor',
    async (instant) => {
      expect((await listAs(chanda, `${glucose}?before=${instant}`)).status).toBe(200)
    },
  )
})
