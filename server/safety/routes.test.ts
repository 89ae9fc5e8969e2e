import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consentTo } from '#domain/consent.ts'
import { safetyPlanParts } from '#domain/safety/plan.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor } from '#tests/support/appointments.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const consent = (as: Persona, purpose: 'health_data' | 'safety_alerts') =>
  app.call('POST', '/api/consents', { as, body: consentTo(purpose) })
const withdraw = (as: Persona, purpose: 'health_data' | 'safety_alerts') =>
  app.call('POST', '/api/consents/withdraw', { as, body: { purpose } })
const trailOf = async ({ user_id }: Persona, record: string) =>
  (
    await app.database.asOwner(
      'select action from platform.audit_events where subject_id = $1 and action like $2 order by occurred_at',
      [user_id, `${record}.%`],
    )
  ).map(({ action }) => action)

describe('a safety plan', () => {
  const empty = Object.fromEntries(safetyPlanParts.map(({ name }) => [name, '']))
  const get = async (as: Persona) => (await app.call('GET', '/api/safety-plan', { as })).body
  const put = (as: Persona, body: unknown) => app.call('PUT', '/api/safety-plan', { as, body })
  const remove = (as: Persona) => app.call('DELETE', '/api/safety-plan', { as })

  it('is not there until it is kept, and then its owner’s alone', async () => {
    const [mwila, kunda] = [await app.createPersona(), await app.createPersona()]
    expect(await get(mwila)).toBeNull()
    const plan = { ...empty, warning_signs: '  I stop\nanswering ', people_to_ask: 'Aunt Mary' }
    const kept = await put(mwila, plan)
    expect(kept.status).toBe(200)
    expect(kept.body).toEqual({
      ...plan,
      warning_signs: 'I stop\nanswering',
      updated_at: expect.stringMatching(/^\d{4}-/),
    })
    expect(await get(mwila)).toEqual(kept.body)
    expect(await get(kunda)).toBeNull()
  })

  it('is the same after the same was sent twice, and leaves one trace', async () => {
    const mwila = await app.createPersona()
    const plan = { ...empty, professionals: 'Clinic in Kabwata' }
    const [first, second] = await Promise.all([put(mwila, plan), put(mwila, plan)])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.body).toEqual(second.body)
    expect((await put(mwila, plan)).body).toEqual(first.body)
    expect(await trailOf(mwila, 'safety_plan')).toEqual(['safety_plan.write'])
  })

  it('is put whole: a part that is left out is empty', async () => {
    const mwila = await app.createPersona()
    await put(mwila, { warning_signs: 'Sundays' })
    const { body } = await put(mwila, { things_i_can_do: 'Sing' })
    expect(body).toMatchObject({ ...empty, things_i_can_do: 'Sing' })
  })

  it('is removed, once or more often', async () => {
    const mwila = await app.createPersona()
    await put(mwila, { warning_signs: 'Sundays' })
    expect((await remove(mwila)).status).toBe(204)
    expect((await remove(mwila)).status).toBe(204)
    expect(await get(mwila)).toBeNull()
    expect(await trailOf(mwila, 'safety_plan')).toEqual(['safety_plan.write', 'safety_plan.remove'])
  })

  it.each([
    ['longer than 2000 characters', 'professionals', 'x'.repeat(2001)],
    ['no text', 'professionals', 7],
    ['null', 'warning_signs', null],
    ['not to be kept', 'people_to_ask', 'a\u0000b'],
    ['half a character', 'people_to_ask', '\uD83D'],
    ['not asked for', 'user_id', randomUUID()],
  ])('is refused, and nothing changed, where a part is %s', async (_, field, value) => {
    const mwila = await app.createPersona()
    const { body: before } = await put(mwila, { warning_signs: 'Sundays' })
    const { status, body } = await put(mwila, { making_it_safer: 'x', [field]: value })
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
    expect(await get(mwila)).toEqual(before)
  })

  it('takes 2000 characters of any script', async () => {
    const mwila = await app.createPersona()
    const longest = '🌿'.repeat(1000)
    expect((await put(mwila, { professionals: longest })).body.professionals).toBe(longest)
  })

  it('is not kept once consent to keep health data is withdrawn, but can be read and removed', async () => {
    const mwila = await app.createPersona()
    await consent(mwila, 'health_data')
    await put(mwila, { warning_signs: 'Sundays' })
    await withdraw(mwila, 'health_data')
    for (const body of [{ warning_signs: 'Mondays' }, {}]) {
      expect(await put(mwila, body)).toMatchObject({
        status: 403,
        body: { code: 'consent_withdrawn' },
      })
    }
    expect(await get(mwila)).toMatchObject({ warning_signs: 'Sundays' })
    expect((await remove(mwila)).status).toBe(204)
    expect((await put(mwila, {})).status).toBe(403)
  })
})

