import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentPurposes, consentTo, healthDataConsent } from '#domain/accounts/consent.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'

describe('consent', () => {
  let app: TestApp
  let chanda: Persona

  beforeAll(async () => {
    app = await openTestApp()
    chanda = await newcomer()
  })
  afterAll(() => app.close())

  const newcomer = () => app.createPersona({ hasConsented: false })
  const give = (body: object = {}, as = chanda) =>
    app.call('POST', '/api/consents', { as, body: { ...healthDataConsent, ...body } })
  const withdraw = (as = chanda) =>
    app.call('POST', '/api/consents/withdraw', { as, body: { purpose: 'health_data' } })
  const list = async () => (await app.call('GET', '/api/consents', { as: chanda })).body

  it('has nothing to withdraw before it was given', async () => {
    expect(await withdraw()).toMatchObject({ status: 409, body: { code: 'no_consent' } })
  })

  it('writes one row, however often the same consent is sent', async () => {
    const id = randomUUID()
    expect((await give({ id })).status).toBe(201)
    expect(await give({ id })).toMatchObject({ status: 200, body: { id } })
    expect(await give()).toMatchObject({ status: 200, body: { id } })
    const [first, second] = await Promise.all([give(), give()])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(await list()).toHaveLength(1)
  })

  it('is taken back by a stamp, once, and given again as a new row', async () => {
    const [{ id }] = await list()
    const first = await withdraw()
    expect(first).toMatchObject({ status: 200, body: { id } })
    expect(await withdraw()).toEqual({ ...first, headers: expect.anything() })
    expect((await give({ id })).status).toBe(409)
    expect((await give()).status).toBe(201)
    const rows = await list()
    expect(rows.map((row: { withdrawn_at: string | null }) => row.withdrawn_at === null)).toEqual([
      true,
      false,
    ])
  })

  it('writes one row when two first consents arrive at once', async () => {
    const mwila = await newcomer()
    const answers = await Promise.all([give({}, mwila), give({}, mwila)])
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 201]))
    expect(answers[0].body.id).toBe(answers[1].body.id)
  })

  it('rejects a version that is not the present one', async () => {
    const { status, body } = await give({ version: '1999-01' })
    expect(status).toBe(422)
    expect(body.fields).toHaveProperty('version')
  })

  it('is given and taken back for each purpose by itself', async () => {
    const luse = await newcomer()
    for (const purpose of consentPurposes)
      expect((await give(consentTo(purpose), luse)).status).toBe(201)
    const withdrawn = await app.call('POST', '/api/consents/withdraw', {
      as: luse,
      body: { purpose: 'share_screenings' },
    })
    expect(withdrawn).toMatchObject({ status: 200, body: { purpose: 'share_screenings' } })
    const { body } = await app.call('GET', '/api/consents', { as: luse })
    const inForce = body.filter((row: { withdrawn_at: unknown }) => row.withdrawn_at === null)
    expect(inForce.map((row: { purpose: string }) => row.purpose).sort()).toEqual([
      'clinic_plans',
      'clinic_readings',
      'clinic_screenings',
      'emergency_contact',
      'health_data',
      'safety_alerts',
      'share_readings',
      'share_screenings_dietitian',
    ])
  })

  it('answers the withdrawal of one purpose with that purpose, whatever was given since', async () => {
    const kunda = await newcomer()
    await give(consentTo('safety_alerts'), kunda)
    const body = { purpose: 'safety_alerts' }
    const first = await app.call('POST', '/api/consents/withdraw', { as: kunda, body })
    await give({}, kunda)
    const again = await app.call('POST', '/api/consents/withdraw', { as: kunda, body })
    expect([again.status, again.body]).toEqual([200, first.body])
    const never = { purpose: 'share_screenings' }
    expect(
      await app.call('POST', '/api/consents/withdraw', { as: kunda, body: never }),
    ).toMatchObject({ status: 409, body: { code: 'no_consent' } })
  })

  it('is needed for health data itself: no other purpose replaces or withdraws it', async () => {
    const record = async (as: Persona) =>
      app.call('POST', '/api/blood-pressure-readings', {
        as,
        body: { id: randomUUID(), systolic: 120, diastolic: 80 },
      })
    const rejected = (message: RegExp) => ({
      status: 403,
      body: { code: 'consent_withdrawn', message: expect.stringMatching(message) },
    })
    const luse = await newcomer()
    const purpose = 'share_screenings'
    expect(await record(luse)).toMatchObject(rejected(/^You have not agreed yet/))
    await give(consentTo(purpose), luse)
    expect(await record(luse)).toMatchObject(rejected(/^You have not agreed yet/))
    await give({}, luse)
    await app.call('POST', '/api/consents/withdraw', { as: luse, body: { purpose } })
    expect((await record(luse)).status).toBe(201)
    await withdraw(luse)
    expect(await record(luse)).toMatchObject(rejected(/^You have withdrawn/))
    await give(consentTo(purpose), luse)
    expect(await record(luse)).toMatchObject(rejected(/^You have withdrawn/))
  })

  it('names the field of a purpose that there is not', async () => {
    const { status, body } = await give({ purpose: 'marketing' })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['purpose']])
  })
})
