import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter } from '#domain/values/lusaka.ts'
import { maxActive } from '#domain/medications/options.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { actionsOn } from '#tests/support/audit-events.ts'
import { daysAgo, medicinesIn, tablets } from '#tests/support/medicines.ts'
import { practiceIn } from '#tests/support/practice.ts'

let app: TestApp
const { withdraw } = practiceIn(() => app)
let chanda: Persona
let other: Persona
const { add, change, stop, remove, list, record, undo } = medicinesIn(() => app)
const yesterday = daysAgo(1)
const tomorrow = dayAfter(todayInLusaka(), 1)

beforeAll(async () => {
  app = await openTestApp()
  chanda = await app.createPersona()
  other = await app.createPersona()
})
afterAll(() => app.close())

describe('a medicine', () => {
  it('is stored as it was written, with its first plan', async () => {
    const typed = tablets({ name: '  Amlodipine ', times: ['20:00', '08:00'], notes: '' })
    const answer = await add(chanda, typed)
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: expect.any(String),
      name: 'Amlodipine',
      care: 'blood_pressure',
      starts_on: daysAgo(10),
      ends_on: null,
      notes: null,
      reminders: false,
      purpose: null,
      prescriber: null,
      supply_left: null,
      supply_on: null,
      stopped_at: null,
      created_at: expect.stringMatching(/Z$/),
      plans: [
        {
          from_day: daysAgo(10),
          strength: 5,
          strength_unit: 'mg',
          form: 'tablet',
          amount: 1,
          unit: null,
          times: ['08:00', '20:00'],
          days: typed.days,
          food: 'either',
          every_days: null,
          at_most: null,
        },
      ],
    })
    expect((await list(chanda)).medicines).toContainEqual(answer.body)
  })

  it('has its purpose, who prescribed it, its unit, and what was left today', async () => {
    const mwila = await app.createPersona()
    const typed = tablets({
      name: 'Ceftriaxone',
      form: 'injection',
      unit: 'mg',
      amount: 1000,
      purpose: ' for my chest ',
      prescriber: 'Dr Banda',
      supply_left: 6000,
    })
    const { body } = await add(mwila, typed)
    expect(body).toMatchObject({
      purpose: 'for my chest',
      prescriber: 'Dr Banda',
      supply_left: 6000,
      supply_on: todayInLusaka(),
      plans: [{ amount: 1000, unit: 'mg' }],
    })
    const counted = await change(mwila, body.id, { ...typed, supply_left: 4000, purpose: '' })
    expect(counted.body).toMatchObject({ supply_left: 4000, purpose: null })
    const gone = await change(mwila, body.id, {
      ...typed,
      form: 'tablet',
      amount: 1,
      supply_left: null,
    })
    expect(gone.body).toMatchObject({ supply_left: null, supply_on: null })
    expect(gone.body.plans.at(-1)).toMatchObject({ form: 'tablet', unit: null })
    const [other] = (await list(await app.createPersona())).medicines
    expect(other).toBeUndefined()
  })

  it('in half a tenth of a ml is stored to the drop', async () => {
    const mwila = await app.createPersona()
    const depo = { name: 'Depo-Provera', form: 'injection', unit: 'ml', amount: 0.15 }
    expect((await add(mwila, tablets(depo))).body.plans[0]).toMatchObject({ amount: 0.15 })
  })

  it('is written once, however often it is sent at the same time', async () => {
    const mwila = await app.createPersona()
    const body = tablets({ id: randomUUID() })
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(mwila, body)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 201,
    ])
    expect((await add(mwila, { ...body, amount: 2 })).status).toBe(409)
    expect((await add(other, body)).status).toBe(409)
    expect((await list(mwila)).medicines).toHaveLength(1)
  })

  it.each([
    ['an amount of nothing', { amount: 0 }, 'amount'],
    ['a thousand tablets', { amount: 1000 }, 'amount'],
    ['a third of a tablet', { amount: 0.33 }, 'amount'],
    ['half a capsule', { form: 'capsule', amount: 0.5 }, 'amount'],
    ['a time that no clock shows', { times: ['25:00'] }, 'times.0'],
    ['no time', { times: [] }, 'times'],
    ['the same time twice', { times: ['08:00', '08:00'] }, 'times'],
    ['seven times', { times: [1, 2, 3, 4, 5, 6, 7].map((hour) => `0${hour}:00`) }, 'times'],
    ['no day', { days: [] }, 'days'],
    ['a day that is none', { days: ['Someday'] }, 'days.0'],
    ['an end before the start', { ends_on: daysAgo(11) }, 'ends_on'],
    ['a start that is no day', { starts_on: '2026-02-30' }, 'starts_on'],
    ['no name', { name: '  ' }, 'name'],
    ['a strength without its unit', { strength_unit: null }, 'strength_unit'],
    ['a strength below nothing', { strength: -5 }, 'strength'],
    ['a long note', { notes: 'x'.repeat(501) }, 'notes'],
    ['less than nothing left', { supply_left: -1 }, 'supply_left'],
    ['too much left', { supply_left: 10_001 }, 'supply_left'],
    ['a long purpose', { purpose: 'x'.repeat(121) }, 'purpose'],
    ['a long prescriber', { prescriber: 'x'.repeat(121) }, 'prescriber'],
    ['a unit that no injection has', { form: 'injection', unit: 'cups' }, 'unit'],
    ['insulin in ml', { name: 'Actrapid', strength: null, form: 'injection', unit: 'ml' }, 'unit'],
    ['a hundred ml', { form: 'injection', unit: 'ml', amount: 100 }, 'amount'],
    ['a thing that is not asked for', { price: 5 }, 'price'],
  ])('is rejected with %s, the field named, and nothing is written', async (_, wrong, field) => {
    const before = (await list(other)).medicines.length
    const answer = await add(other, tablets(wrong))
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields)).toEqual([field])
    expect((await list(other)).medicines).toHaveLength(before)
  })

  it('is one of thirty at most, those that were stopped or have ended not counted', async () => {
    const mwila = await app.createPersona()
    const added = []
    for (let count = 0; count < maxActive; count += 1)
      added.push(await add(mwila, tablets({ name: `Medicine ${count}` })))
    expect(added.map(({ status }) => status)).not.toContain(409)
    expect((await add(mwila, tablets())).body.code).toBe('too_many_medicines')
    expect((await add(mwila, tablets({ ends_on: yesterday }))).status).toBe(201)
    await stop(mwila, added[0]!.body.id)
    expect((await add(mwila, tablets())).status).toBe(201)
    expect((await add(mwila, tablets())).status).toBe(409)
  })

  it('stays in the history once it is stopped, and is changed no more', async () => {
    const { id } = (await add(chanda, tablets({ name: 'Stopped', reminders: true }))).body
    const stopped = await stop(chanda, id)
    expect(stopped.body).toMatchObject({ stopped_at: expect.any(String), reminders: false })
    expect((await stop(chanda, id)).body.stopped_at).toBe(stopped.body.stopped_at)
    expect((await change(chanda, id, tablets())).body.code).toBe('medicine_over')
    expect((await list(chanda)).medicines.map((one) => one.id)).toContain(id)
    // Earlier doses can still be recorded, later ones cannot.
    expect((await record(chanda, id, yesterday, '08:00', { outcome: 'taken' })).status).toBe(201)
    expect((await record(chanda, id, tomorrow, '08:00', { outcome: 'taken' })).status).toBe(422)
  })

  it('can be deleted while no dose of it is recorded', async () => {
    const { id } = (await add(chanda, tablets({ name: 'Mistake' }))).body
    await record(chanda, id, yesterday, '08:00', { outcome: 'taken' })
    expect((await remove(chanda, id)).body.code).toBe('has_doses')
    await undo(chanda, id, yesterday, '08:00')
    expect((await remove(chanda, id)).status).toBe(204)
    expect((await remove(chanda, id)).status).toBe(204)
    expect((await list(chanda)).medicines.map((one) => one.id)).not.toContain(id)
  })

  it('leaves its trace in the audit, without its name', async () => {
    const mwila = await app.createPersona()
    const { id } = (await add(mwila, tablets())).body
    await change(mwila, id, tablets({ amount: 2 }))
    await record(mwila, id, yesterday, '08:00', { outcome: 'missed' })
    await undo(mwila, id, yesterday, '08:00')
    await stop(mwila, id)
    await remove(mwila, id)
    expect(await actionsOn(app.database, mwila, 'medicine')).toEqual([
      'medicine.add',
      'medicine.change',
      'medicine.stop',
      'medicine.remove',
    ])
    expect(await actionsOn(app.database, mwila, 'medicine_dose')).toEqual([
      'medicine_dose.record',
      'medicine_dose.undo',
    ])
  })
})

