import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { practiceIn } from '#tests/support/practice.ts'
import { inDays, safetyAlertsIn } from '#tests/support/safety-alerts.ts'

let app: TestApp
let patient: Persona
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { consent, withdraw } = practiceIn(() => app)
const { run, raise, alerts, answer, wait, mailsOf, treating, clear } = safetyAlertsIn(
  () => app,
  () => patient,
)

beforeEach(async () => {
  await clear()
  patient = await app.createPersona({ full_name: 'Natasha Phiri' })
  await consent(patient, 'safety_alerts')
})

describe('a provider’s step', () => {
  it('stops the escalation for an hour, and starts it again where nothing follows', async () => {
    const admin = await app.createPersona({ role: 'admin' })
    const [first, second] = [await treating({ full_name: 'First Doctor' }), await treating()]
    await raise()
    await run()
    expect((await answer(first, { outcome: 'on_it' })).body).toMatchObject({
      step: 'on_it',
      is_handled_by_me: true,
      acknowledged_at: null,
    })
    await wait(59)
    await run()
    expect(await mailsOf(first, second, admin)).toEqual([1, 0, 0])
    await wait(1)
    await run()
    expect(await mailsOf(first, second, admin)).toEqual([2, 0, 0])
    await wait(30)
    await run()
    expect(await mailsOf(first, second, admin)).toEqual([2, 1, 0])
    expect((await alerts(second)).body[0]).toMatchObject({ acknowledged_at: null })
    await wait(30)
    await run()
    // The first hears of it again after an hour, in working hours.
    expect(await mailsOf(first, second, admin)).toEqual([3, 1, 1])
  })

  it('“could not reach” keeps it open, and writes again when the next try is due', async () => {
    const doctor = await treating()
    await raise()
    await run()
    const missed = await answer(doctor, { outcome: 'could_not_reach', next_try: 120 })
    expect(missed.body).toMatchObject({ acknowledged_at: null, step: 'could_not_reach' })
    await wait(119)
    await run()
    expect(await mailsOf(doctor)).toEqual([1])
    await wait(1)
    await run()
    expect(await mailsOf(doctor)).toEqual([2])
    expect((await alerts(doctor)).body[0].acknowledged_at).toBeNull()
  })

  it('“could not reach” keeps what was tried, for who wrote it alone, also once it is closed', async () => {
    const [first, second] = [await treating({ full_name: 'First Doctor' }), await treating()]
    await raise()
    await wait(30)
    await run()
    const note = 'Called twice, phone off. Her aunt says she left at 10.'
    const missed = await answer(first, { outcome: 'could_not_reach', next_try: 30, note })
    expect(missed.body).toMatchObject({ step_note: note, note: null, acknowledged_at: null })
    expect((await alerts(first)).body[0]).toMatchObject({ step_note: note })
    // Another reads that they were not reached, as before, and not the words about them.
    expect((await alerts(second)).body[0]).toMatchObject({
      step: 'could_not_reach',
      handled_by: 'First Doctor',
      step_note: null,
    })
    await answer(second, { outcome: 'on_it' })
    await answer(first, { outcome: 'seen', next_on: inDays(2), note: 'At home' })
    expect((await alerts(first)).body[0]).toMatchObject({ step_note: note, note: 'At home' })

    // The person withdraws their consent: no word is left.
    await withdraw(patient, 'safety_alerts')
    const left = (await alerts(first)).body.map(
      ({ step_note }: { step_note: unknown }) => step_note,
    )
    expect(left.filter(Boolean)).toEqual([])
  })

  it.each(['seen', 'referred', 'safe'])(
    '“%s” closes it for all of them, with a next date',
    async (outcome) => {
      const [first, second] = [await treating({ full_name: 'First Doctor' }), await treating()]
      await raise()
      await wait(30)
      await run()
      const closed = await answer(second, { outcome, next_on: inDays(3), note: 'With her aunt' })
      expect(closed.body).toMatchObject({ outcome, next_on: inDays(3), note: 'With her aunt' })
      expect((await alerts(first)).body).toMatchObject([
        { outcome, acknowledged_at: expect.any(String), note: null, is_handled_by_me: false },
      ])
      await wait(600)
      await run()
      expect(await mailsOf(first, second)).toEqual([1, 1])
    },
  )

  it.each([
    [{ outcome: 'could_not_reach' }, 'next_try'],
    [{ outcome: 'could_not_reach', next_try: 7 }, 'next_try'],
    [{ outcome: 'could_not_reach', next_try: 30, note: 'a'.repeat(1001) }, 'note'],
    [{ outcome: 'safe' }, 'next_on'],
    [{ outcome: 'safe', next_on: inDays(-1) }, 'next_on'],
    [{ outcome: 'safe', next_on: inDays(40) }, 'next_on'],
    [{ outcome: 'called', next_on: inDays(2) }, 'outcome'],
  ])('%j is rejected by the field’s name, and changes nothing', async (body, field) => {
    const doctor = await treating()
    await raise()
    const rejected = await answer(doctor, body)
    expect([rejected.status, Object.keys(rejected.body.fields)]).toEqual([422, [field]])
    expect((await alerts(doctor)).body[0]).toMatchObject({ step: null, acknowledged_at: null })
  })
})

