import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { callBacksIn } from '#tests/support/call-backs.ts'
import { practiceIn, statusesOf } from '#tests/support/practice.ts'

let app: TestApp
let patient: Persona
let grace: Persona
beforeAll(async () => {
  app = await openTestApp()
  grace = await provider({ full_name: 'Grace Mwale', profession: 'therapist' })
})
afterAll(() => app.close())

const { accesses, provider } = practiceIn(() => app)
const { ask, asked, claim, own, queue, record, trail, withdraw } = callBacksIn(() => app)

describe('asking for a call', () => {
  it('is open for a client and a student, with the number of this call and one trace', async () => {
    for (const is_student of [false, true]) {
      patient = await app.createPersona({ is_student })
      const id = randomUUID()
      const { status, body } = await ask(patient, id)
      expect([status, body.newest]).toMatchObject([
        201,
        { id, status: 'open', attempts: 0, phone_number: '+260977123456', therapist_name: null },
      ])
      expect(await own(patient)).toEqual(body)
      expect(await trail(patient)).toEqual(['call_back.request'])
    }
  })

  it('begins with the number of the profile, and leaves the profile as it is', async () => {
    patient = await app.createPersona()
    const number = '+260966000111'
    await app.call('PATCH', '/api/profile', { as: patient, body: { phone_number: '0966 000 111' } })
    expect((await own(patient)).phone_number).toBe(number)
    await ask(patient)
    const profile = await app.call('GET', '/api/profile', { as: patient })
    expect(profile.body.phone_number).toBe(number)
  })

  it('is done once however often it is sent, also after it has ended', async () => {
    patient = await app.createPersona()
    const id = randomUUID()
    const answers = await Promise.all([ask(patient, id), ask(patient, id)])
    expect(statusesOf(answers)).toEqual([200, 201])
    await withdraw(patient, id)
    expect((await ask(patient, id)).status).toBe(200)
    expect((await own(patient)).newest).toMatchObject({ id, status: 'withdrawn' })
    expect(await trail(patient)).toEqual(['call_back.request', 'call_back.withdraw'])
  })

  it('is possible while no other request is open, also when two are sent at once', async () => {
    patient = await app.createPersona()
    const answers = await Promise.all([ask(patient), ask(patient)])
    expect(statusesOf(answers)).toEqual([201, 409])
    const again = await ask(patient)
    expect([again.status, again.body.code]).toEqual([409, 'already_open'])
    await withdraw(patient, (await own(patient)).newest!.id)
    expect((await ask(patient)).status).toBe(201)
  })

  it('names the field that is wrong, and a time that has passed', async () => {
    patient = await app.createPersona()
    for (const [more, field] of [
      [{ phone_number: '12' }, 'phone_number'],
      [{ phone_number: '' }, 'phone_number'],
      [{ starts_at: '2020-01-06T06:00:00.000Z' }, 'starts_at'],
      [{ starts_at: 'tomorrow' }, 'starts_at'],
      [{ reason: 'none is asked' }, 'reason'],
    ] as const) {
      const { status, body } = await ask(patient, randomUUID(), more)
      expect([status, Object.keys(body.fields)], field).toEqual([422, [field]])
    }
    expect((await own(patient)).newest).toBeNull()
  })

  it('ends after five requests a day, so that no one has strangers called', async () => {
    patient = await app.createPersona()
    for (let count = 0; count < 5; count += 1) await withdraw(patient, await asked(patient))
    const { status, headers } = await ask(patient)
    expect([status, headers.get('retry-after')]).toEqual([429, '3600'])
  })

  it('is for clients and students alone, and an id of another person stays theirs', async () => {
    expect((await ask(grace)).status).toBe(403)
    const admin = await app.createPersona({ role: 'admin' })
    expect((await ask(admin)).status).toBe(403)
    patient = await app.createPersona()
    const id = await asked(patient)
    expect((await ask(await app.createPersona(), id)).status).toBe(409)
    expect((await own(patient)).newest).toMatchObject({ id, status: 'open' })
  })
})

describe('withdrawing', () => {
  it('erases the number at once, once, and takes the request from the therapist who has it', async () => {
    patient = await app.createPersona()
    const id = await asked(patient)
    await claim(grace, id)
    expect((await own(patient)).newest).toMatchObject({ therapist_name: 'Grace Mwale' })
    expect((await withdraw(patient, id)).status).toBe(204)
    expect((await withdraw(patient, id)).status).toBe(204)
    expect((await own(patient)).newest).toMatchObject({
      status: 'withdrawn',
      phone_number: null,
      therapist_name: null,
    })
    expect((await record(grace, id, 'reached')).status).toBe(404)
    const { body } = await queue(grace)
    expect(body.map((one: { id: string }) => one.id)).not.toContain(id)
    expect((await claim(grace, id)).body.code).toBe('ended')
  })

  it('is 404 for another person, and 409 after the call', async () => {
    patient = await app.createPersona()
    const id = await asked(patient)
    for (const other of [await app.createPersona(), grace])
      expect((await withdraw(other, id)).status).toBe(404)
    expect((await withdraw(patient, randomUUID())).status).toBe(404)
    await claim(grace, id)
    await record(grace, id, 'reached')
    expect((await withdraw(patient, id)).status).toBe(409)
  })
})

describe('the record of a person', () => {
  it('shows who read the number, and goes with the account', async () => {
    patient = await app.createPersona()
    const id = await asked(patient)
    await claim(grace, id)
    expect(await accesses(patient)).toMatchObject([
      { action: 'call_backs.read', opened_by: { full_name: 'Grace Mwale' } },
    ])
    const { body } = await app.call('GET', '/api/me/export', { as: patient })
    expect(JSON.stringify(body)).toContain(id)
    await app.database.asOwner('delete from user_profiles where id = $1', [patient.user_id])
    expect(await app.database.asOwner('select id from call_backs where id = $1', [id])).toEqual([])
  })

  it('is open to colleagues again when the therapist who had it erases their account', async () => {
    patient = await app.createPersona()
    const [leaving, id] = [await provider({ profession: 'therapist' }), await asked(patient)]
    await claim(leaving, id)
    await app.database.asOwner('delete from user_profiles where id = $1', [leaving.user_id])
    expect((await claim(grace, id)).status).toBe(200)
  })
})