describe('a change of a medicine', () => {
  it('counts from tomorrow where a dose of today has come, and leaves the past as it was', async () => {
    const { id } = (await add(chanda, tablets({ times: ['00:00'] }))).body
    await record(chanda, id, yesterday, '00:00', { outcome: 'taken' })
    const { body } = await change(chanda, id, tablets({ amount: 2, times: ['09:00'] }))
    expect(body.plans).toMatchObject([
      { from_day: daysAgo(10), amount: 1, times: ['00:00'] },
      { from_day: tomorrow, amount: 2, times: ['09:00'] },
    ])
    // Again, before it counts: the later change takes its place.
    const again = await change(chanda, id, tablets({ amount: 0.5, times: ['09:00'] }))
    expect(again.body.plans).toMatchObject([{ amount: 1 }, { from_day: tomorrow, amount: 0.5 }])
    expect((await record(chanda, id, yesterday, '09:00', { outcome: 'taken' })).status).toBe(422)
    expect((await record(chanda, id, daysAgo(2), '00:00', { outcome: 'taken' })).status).toBe(201)
  })

  it('makes no new plan where the plan is the same', async () => {
    const { id } = (await add(chanda, tablets())).body
    const { body } = await change(
      chanda,
      id,
      tablets({ name: 'Amlodipine Teva', notes: 'Blue box' }),
    )
    expect(body).toMatchObject({ name: 'Amlodipine Teva', notes: 'Blue box' })
    expect(body.plans).toHaveLength(1)
  })

  it('moves the start only while it is in the future, and the end never into the past', async () => {
    const { id } = (await add(chanda, tablets({ starts_on: tomorrow }))).body
    const later = dayAfter(tomorrow, 3)
    const moved = await change(chanda, id, tablets({ starts_on: later, amount: 2 }))
    expect(moved.body).toMatchObject({ starts_on: later, plans: [{ from_day: later, amount: 2 }] })
    const back = await change(chanda, id, tablets({ starts_on: yesterday }))
    expect(Object.keys(back.body.fields)).toEqual(['starts_on'])

    const begun = (await add(chanda, tablets())).body
    const moveBegun = await change(chanda, begun.id, tablets({ starts_on: daysAgo(5) }))
    expect(Object.keys(moveBegun.body.fields)).toEqual(['starts_on'])
    const endBack = await change(chanda, begun.id, tablets({ ends_on: yesterday }))
    expect(Object.keys(endBack.body.fields)).toEqual(['ends_on'])
    expect((await change(chanda, begun.id, tablets({ ends_on: tomorrow }))).status).toBe(200)
  })
})