describe('how to reach the person', () => {
  const contact = { name: 'Joseph Phiri', phone: '+260966111222' }

  it('is shown while an alert is open: the phone, and the emergency contact they released, each on record', async () => {
    const doctor = await treating()
    const body = { phone_number: '0977 123 456', emergency_contact: contact }
    await app.call('PATCH', '/api/profile', { as: patient, body })
    await raise()
    const shown = async () => (await alerts(doctor)).body[0].patient
    expect(await shown()).toMatchObject({ phone_number: '+260977123456', emergency_contact: null })
    await consent(patient, 'emergency_contact')
    expect(await shown()).toMatchObject({ emergency_contact: contact })
    const accesses = await app.call('GET', '/api/me/record-openings', { as: patient })
    const actions = accesses.body.map(({ action }: { action: string }) => action)
    expect(actions).toContain('alert_phone_number.read')
    expect(actions).toContain('emergency_contact.read')
    await withdraw(patient, 'emergency_contact')
    expect(await shown()).toMatchObject({ emergency_contact: null })
    await answer(doctor, { outcome: 'seen', next_on: inDays(2) })
    expect(await shown()).toMatchObject({ phone_number: null, emergency_contact: null })
  })
})

describe('the contact that was planned when an alert was closed', () => {
  const follow = async (as: Persona, body: object) => {
    const [{ id }] = (await alerts(as)).body
    return app.call('POST', `/api/provider/safety-alerts/${id}/follow-ups`, { as, body })
  }
  const waiting = async (as: Persona) =>
    (await app.call('GET', '/api/provider/waiting', { as })).body
  /** The day that was planned is so many days ago. */
  const plannedFor = (days: number) =>
    app.database.asOwner('update safety_alerts set next_on = $1 where user_id = $2', [
      inDays(days),
      patient.user_id,
    ])

  it('is a task of who closed it from that day on, with the number to call, until it is recorded', async () => {
    const [doctor, other] = [await treating(), await treating()]
    const body = { phone_number: '0977 123 456' }
    await app.call('PATCH', '/api/profile', { as: patient, body })
    await raise()
    await wait(30)
    await run()
    await answer(doctor, { outcome: 'safe', next_on: inDays(2) })
    expect(await waiting(doctor)).toMatchObject({ follow_ups_due: 0, oldest_follow_up_on: null })
    await plannedFor(-1)
    const due = { follow_ups_due: 1, oldest_follow_up_on: inDays(-1) }
    expect(await waiting(doctor)).toMatchObject(due)
    expect(await waiting(other)).toMatchObject({ follow_ups_due: 0 })
    expect((await alerts(doctor)).body[0].patient.phone_number).toBe('+260977123456')
    expect((await alerts(other)).body[0].patient.phone_number).toBeNull()

    // They could not be reached: the next day. A retry changes nothing more.
    const next = { planned_on: inDays(-1), next_on: inDays(1) }
    for (const _ of [1, 2])
      expect((await follow(doctor, next)).body).toMatchObject({ next_on: inDays(1) })
    expect(await waiting(doctor)).toMatchObject({ follow_ups_due: 0 })
    expect((await follow(doctor, { ...next, next_on: inDays(3) })).status).toBe(409)
    expect((await follow(other, next)).status).toBe(404)
    const last = { planned_on: inDays(1), next_on: null }
    for (const _ of [1, 2])
      expect((await follow(doctor, last)).body).toMatchObject({
        followed_up_at: expect.stringMatching(/^\d{4}-/),
      })
    await plannedFor(-1)
    expect(await waiting(doctor)).toMatchObject({ follow_ups_due: 0 })
  })

  it.each([
    [{ planned_on: 'tomorrow', next_on: null }, 'planned_on'],
    [{ planned_on: inDays(1), next_on: inDays(40) }, 'next_on'],
  ])('rejects %j by the field’s name', async (body, field) => {
    const doctor = await treating()
    await raise()
    await answer(doctor, { outcome: 'safe', next_on: inDays(1) })
    const rejected = await follow(doctor, body)
    expect([rejected.status, Object.keys(rejected.body.fields)]).toEqual([422, [field]])
  })
})
