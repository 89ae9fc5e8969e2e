import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'
import { inDays, safetyAlertsIn } from '#tests/support/safety-alerts.ts'

let app: TestApp
let patient: Persona
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { consent } = practiceIn(() => app)
const { run, raise, alerts, answer, wait, mailsOf, treating, clear, nameOnDuty, setClock } =
  safetyAlertsIn(
    () => app,
    () => patient,
  )

beforeEach(async () => {
  await clear()
  patient = await app.createPersona({ full_name: 'Natasha Phiri' })
  await consent(patient, 'safety_alerts')
})

const kept = `select reached_as from safety_alerts where provider_id = $1`

describe('clinicians on duty and the lead', () => {
  it('get the alert of a person without any appointment at once, and read what they need to answer', async () => {
    const [duty, other] = [
      await app.createPersona({ role: 'provider' }),
      await app.createPersona({ role: 'provider' }),
    ]
    expect((await nameOnDuty([duty])).status).toBe(200)
    await app.call('PATCH', '/api/profile', { as: patient, body: { phone_number: '0977 123 456' } })
    expect((await raise()).body.alerted).toHaveLength(1)
    await run()
    expect(await mailsOf(duty, other)).toEqual([1, 0])
    expect((await alerts(duty)).body).toMatchObject([
      {
        reached_as: 'on_duty',
        patient: { full_name: 'Natasha Phiri', phone_number: '+260977123456' },
      },
    ])
    expect((await alerts(other)).body).toEqual([])
    const openings = await app.call('GET', '/api/me/record-openings', { as: patient })
    expect(openings.body.map(({ action }: { action: string }) => action)).toContain(
      'safety_alerts.read',
    )
    const contact = { name: 'Joseph Phiri', phone: '+260966111222' }
    await app.call('PATCH', '/api/profile', { as: patient, body: { emergency_contact: contact } })
    await consent(patient, 'emergency_contact')
    expect((await alerts(duty)).body).toMatchObject([{ patient: { emergency_contact: contact } }])
    await app.database.asOwner(
      `update consents set version = '2026-11' where user_id = $1 and purpose = 'emergency_contact'`,
      [patient.user_id],
    )
    expect((await alerts(duty)).body).toMatchObject([{ patient: { emergency_contact: null } }])
    // Nothing but the alert: no screenings, no readings, no messages.
    const results = `/api/provider/patients/${patient.user_id}/screening-results`
    expect((await app.call('GET', results, { as: duty })).status).toBe(404)
    expect((await answer(duty, { outcome: 'on_it' })).status).toBe(200)
  })

  it('get it one after the other, hour by hour, and the lead after a day', async () => {
    const doctor = await treating()
    const [one, two, lead] = [
      await app.createPersona({ role: 'provider' }),
      await app.createPersona({ role: 'provider' }),
      await app.createPersona({ role: 'provider' }),
    ]
    await nameOnDuty([one, two], lead)
    await raise()
    await run()
    await wait(59)
    await run()
    expect(await mailsOf(doctor, one, two, lead)).toEqual([1, 0, 0, 0])
    await wait(1)
    await run()
    expect(await mailsOf(doctor, one, two, lead)).toEqual([2, 1, 0, 0])
    await wait(60)
    await run()
    expect(await mailsOf(doctor, one, two, lead)).toEqual([3, 2, 1, 0])
    await wait(22 * 60 - 1)
    await run()
    expect((await mailsOf(lead))[0]).toBe(0)
    await wait(1)
    await run()
    expect((await mailsOf(lead))[0]).toBe(1)
    expect(await app.database.asOwner(kept, [lead.user_id])).toEqual([{ reached_as: 'lead' }])
  })

  it.each([
    ['every 61 minutes', 61, 24],
    ['every 23 hours', 23 * 60, 2],
  ])('get it in their time also where the person raises it again %s', async (_, gap, times) => {
    const admin = await app.createPersona({ role: 'admin' })
    const doctor = await treating()
    const [one, two, lead] = [
      await app.createPersona({ role: 'provider' }),
      await app.createPersona({ role: 'provider' }),
      await app.createPersona({ role: 'provider' }),
    ]
    await nameOnDuty([one, two], lead)
    await app.database.asOwner(
      `update user_profiles set role = 'client' where role = 'admin' and id <> $1`,
      [admin.user_id],
    )
    for (let time = 0; time < times; time += 1) {
      // At night no one is reminded: what is sent is sent because it was raised again.
      setClock(new Date('2026-11-25T18:00:00Z'))
      expect((await raise()).status).toBe(time === 0 ? 201 : 200)
      await run()
      expect(await mailsOf(doctor)).toEqual([time + 1])
      await wait(gap)
    }
    await run()
    const mails = await mailsOf(one, two, lead, admin)
    for (const count of mails) expect(count).toBeGreaterThan(0)
  })

  it.each([
    ['a fitness expert', 'fitness expert', 'confirmed', [0, 1]],
    ['a dietitian', 'dietitian', 'confirmed', [0, 1]],
    ['a fitness expert with a request alone', 'fitness expert', 'requested', [0, 1]],
    ['a therapist with a request alone', 'therapist', 'requested', [0, 1]],
    ['a therapist with an appointment', 'therapist', 'confirmed', [1, 0]],
  ] as const)('are asked first, or not: beside %s', async (_, profession, status, mails) => {
    const other = await app.createPersona({ role: 'provider', profession })
    await bookFor(patient, other, { status })
    const duty = await app.createPersona({ role: 'provider' })
    await nameOnDuty([duty])
    await raise()
    await run()
    expect(await mailsOf(other, duty)).toEqual(mails)
    expect((await alerts(other)).body).toHaveLength(mails[0])
  })

  it('are missed: a request that was not accepted brings no fitness expert the alert', async () => {
    const trainer = await app.createPersona({ role: 'provider', profession: 'fitness expert' })
    await bookFor(patient, trainer, { status: 'requested' })
    expect((await raise()).body.alerted).toEqual([])
    await wait(120)
    await run()
    expect(await mailsOf(trainer)).toEqual([0])
  })

  it('get nothing before the time of a step, though the first email to its provider was not delivered', async () => {
    const admin = await app.createPersona({ role: 'admin' })
    const doctor = await treating()
    const duty = await app.createPersona({ role: 'provider' })
    await nameOnDuty([duty])
    await raise()
    await run()
    await app.database.asOwner(
      `update platform.mail_outbox set sent_at = null, last_error = 'ECONNREFUSED' where recipient = $1`,
      [doctor.email],
    )
    await answer(doctor, { outcome: 'on_it' })
    await run()
    expect(await mailsOf(duty, admin)).toEqual([0, 0])
    expect((await app.call('GET', '/api/admin/safety-alerts', { as: admin })).body).toEqual([])
  })

  it('get one email an hour about all alerts that still wait', async () => {
    const duty = await app.createPersona({ role: 'provider' })
    await nameOnDuty([duty])
    const people = [patient, await app.createPersona(), await app.createPersona()]
    await consent(people[1]!, 'safety_alerts')
    await consent(people[2]!, 'safety_alerts')
    const all = async (work: () => Promise<unknown>) => {
      for (const one of people) {
        patient = one
        await work()
      }
    }
    await all(() => raise())
    await run()
    expect(await mailsOf(duty)).toEqual([3])
    await all(() => wait(60))
    setClock(new Date('2026-11-25T08:00:00Z'))
    await run()
    await run()
    expect(await mailsOf(duty)).toEqual([4])
  })

  it('see no one whose consent does not name them, and lose sight of what another has closed', async () => {
    const doctor = await treating()
    const duty = await app.createPersona({ role: 'provider' })
    await nameOnDuty([duty])
    await app.database.asOwner(`update consents set version = '2026-11c' where user_id = $1`, [
      patient.user_id,
    ])
    await raise()
    await wait(90)
    await run()
    expect(await mailsOf(duty)).toEqual([0])
    await app.database.asOwner(`update consents set version = '2026-11d' where user_id = $1`, [
      patient.user_id,
    ])
    await run()
    expect(await mailsOf(duty)).toEqual([1])
    expect((await alerts(duty)).body).toHaveLength(1)
    await answer(doctor, { outcome: 'seen', next_on: inDays(2) })
    expect((await alerts(duty)).body).toEqual([])
  })

  it('are notified at once where the only provider is away, or the email to them fails', async () => {
    const doctor = await treating()
    const duty = await app.createPersona({ role: 'provider' })
    await nameOnDuty([duty])
    await raise()
    await run()
    await app.database.asOwner(
      `update platform.mail_outbox set sent_at = null, last_error = 'ECONNREFUSED' where recipient = $1`,
      [doctor.email],
    )
    await run()
    expect(await mailsOf(doctor, duty)).toEqual([1, 1])

    patient = await app.createPersona()
    await consent(patient, 'safety_alerts')
    const away = await treating({ full_name: 'Away Person' })
    await app.database.asOwner(
      `insert into absences (provider_id, starts_at, ends_at) values ($1, now() - interval '1 hour', now() + interval '16 days')`,
      [away.user_id],
    )
    expect((await raise()).body.alerted).not.toContainEqual({ full_name: 'Away Person' })
    await run()
    expect(await mailsOf(away, duty)).toEqual([0, 2])
  })

  it('are missed: an alert that reaches no one is with the admins at once, and goes to whom they name', async () => {
    const admin = await app.createPersona({ role: 'admin' })
    expect((await raise()).body.alerted).toEqual([])
    await run()
    expect(await mailsOf(admin)).toEqual([1])
    const list = () => app.call('GET', '/api/admin/safety-alerts', { as: admin })
    expect((await list()).body).toMatchObject([{ providers: [] }])
    const duty = await app.createPersona({ role: 'provider' })
    await nameOnDuty([duty])
    await run()
    expect(await mailsOf(duty)).toEqual([1])
    expect((await list()).body).toMatchObject([{ providers: [{ id: duty.user_id }] }])
  })
})
