import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import { practiceIn } from '#tests/support/practice.ts'

let app: TestApp
let bupe: Persona
const { consent, withdraw } = practiceIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  bupe = await app.createPersona({ full_name: 'Bupe Mumba' })
  await consent(bupe, 'health_data')
})
afterAll(() => app.close())

type Kind = 'blood-pressure' | 'glucose'
const values = {
  'blood-pressure': { systolic: 165, diastolic: 112 },
  glucose: { glucose_level: 2.2, unit: 'mmol/L' },
}
const log = async (as: Persona, kind: Kind): Promise<string> => {
  const logged = await app.call('POST', `/api/${kind}-readings`, { as, body: values[kind] })
  expect(logged.status).toBe(201)
  return logged.body.id
}
const answer = (as: Persona, kind: Kind, id: string, body: object) =>
  app.call('POST', `/api/${kind}-readings/${id}/answers`, {
    as,
    body: { id: randomUUID(), ...body },
  })
const listed = async (as: Persona, kind: Kind, id: string) =>
  (await app.call('GET', `/api/${kind}-readings`, { as })).body.find(
    (one: { id: string }) => one.id === id,
  )

describe('an answer to the advice on a reading', () => {
  it.each(['blood-pressure', 'glucose'] as const)(
    'is listed with the reading, the newest of several: %s',
    async (kind) => {
      const id = await log(bupe, kind)
      expect(Object.keys(await listed(bupe, kind, id))).not.toContain('answered')
      const given = await answer(bupe, kind, id, { answer: 'on_my_way' })
      expect([given.status, given.body.answer]).toEqual([201, 'on_my_way'])
      expect((await listed(bupe, kind, id)).answered).toEqual(given.body)
      await answer(bupe, kind, id, { answer: 'seen' })
      expect((await listed(bupe, kind, id)).answered).toMatchObject({ answer: 'seen' })
    },
  )

  it.each(['blood-pressure', 'glucose'] as const)(
    'that is taken back counts no longer, nor does the one before, until the next: %s',
    async (kind) => {
      const id = await log(bupe, kind)
      await answer(bupe, kind, id, { answer: 'on_my_way', seconds_ago: 600 })
      await answer(bupe, kind, id, { answer: 'seen', seconds_ago: 60 })
      // It waited on a phone as well, and comes with its age.
      const undone = { id: randomUUID(), answer: 'undone', seconds_ago: 50, corrected_at: null }
      const statuses = [await answer(bupe, kind, id, undone), await answer(bupe, kind, id, undone)]
      expect(statuses.map(({ status }) => status)).toEqual([201, 200])
      expect(Object.keys(await listed(bupe, kind, id))).not.toContain('answered')
      await answer(bupe, kind, id, { answer: 'seen' })
      expect((await listed(bupe, kind, id)).answered).toMatchObject({ answer: 'seen' })
      // On a slow connection the answer seems to be given after it was taken back.
      await answer(bupe, kind, id, { answer: 'seen', seconds_ago: 1 })
      await answer(bupe, kind, id, { ...undone, id: randomUUID(), seconds_ago: 3 })
      expect(Object.keys(await listed(bupe, kind, id))).not.toContain('answered')
    },
  )

  it('is written once, however often it is sent, and its id serves no other', async () => {
    const id = await log(bupe, 'blood-pressure')
    const sent = { id: randomUUID(), answer: 'seen' }
    const answers = await Promise.all([
      answer(bupe, 'blood-pressure', id, sent),
      answer(bupe, 'blood-pressure', id, sent),
    ])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 201,
    ])
    expect(answers[0]!.body).toEqual(answers[1]!.body)
    const other = await answer(bupe, 'blood-pressure', id, { ...sent, answer: 'wrong' })
    expect(other.status).toBe(409)
    const rows = await app.database.asOwner(
      'select value, answer from advice_answers where blood_pressure_reading_id = $1',
      [id],
    )
    expect(rows).toEqual([{ value: '165/112', answer: 'seen' }])
  })

  it('no longer counts once the reading holds another value, and goes with the reading', async () => {
    const id = await log(bupe, 'glucose')
    await answer(bupe, 'glucose', id, { answer: 'wrong' })
    await app.database.asOwner(
      'update glucose_readings set entered_value = 12.2, glucose_level = 219.79 where id = $1',
      [id],
    )
    expect(Object.keys(await listed(bupe, 'glucose', id))).not.toContain('answered')
    await app.database.asOwner('delete from glucose_readings where id = $1', [id])
    expect(
      await app.database.asOwner('select 1 from advice_answers where glucose_reading_id = $1', [
        id,
      ]),
    ).toEqual([])
  })

  it('that waited on a phone counts from when it was given, and not for a value that was not seen', async () => {
    const id = await log(bupe, 'blood-pressure')
    const waited = { answer: 'on_my_way', seconds_ago: 3600, corrected_at: null }
    const given = await answer(bupe, 'blood-pressure', id, waited)
    expect(given.status).toBe(201)
    expect(Math.round((Date.now() - Date.parse(given.body.at)) / 60_000)).toBe(60)
    const change = { change_id: randomUUID(), corrected_at: null, systolic: 190, diastolic: 125 }
    const path = `/api/blood-pressure-readings/${id}`
    expect((await app.call('PATCH', path, { as: bupe, body: change })).status).toBe(200)
    const late = await answer(bupe, 'blood-pressure', id, { ...waited, answer: 'seen' })
    expect([late.status, late.body.code]).toEqual([409, 'changed_since'])
    expect(Object.keys(await listed(bupe, 'blood-pressure', id))).not.toContain('answered')
  })

  it('no longer counts once the reading has another time, and still does once its note is changed', async () => {
    const id = await log(bupe, 'blood-pressure')
    await answer(bupe, 'blood-pressure', id, { answer: 'seen' })
    const path = `/api/blood-pressure-readings/${id}`
    const change = (corrected_at: string | null, more: object) =>
      app.call('PATCH', path, {
        as: bupe,
        body: { change_id: randomUUID(), corrected_at, systolic: 165, diastolic: 112, ...more },
      })
    const noted = await change(null, { notes: 'After a walk' })
    expect(noted.body.answered).toMatchObject({ answer: 'seen' })
    const moved = await change(noted.body.corrected_at, { seconds_ago: 1800 })
    expect(moved.status).toBe(200)
    expect(Object.keys(moved.body)).not.toContain('answered')
    expect(Object.keys(await listed(bupe, 'blood-pressure', id))).not.toContain('answered')
  })

  it('is about one’s own reading only, and leaves a trace without the value', async () => {
    const id = await log(bupe, 'blood-pressure')
    const mwila = await app.createPersona()
    await consent(mwila, 'health_data')
    expect((await answer(mwila, 'blood-pressure', id, { answer: 'seen' })).status).toBe(404)
    expect((await answer(bupe, 'glucose', id, { answer: 'seen' })).status).toBe(404)
    await answer(bupe, 'blood-pressure', id, { answer: 'seen' })
    expect((await actionsOn(app.database, bupe, 'advice_answer')).at(-1)).toBe(
      'advice_answer.record',
    )
    const trail = await app.database.asOwner(
      'select * from platform.audit_events where subject_id = $1',
      [bupe.user_id],
    )
    expect(JSON.stringify(trail)).not.toContain('165/112')
  })

  it.each([
    ['answer', { answer: 'later' }],
    ['answer', { answer: undefined }],
    ['id', { id: 'one', answer: 'seen' }],
    ['value', { answer: 'seen', value: '120/80' }],
    ['seconds_ago', { answer: 'seen', seconds_ago: -1 }],
    ['seconds_ago', { answer: 'seen', seconds_ago: 91 * 24 * 3600 }],
    ['corrected_at', { answer: 'seen', corrected_at: 'yesterday' }],
  ])('names %s when it is rejected', async (field, body) => {
    const id = await log(bupe, 'blood-pressure')
    const { status, body: problem } = await answer(bupe, 'blood-pressure', id, body)
    expect([status, Object.keys(problem.fields)]).toEqual([422, [field]])
  })

  it('is rejected once consent was withdrawn, and of a provider or a student', async () => {
    const luse = await app.createPersona()
    await consent(luse, 'health_data')
    const id = await log(luse, 'blood-pressure')
    await withdraw(luse, 'health_data')
    expect((await answer(luse, 'blood-pressure', id, { answer: 'seen' })).status).toBe(403)
    for (const traits of [{ is_student: true }, { role: 'provider' as const }]) {
      const other = await app.createPersona(traits)
      expect((await answer(other, 'blood-pressure', id, { answer: 'seen' })).status).toBe(403)
    }
  })

  it('is in the copy of one’s own data, and gone after erasure', async () => {
    const person = await app.createPersona()
    await consent(person, 'health_data')
    const id = await log(person, 'blood-pressure')
    await answer(person, 'blood-pressure', id, { answer: 'on_my_way' })
    const { tables } = (await app.call('GET', '/api/me/export', { as: person })).body
    expect(tables.advice_answers).toMatchObject([{ answer: 'on_my_way', value: '165/112' }])
    await app.database.asOwner('delete from user_profiles where id = $1', [person.user_id])
    const left = await app.database.asOwner('select 1 from advice_answers where user_id = $1', [
      person.user_id,
    ])
    expect(left).toEqual([])
  })
})