describe('telling one’s provider that one may be unsafe', () => {
  const raise = (as: Persona, body: unknown = {}) =>
    app.call('POST', '/api/safety-alerts', { as, body })
  const alertsOf = ({ user_id }: Persona) =>
    app.database.asOwner(
      'select provider_id, raised_again_at, acknowledged_at from safety_alerts where user_id = $1',
      [user_id],
    )
  const nobody = { status: 200, body: { alerted: [] } }

  /** A patient who consents, and the provider they have an appointment with. */
  async function pair({ status = 'confirmed', ...traits }: Record<string, string> = {}) {
    const patient = await app.createPersona()
    const provider = await app.createPersona({
      role: 'provider',
      full_name: 'Chileshe Mumba',
      ...traits,
    })
    await bookFor(patient, provider, { status })
    await consent(patient, 'safety_alerts')
    return { patient, provider }
  }

  it('tells the provider one has an appointment with, by name', async () => {
    const { patient, provider } = await pair()
    expect(await raise(patient)).toMatchObject({
      status: 201,
      body: { alerted: [{ full_name: 'Chileshe Mumba' }] },
    })
    expect(await alertsOf(patient)).toMatchObject([
      { provider_id: provider.user_id, acknowledged_at: null },
    ])
    expect(await trailOf(patient, 'safety_alert')).toEqual(['safety_alert.raise'])
  })

  it.each(['requested', 'completed'])('counts an appointment that is %s', async (status) => {
    const { patient } = await pair({ status })
    expect((await raise(patient)).body.alerted).toHaveLength(1)
  })

  it('tells nobody, and says so, without consent', async () => {
    const { patient } = await pair()
    await withdraw(patient, 'safety_alerts')
    expect(await raise(patient)).toMatchObject(nobody)
    const other = await pair()
    await app.database.asOwner('delete from consents where user_id = $1', [other.patient.user_id])
    await consent(other.patient, 'health_data')
    expect(await raise(other.patient)).toMatchObject(nobody)
    expect([...(await alertsOf(patient)), ...(await alertsOf(other.patient))]).toEqual([])
  })

  it.each([
    ['has no certificate in force', { certificate_expires_on: '2020-12-31' }],
    ['awaits verification', { provider_status: 'pending' }],
    ['was refused', { provider_status: 'refused' }],
    ['had the appointment cancelled', { status: 'cancelled' }],
  ])('tells nobody where the only provider %s', async (_, traits) => {
    const { patient } = await pair(traits)
    expect(await raise(patient)).toMatchObject(nobody)
    expect(await alertsOf(patient)).toEqual([])
  })

  it('tells nobody where there is no appointment at all', async () => {
    const loner = await app.createPersona()
    await consent(loner, 'safety_alerts')
    expect(await raise(loner)).toMatchObject(nobody)
  })

  it('keeps one open alert per provider, however often and at once it is raised', async () => {
    const { patient } = await pair()
    const second = await app.createPersona({ role: 'provider', full_name: 'Abel Banda' })
    await bookFor(patient, second, { status: 'completed' })
    await bookFor(patient, second, { status: 'completed' })
    const answers = await Promise.all([1, 2, 3].map(() => raise(patient)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 201,
    ])
    for (const { body } of answers) {
      expect(body.alerted).toEqual([{ full_name: 'Abel Banda' }, { full_name: 'Chileshe Mumba' }])
    }
    const alerts = await alertsOf(patient)
    expect(alerts).toHaveLength(2)
    // Whoever looks at it sees that it was raised once more.
    expect(alerts.every(({ raised_again_at }) => raised_again_at !== null)).toBe(true)
  })

  it('tells once when the same alert is sent again, even after it was acknowledged', async () => {
    const { patient } = await pair()
    const id = randomUUID()
    expect((await raise(patient, { id })).status).toBe(201)
    expect(await raise(patient, { id })).toMatchObject({ status: 200 })
    await app.database.asOwner(
      `update safety_alerts set acknowledged_at = now(), outcome = 'met' where user_id = $1`,
      [patient.user_id],
    )
    expect((await raise(patient, { id })).body.alerted).toHaveLength(1)
    expect(await alertsOf(patient)).toMatchObject([{ raised_again_at: null }])
    expect(await trailOf(patient, 'safety_alert')).toEqual(['safety_alert.raise'])
    expect((await raise(patient)).status).toBe(201)
    expect(await alertsOf(patient)).toHaveLength(2)
  })

  it('does not mix up two people whose devices made the same id', async () => {
    const [one, other] = [await pair(), await pair()]
    const id = randomUUID()
    expect((await raise(one.patient, { id })).status).toBe(201)
    expect((await raise(other.patient, { id })).status).toBe(201)
  })

  it('names the field of what it cannot take', async () => {
    const { patient } = await pair()
    for (const [body, field] of [
      [{ id: 'x' }, 'id'],
      [{ score: 27 }, 'score'],
      [[], 'body'],
    ] as const) {
      const answer = await raise(patient, body)
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
    }
    expect(await alertsOf(patient)).toEqual([])
  })
})
