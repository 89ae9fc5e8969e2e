import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { practiceIn } from '#tests/support/practice.ts'

type Kind = 'blood-pressure' | 'glucose'

let app: TestApp
const { provider, consent, withdraw } = practiceIn(() => app)
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const typo = { systolic: 218, diastolic: 80, notes: 'after lunch' }
const meant = { systolic: 118, diastolic: 80, pulse: null, notes: 'after lunch' }

async function log(as: Persona, body: object = typo, kind: Kind = 'blood-pressure') {
  const answer = await app.call('POST', `/api/${kind}-readings`, { as, body })
  expect(answer.status).toBe(201)
  return answer.body
}
const list = async (as: Persona, kind: Kind = 'blood-pressure') =>
  (await app.call('GET', `/api/${kind}-readings?limit=20`, { as })).body
const correct = (as: Persona, id: string, body: object, kind: Kind = 'blood-pressure') =>
  app.call('PATCH', `/api/${kind}-readings/${id}`, {
    as,
    body: { change_id: randomUUID(), corrected_at: null, ...body },
  })
const remove = (as: Persona, id: string, kind: Kind = 'blood-pressure') =>
  app.call('DELETE', `/api/${kind}-readings/${id}`, { as })
const restore = (as: Persona, id: string, kind: Kind = 'blood-pressure') =>
  app.call('DELETE', `/api/${kind}-readings/${id}/removal`, { as })
const versions = async (as: Persona, id: string) =>
  (await app.call('GET', `/api/reading-versions/${id}`, { as })).body
const report = async (as: Persona) => {
  const days = `from=${dayAfter(todayInLusaka(), -30)}&to=${todayInLusaka()}`
  return (await app.call('GET', `/api/blood-pressure-report?${days}`, { as })).body
}

describe('a reading whose answer was lost', () => {
  const sugar = { glucose_level: 30, unit: 'mmol/L', notes: 'after lunch' }
  const kinds = [
    ['blood-pressure', typo, meant],
    ['glucose', sugar, { ...sugar, glucose_level: 13 }],
  ] as const

  it.each(kinds)(
    'of %s has arrived when it is sent again, also once it was corrected or removed',
    async (kind, wrong, right) => {
      const as = await app.createPersona()
      const sent = { id: randomUUID(), ...wrong }
      await log(as, sent, kind)
      const again = () => app.call('POST', `/api/${kind}-readings`, { as, body: sent })
      await correct(as, sent.id, right, kind)
      const corrected = await list(as, kind)
      expect(await again()).toMatchObject({ status: 200, body: { id: sent.id } })
      expect(await list(as, kind)).toEqual(corrected)
      await remove(as, sent.id, kind)
      expect(await again()).toMatchObject({ status: 200, body: { id: sent.id } })
      expect(await list(as, kind)).toEqual([])
      const other = { ...sent, notes: 'something else' }
      const answer = await app.call('POST', `/api/${kind}-readings`, { as, body: other })
      expect(answer.status).toBe(409)
    },
  )
})

