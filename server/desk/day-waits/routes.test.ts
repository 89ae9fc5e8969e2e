import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { fullDayIn } from '#tests/support/full-day.ts'

let app: TestApp
let desk: Persona
let mary: Persona
let doctor: Persona
beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
})
afterAll(() => app.close())
const { day, fullDay, wait, waits } = fullDayIn(() => app)
const put = (body: object) =>
  app.call('POST', '/api/desk/day-waits', {
    as: desk,
    body: { id: randomUUID(), patient_id: mary.user_id, day, session_type: 'Phone', ...body },
  })
const waiting = async (as = desk) => app.call('GET', `/api/desk/day-waits?day=${day}`, { as })
beforeEach(async () => {
  ;({ doctor } = await fullDay())
  mary = await app.createPersona({ full_name: 'Mary Banda' })
})

describe('the front desk', () => {
  it('puts a patient on the list of a full day, once, and takes them off', async () => {
    const id = randomUUID()
    const [first, again] = [await put({ id }), await put({ id })]
    expect([first.status, again.status]).toEqual([201, 200])
    expect(first.body).toMatchObject({ id, by_desk: true, profession: 'therapist' })
    expect(await waits(mary)).toMatchObject([{ id, session_type: 'Phone' }])
    const traces = await auditEventsOf(app.database, id)
    expect(traces.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['day_wait.join', desk.user_id],
    ])
    const off = () => app.call('DELETE', `/api/desk/day-waits/${id}`, { as: desk })
    expect([(await off()).status, (await off()).status]).toEqual([204, 404])
    expect(await waits(mary)).toEqual([])
  })

  it('sees who waits for a day, in turn, with phone and what is held, and nothing of health', async () => {
    const chanda = await app.createPersona({ full_name: 'Chanda Phiri' })
    await wait(chanda, { provider_id: doctor.user_id })
    await put({})
    const { body } = await waiting()
    expect(body.map((one: { patient: { full_name: string } }) => one.patient.full_name)).toEqual([
      'Chanda Phiri',
      'Mary Banda',
    ])
    expect(body[0]).toMatchObject({ provider_name: 'Chileshe Mumba', offered_time: null })
    expect(Object.keys(body[0]).toSorted()).toEqual([
      'by_desk',
      'created_at',
      'duration_minutes',
      'expires_at',
      'id',
      'offered_time',
      'patient',
      'profession',
      'provider_name',
      'session_type',
      'visit_type',
    ])
  })

  it('is the only one to see the list, and puts no one on it whom it cannot book', async () => {
    for (const as of [mary, doctor]) expect((await waiting(as)).status).toBe(403)
    const unknown = await put({ patient_id: randomUUID() })
    expect(unknown.status).toBe(422)
    expect((await put({ about: 'exercise' })).body.fields).toHaveProperty('day')
  })
})