describe('another user', () => {
  it('neither sees nor touches any of it', async () => {
    const { id } = (await add(chanda, tablets({ name: 'Mine' }))).body
    await record(chanda, id, yesterday, '08:00', { outcome: 'taken' })
    const stranger = await app.createPersona()
    expect(await list(stranger)).toEqual({ medicines: [], doses: [] })
    expect((await change(stranger, id, tablets())).status).toBe(404)
    expect((await stop(stranger, id)).status).toBe(404)
    expect((await remove(stranger, id)).status).toBe(204)
    const theirs = await record(stranger, id, yesterday, '20:00', { outcome: 'taken' })
    expect(theirs.status).toBe(404)
    await undo(stranger, id, yesterday, '08:00')
    const { doses } = await list(chanda)
    expect(doses.filter(({ medicine_id }) => medicine_id === id)).toHaveLength(1)
  })

  it('is rejected with another role', async () => {
    const provider = await app.createPersona({ role: 'provider' })
    expect((await add(provider, tablets())).status).toBe(403)
    expect((await app.call('GET', '/api/medicines')).status).toBe(401)
  })
})

describe('what is stored', () => {
  it('needs active consent', async () => {
    const mwila = await app.createPersona()
    const { id } = (await add(mwila, tablets())).body
    await withdraw(mwila, 'health_data')
    expect((await add(mwila, tablets())).body.code).toBe('consent_withdrawn')
    const dose = await record(mwila, id, yesterday, '08:00', { outcome: 'taken' })
    expect(dose.body.code).toBe('consent_withdrawn')
    const changed = await app.call('PUT', `/api/medicines/${id}`, {
      as: mwila,
      body: tablets({ notes: 'For the pressure.' }),
    })
    expect(changed.body.code).toBe('consent_withdrawn')
    // What is no new entry stays theirs.
    expect((await stop(mwila, id)).status).toBe(200)
    expect((await remove(mwila, id)).status).toBe(204)
  })

  it('is in the copy of one’s data and goes with the account', async () => {
    const mwila = await app.createPersona()
    const { id } = (await add(mwila, tablets())).body
    await record(mwila, id, yesterday, '08:00', { outcome: 'taken' })
    const copy = await app.call('GET', '/api/me/export', { as: mwila })
    expect(copy.body.tables.medicines).toHaveLength(1)
    expect(copy.body.tables.medicine_doses).toMatchObject([{ outcome: 'taken', time: '08:00' }])
    await app.database.asOwner('delete from user_profiles where id = $1', [mwila.user_id])
    expect(await app.database.asOwner('select from medicines where id = $1', [id])).toEqual([])
  })
})
