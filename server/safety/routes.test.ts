import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actionsOn } from '#tests/support/audit-events.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { escalateSafetyAlerts } from './escalation/jobs.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'
import { closeNextDays } from '#tests/support/closed-days.ts'
import { raisingIn } from '#tests/support/safety-alerts.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { consent, withdraw } = practiceIn(() => app)
const { alertsOf, pair, raise } = raisingIn(() => app)

describe('notifying one’s provider that one may be unsafe', () => {
  const nobody = { status: 200, body: { alerted: [] } }

  it('notifies the provider of the next appointment, by name', async () => {
    const { patient, provider } = await pair()
    expect(await raise(patient)).toMatchObject({
      status: 201,
      body: { alerted: [{ full_name: 'Chileshe Mumba' }] },
    })
    expect(await alertsOf(patient)).toMatchObject([
      { provider_id: provider.user_id, acknowledged_at: null },
    ])
    expect(await actionsOn(app.database, patient, 'safety_alert')).toEqual(['safety_alert.raise'])
  })

  it.each(['requested', 'completed'] as const)(
    'counts an appointment that is %s, where no one else can act',
    async (status) => {
      const { patient } = await pair({ status })
      expect((await raise(patient)).body.alerted).toHaveLength(1)
    },
  )

  it('notifies no one, and says so, without consent', async () => {
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
    ['was rejected', { provider_status: 'refused' }],
    ['had the appointment cancelled', { status: 'cancelled' }],
  ] as const)('notifies no one where the only provider %s', async (_, traits) => {
    const { patient, provider } = await pair(traits)
    expect(await raise(patient)).toMatchObject(nobody)
    // Written down, so that the admins hear of it at once: that provider cannot act.
    const isCancelled = 'status' in traits
    expect(await alertsOf(patient)).toMatchObject(
      isCancelled ? [{ provider_id: null }] : [{ provider_id: provider.user_id }],
    )
  })

  it('notifies no one where there is no appointment at all', async () => {
    const loner = await app.createPersona()
    await consent(loner, 'safety_alerts')
    expect(await raise(loner)).toMatchObject(nobody)
    // With no one yet: the admins hear of it at once, and name a clinician on duty (escalation/on-duty.test.ts).
    expect(await alertsOf(loner)).toMatchObject([{ provider_id: null, acknowledged_at: null }])
    await raise(loner)
    expect(await alertsOf(loner)).toHaveLength(1)
  })

  it('writes nothing down without an appointment, where the consent names no clinician on duty', async () => {
    const loner = await app.createPersona()
    await consent(loner, 'safety_alerts')
    await app.database.asOwner(`update consents set version = '2026-11c' where user_id = $1`, [
      loner.user_id,
    ])
    expect((await raise(loner)).body).toMatchObject({ notified: [], agrees_to_duty: false })
    expect(await alertsOf(loner)).toEqual([])
  })

  it('says what is known: that a message is sent once a mail server has it, and who is on it after a step', async () => {
    const { patient, provider } = await pair()
    const known = async () => (await app.call('GET', '/api/safety-alerts', { as: patient })).body
    expect(await known()).toMatchObject({ notified: [], taken: null })
    const { body } = await raise(patient)
    const notified = { full_name: 'Chileshe Mumba', reached_as: 'provider' }
    expect(body).toMatchObject({ notified: [{ ...notified, is_sent: false }], taken: null })
    await escalateSafetyAlerts({ PUBLIC_URL: 'https://ubumi.test' }).run()
    expect(await known()).toMatchObject({ notified: [{ ...notified, is_sent: false }] })
    await app.database.asOwner('delete from platform.mail_outbox where recipient = $1', [
      provider.email,
    ])
    expect(await known()).toMatchObject({ notified: [{ ...notified, is_sent: true }], taken: null })
    const [{ id }] = (await app.call('GET', '/api/provider/safety-alerts', { as: provider })).body
    await app.call('POST', `/api/provider/safety-alerts/${id}/acknowledgement`, {
      as: provider,
      body: { outcome: 'on_it' },
    })
    expect(await known()).toMatchObject({
      taken: { full_name: 'Chileshe Mumba', at: expect.stringMatching(/^\d{4}-/) },
      next_working_day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    const other = await app.createPersona()
    const { body: others } = await app.call('GET', '/api/safety-alerts', { as: other })
    expect(others).toMatchObject({ notified: [], taken: null })
  })

  it('says that no one may read before the clinic opens again, on a holiday and in days that an admin has closed', async () => {
    const { patient } = await pair()
    const open = await closeNextDays(app.database)
    const { body } = await raise(patient)
    expect(body).toMatchObject({ is_out_of_hours: true, next_working_day: expect.any(String) })
    expect(body.next_working_day >= open.from).toBe(true)
    await open.again()
  })

  it('keeps one open alert, however often and at once it is raised', async () => {
    const { patient } = await pair()
    const second = await app.createPersona({ role: 'provider', full_name: 'Abel Banda' })
    await bookFor(patient, second, { status: 'completed' })
    await bookFor(patient, second, { status: 'completed' })
    const answers = await Promise.all([1, 2, 3].map(() => raise(patient)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 201,
    ])
    for (const { body } of answers) {
      // The other one is notified after 30 minutes (escalation/jobs.test.ts).
      expect(body.alerted).toEqual([{ full_name: 'Chileshe Mumba' }])
    }
    // Met sooner than the provider who was alerted.
    const third = await app.createPersona({ role: 'provider' })
    await bookFor(patient, third, { at: new Date(Date.now() + 3_600_000).toISOString() })
    expect((await raise(patient)).body.alerted).toEqual([{ full_name: 'Chileshe Mumba' }])
    expect((await alertsOf(patient)).map(({ raised_again_at }) => raised_again_at)).toEqual([null])
  })

  it('notes on an open alert that it was raised again an hour later, at most once an hour', async () => {
    const [{ patient }, other] = [await pair(), await pair()]
    for (const one of [patient, other.patient]) await raise(one)
    await app.database.asOwner(
      `update safety_alerts set raised_at = raised_at - interval '61 minutes' where user_id in ($1, $2)`,
      [patient.user_id, other.patient.user_id],
    )
    expect((await raise(patient)).status).toBe(200)
    expect(await alertsOf(other.patient)).toMatchObject([{ raised_again_at: null }])
    const [alert, ...others] = await alertsOf(patient)
    expect(alert!.raised_again_at).not.toBeNull()
    await raise(patient)
    expect(await alertsOf(patient)).toEqual([alert, ...others])
    expect(others).toEqual([])
    expect(await actionsOn(app.database, patient, 'safety_alert')).toEqual([
      'safety_alert.raise',
      'safety_alert.raise',
    ])
  })

  it('leaves an acknowledged alert as it is, and opens another', async () => {
    const { patient } = await pair()
    await raise(patient)
    await app.database.asOwner(
      `update safety_alerts set raised_at = raised_at - interval '61 minutes', acknowledged_at = now(), outcome = 'met'
       where user_id = $1`,
      [patient.user_id],
    )
    const [acknowledged] = await alertsOf(patient)
    expect((await raise(patient)).status).toBe(201)
    const alerts = await alertsOf(patient)
    expect(alerts).toHaveLength(2)
    expect(alerts).toContainEqual(acknowledged)
  })

  it('notifies once when the same alert is sent again, even after it was acknowledged', async () => {
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
    expect(await actionsOn(app.database, patient, 'safety_alert')).toEqual(['safety_alert.raise'])
    expect((await raise(patient)).status).toBe(201)
    expect(await alertsOf(patient)).toHaveLength(2)
  })

  describe('and withdrawing it, because the answer was a mistake', () => {
    const withdrawAlert = (as: Persona, id: string) =>
      app.call('POST', '/api/safety-alerts/withdraw', { as, body: { id } })

    it('closes the alert, which the provider still sees as withdrawn, once for a retry', async () => {
      const { patient, provider } = await pair()
      const id = randomUUID()
      await raise(patient, { id })
      for (let retry = 0; retry < 2; retry += 1)
        expect((await withdrawAlert(patient, id)).status).toBe(204)
      const { body } = await app.call('GET', '/api/provider/safety-alerts', { as: provider })
      expect(body).toMatchObject([{ outcome: 'withdrawn', acknowledged_at: expect.any(String) }])
      expect(await actionsOn(app.database, patient, 'safety_alert')).toEqual([
        'safety_alert.raise',
        'safety_alert.withdraw',
      ])
    })

    it('lets the same answer, given again, raise an alert again', async () => {
      const { patient } = await pair()
      const id = randomUUID()
      await raise(patient, { id })
      await withdrawAlert(patient, id)
      expect((await raise(patient, { id })).status).toBe(201)
      expect((await alertsOf(patient)).filter((one) => !one.acknowledged_at)).toHaveLength(1)
    })

    it('leaves open what was open before, what was raised by another id, and those of others', async () => {
      const [{ patient }, other] = [await pair(), await pair()]
      const [before, mistake] = [randomUUID(), randomUUID()]
      await raise(patient, { id: before })
      await raise(patient, { id: mistake })
      await withdrawAlert(patient, mistake)
      await raise(other.patient, { id: mistake })
      await withdrawAlert(patient, mistake)
      expect(await alertsOf(other.patient)).toMatchObject([{ acknowledged_at: null }])
      await app.database.asOwner(
        `update safety_alerts set raised_at = raised_at - interval '61 minutes' where user_id = $1`,
        [patient.user_id],
      )
      await raise(patient, { id: mistake })
      await withdrawAlert(patient, mistake)
      expect(await alertsOf(patient)).toMatchObject([{ acknowledged_at: null }])
    })

    it('leaves an alert as its provider has closed it', async () => {
      const { patient } = await pair()
      const id = randomUUID()
      await raise(patient, { id })
      await app.database.asOwner(
        `update safety_alerts set acknowledged_at = now(), outcome = 'called' where user_id = $1`,
        [patient.user_id],
      )
      expect((await withdrawAlert(patient, id)).status).toBe(204)
      const rows = await app.database.asOwner(
        'select outcome from safety_alerts where user_id = $1',
        [patient.user_id],
      )
      expect(rows).toEqual([{ outcome: 'called' }])
    })

    it('names the field of what it cannot take', async () => {
      const { patient } = await pair()
      for (const body of [{}, { id: 'x' }]) {
        const answer = await app.call('POST', '/api/safety-alerts/withdraw', { as: patient, body })
        expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['id']])
      }
    })
  })

  it('does not mix up two people whose devices made the same id', async () => {
    const [one, other] = [await pair(), await pair()]
    await bookFor(other.patient, one.provider)
    const id = randomUUID()
    expect((await raise(one.patient, { id })).status).toBe(201)
    expect((await raise(other.patient, { id })).status).toBe(201)
    expect(await alertsOf(other.patient)).toHaveLength(1)
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