describe('a correction', () => {
  it('218/80 typed for 118/80: list, average and highest follow at once, and what it was is kept', async () => {
    const as = await app.createPersona()
    const wrong = await log(as)
    for (let again = 0; again < 3; again += 1) await log(as, { systolic: 118, diastolic: 76 })
    expect(await report(as)).toMatchObject({ average: { systolic: 143 } })
    const answer = await correct(as, wrong.id, meant)
    expect(answer).toMatchObject({
      status: 200,
      body: { ...meant, id: wrong.id, created_at: wrong.created_at },
    })
    expect(answer.body.corrected_at).toMatch(/Z$/)
    expect((await list(as)).find(({ id }: { id: string }) => id === wrong.id)).toEqual(answer.body)
    expect(await report(as)).toMatchObject({
      average: { systolic: 118, diastolic: 77 },
      highest: { systolic: 118 },
    })
    expect(await versions(as, wrong.id)).toMatchObject([
      { change: 'corrected', before: { ...typo, pulse: null, created_at: wrong.created_at } },
    ])
    const fhir = (await app.call('GET', '/api/me/export?format=fhir', { as })).body
    const observations = fhir.entry.filter(
      ({ resource }: { resource: { id: string; status: string } }) =>
        resource.id === wrong.id && resource.status === 'corrected',
    )
    expect(observations).toHaveLength(1)
    const events = await auditEventsOf(app.database, wrong.id)
    expect(new Set(events.map(({ action }) => action))).toEqual(
      new Set(['blood_pressure_reading.correct', 'blood_pressure_reading.record']),
    )
    expect(events).toHaveLength(2)
    expect(JSON.stringify(events)).not.toMatch(/[":](218|118)[",}]|lunch/)
  })

  it('of a glucose changes its unit, its moment and its time', async () => {
    const as = await app.createPersona()
    const wrong = await log(as, { glucose_level: 55, unit: 'mg/dL' }, 'glucose')
    const body = { glucose_level: 5.5, unit: 'mmol/L', context: 'Fasting', seconds_ago: 3600 }
    const { status, body: right } = await correct(as, wrong.id, body, 'glucose')
    expect(status).toBe(200)
    expect(right).toMatchObject({
      entered_value: 5.5,
      entered_unit: 'mmol/L',
      glucose_level: expect.closeTo(99.1, 1),
      context: 'Fasting',
      category: 'In Range',
    })
    const earlier = Date.parse(wrong.created_at) - Date.parse(right.created_at)
    expect(Math.round(earlier / 60_000)).toBe(60)
  })

  it('sent again changes nothing twice, also in capital letters', async () => {
    const as = await app.createPersona()
    const { id } = await log(as)
    const change_id = randomUUID()
    const first = await correct(as, id, { ...meant, change_id })
    const again = await correct(as, id.toUpperCase(), {
      ...meant,
      change_id: change_id.toUpperCase(),
    })
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body).toEqual(first.body)
    expect(await versions(as, id)).toHaveLength(1)
  })

  it('learns of another one that came first, and loses nothing', async () => {
    const as = await app.createPersona()
    const { id } = await log(as)
    const answers = await Promise.all([
      correct(as, id, { systolic: 118, diastolic: 80 }),
      correct(as, id, { systolic: 128, diastolic: 80 }),
    ])
    const [late] = answers.filter(({ status }) => status === 409)
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ])
    expect(late!.body).toMatchObject({
      code: 'changed_since',
      message: expect.stringMatching(/changed a moment ago/),
    })
    const [{ corrected_at, systolic }] = await list(as)
    const onTop = await correct(as, id, { ...meant, corrected_at })
    expect(onTop.status).toBe(200)
    expect(await versions(as, id)).toMatchObject([{ before: { systolic } }, { before: typo }])
  })

  it.each([
    ['systolic', { ...meant, systolic: 301 }],
    ['diastolic', { ...meant, diastolic: 119 }],
    ['change_id', { ...meant, change_id: 'x' }],
    ['corrected_at', { ...meant, corrected_at: 'yesterday' }],
    ['seconds_ago', { ...meant, seconds_ago: -5 }],
    ['seconds_ago', { ...meant, seconds_ago: 91 * 24 * 3600 }],
    ['at_clinic', { ...meant, at_clinic: true }],
  ])('that is wrong is rejected with the field %s, and nothing changes', async (field, body) => {
    const as = await app.createPersona()
    const logged = await log(as)
    const { status, body: problem } = await correct(as, logged.id, body)
    expect([status, Object.keys(problem.fields)]).toEqual([422, [field]])
    expect(await list(as)).toEqual([logged])
  })

  it('is nothing that another person can make, and needs the consent that a new reading needs', async () => {
    const as = await app.createPersona()
    const logged = await log(as)
    const other = await app.createPersona()
    expect((await correct(other, logged.id, meant)).status).toBe(404)
    expect((await remove(other, logged.id)).status).toBe(404)
    expect((await restore(other, logged.id)).status).toBe(404)
    expect(await versions(other, logged.id)).toEqual([])
    await consent(as, 'health_data')
    await withdraw(as, 'health_data')
    expect((await correct(as, logged.id, meant)).body.code).toBe('consent_withdrawn')
    expect(await list(as)).toEqual([logged])
    // To have less of it kept needs none.
    expect((await remove(as, logged.id)).status).toBe(204)
  })
})

describe('a removed reading', () => {
  it('is in no list, average or bundle, and comes back as it was', async () => {
    const as = await app.createPersona()
    const logged = await log(as)
    const sugar = await log(as, { glucose_level: 30, unit: 'mmol/L' }, 'glucose')
    for (const again of [1, 2]) expect([(await remove(as, logged.id)).status, again][0]).toBe(204)
    expect((await remove(as, sugar.id, 'glucose')).status).toBe(204)
    expect([await list(as), await list(as, 'glucose')]).toEqual([[], []])
    expect((await report(as)).count).toBe(0)
    const fhir = (await app.call('GET', '/api/me/export?format=fhir', { as })).body
    expect(JSON.stringify(fhir)).not.toContain(logged.id)
    expect(JSON.stringify(fhir)).not.toContain(sugar.id)
    const copy = (await app.call('GET', '/api/me/export', { as })).body
    expect(copy.tables.reading_versions).toHaveLength(2)
    expect((await correct(as, logged.id, meant)).status).toBe(404)
    const back = await restore(as, logged.id)
    expect(back).toMatchObject({ status: 200, body: logged })
    expect((await restore(as, logged.id)).status).toBe(200)
    expect(await list(as)).toEqual([logged])
    expect(await versions(as, logged.id)).toMatchObject([
      { change: 'restored' },
      { change: 'removed' },
    ])
  })

  it('stays removed after a day', async () => {
    const as = await app.createPersona()
    const { id } = await log(as)
    await remove(as, id)
    await app.database.asOwner(
      `update blood_pressure_readings set removed_at = now() - interval '25 hours' where id = $1`,
      [id],
    )
    expect((await restore(as, id)).status).toBe(404)
    expect(await list(as)).toEqual([])
  })

  it('of a clinic is never corrected by its patient, who can remove it and take that back', async () => {
    const as = await app.createPersona()
    const doctor = await provider()
    const { id } = await log(as)
    await app.database.asOwner(
      'update blood_pressure_readings set at_clinic = true, recorded_by = $2 where id = $1',
      [id, doctor.user_id],
    )
    expect((await correct(as, id, meant)).body).toMatchObject({ code: 'entered_at_clinic' })
    expect((await remove(as, id)).status).toBe(204)
    expect((await restore(as, id)).body).toMatchObject({ systolic: 218, at_clinic: true })
  })
})
