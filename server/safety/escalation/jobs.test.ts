import type { PracticeFacts } from '#domain/practice/facts.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startJobs } from '#server/platform/jobs.ts'
import { openTestApp, type Persona, type PersonaTraits, type TestApp } from '#tests/support/app.ts'
import { emailsTo, PUBLIC_URL, subjectsTo } from '#tests/support/appointment-mails.ts'
import { practiceIn } from '#tests/support/practice.ts'
import { inDays, safetyAlertsIn } from '#tests/support/safety-alerts.ts'
import { safetyAlertNotices } from './jobs.ts'
import { limit } from '#tests/support/patience.ts'

let app: TestApp
let patient: Persona
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { consent, withdraw, expireCertificate } = practiceIn(() => app)
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

const waits = 'You have a new task in Ubumi'
const queue = safetyAlertNotices({ PUBLIC_URL })
const trail = async () => {
  const rows = await app.database.asOwner(
    `select action from platform.audit_events where subject_id = $1 and action like 'safety_alert.%' order by occurred_at, id`,
    [patient.user_id],
  )
  return rows.map(({ action }) => action)
}

describe('the email about a safety alert', () => {
  it('goes to the therapist of the person’s next appointment, once, without a name or word of health', async () => {
    const [next, later] = [await treating(), await treating()]
    const { body } = await raise()
    expect(body.alerted).toHaveLength(1)
    await Promise.all([run(), run(), run()])
    await run()
    expect(await subjectsTo(app, next)).toEqual([waits])
    expect(await mailsOf(later)).toEqual([0])
    for (const text of Object.values((await emailsTo(app, next))[0]!))
      expect(text).not.toMatch(/Natasha|Phiri|safe|health|alert|patient|suicid/i)
    expect(await trail()).toEqual(['safety_alert.raise', 'safety_alert.notify_provider'])
  })

  it('is sent within seconds, without a request for it', async () => {
    const doctor = await treating()
    const stop = startJobs([], [queue])
    await raise()
    await expect.poll(() => subjectsTo(app, doctor), { timeout: limit(30_000) }).toEqual([waits])
    await run()
    await stop()
    expect(await mailsOf(doctor)).toEqual([1])
  })

  it('goes out by a screening that raises the alert while no server does jobs, and once later', async () => {
    const doctor = await treating()
    await raise()
    await wait(25)
    await run()
    expect(await mailsOf(doctor)).toEqual([1])
  })

  it('does not depend on the switches for other mails', async () => {
    const doctor = await treating()
    const off = { appointments: false, reminders: false, messages: false }
    await app.call('PUT', '/api/mail-settings', { as: doctor, body: off })
    await raise()
    await run()
    expect(await mailsOf(doctor)).toEqual([1])
  })

  it('does not go out once consent is withdrawn', async () => {
    const doctor = await treating()
    await raise()
    await withdraw(patient, 'safety_alerts')
    await wait(90)
    await run()
    expect(await mailsOf(doctor)).toEqual([0])
  })
})

describe('an alert that no provider answers', () => {
  it('reaches the other therapists after 30 minutes and the admins after 60, each once, by several servers', async () => {
    const admin = await app.createPersona({ role: 'admin' })
    const [first, second, third] = [await treating(), await treating(), await treating()]
    await raise()
    await run()
    await wait(29)
    await run()
    expect(await mailsOf(first, second, third, admin)).toEqual([1, 0, 0, 0])
    await wait(1)
    await Promise.all([run(), run(), run(), run()])
    expect(await mailsOf(first, second, third, admin)).toEqual([1, 1, 1, 0])
    expect((await alerts(second)).body).toMatchObject([{ patient: { id: patient.user_id } }])
    await wait(30)
    await Promise.all([run(), run(), run(), run()])
    // The first is told again after an hour, in working hours.
    expect(await mailsOf(first, second, third, admin)).toEqual([2, 1, 1, 1])
    expect(await trail()).toEqual([
      'safety_alert.raise',
      'safety_alert.notify_provider',
      'safety_alert.notify_other_provider',
      'safety_alert.notify_other_provider',
      'safety_alert.notify_admins',
    ])
  })

  it('reaches all of them at the next run where no server ran for hours', async () => {
    const admin = await app.createPersona({ role: 'admin' })
    const [first, second] = [await treating(), await treating()]
    await raise()
    await wait(300)
    await run()
    expect(await mailsOf(first, second, admin)).toEqual([1, 1, 1])
  })

  it('is told again hourly in working hours, and outside them each morning, until a step', async () => {
    const admin = await app.createPersona({ role: 'admin' })
    const doctor = await treating()
    setClock(new Date('2026-11-27T13:00:00Z'))
    await raise()
    await run()
    for (let hour = 0; hour < 3; hour += 1) {
      await wait(60)
      await Promise.all([run(), run(), run()])
    }
    // Raised at 15:00 on a Friday: at 16:00 again, and at 17:00 the team has gone home.
    expect(await mailsOf(doctor, admin)).toEqual([2, 1])
    await wait(14 * 60)
    await run()
    await run()
    expect(await mailsOf(doctor, admin)).toEqual([3, 2])
    await wait(60)
    await run()
    expect(await mailsOf(doctor, admin)).toEqual([3, 2])
    await answer(doctor, { outcome: 'could_not_reach', next_try: 720 })
    await wait(700)
    await run()
    expect(await mailsOf(doctor, admin)).toEqual([3, 2])
  })

  it('shows an admin that it is pending and whom to call, and nothing of the person', async () => {
    const admin = await app.createPersona({ role: 'admin' })
    const doctor = await treating({ full_name: 'Chileshe Mumba' })
    await app.call('PATCH', '/api/profile', { as: doctor, body: { phone_number: '0977 111 222' } })
    const list = () => app.call('GET', '/api/admin/safety-alerts', { as: admin })
    await raise()
    await wait(59)
    await run()
    expect((await list()).body).toEqual([])
    await wait(1)
    await run()
    const { body } = await list()
    expect(body).toMatchObject([
      { providers: [{ full_name: 'Chileshe Mumba', phone_number: '0977 111 222' }] },
    ])
    const [email] = await emailsTo(app, admin)
    for (const text of [JSON.stringify(body), ...Object.values(email!)]) {
      expect(text).not.toMatch(/Natasha|Phiri/)
      expect(text).not.toContain(patient.user_id)
    }
    for (const as of [doctor, patient])
      expect((await app.call('GET', '/api/admin/safety-alerts', { as })).status).toBe(403)
    await answer(doctor, { outcome: 'on_it' })
    expect((await list()).body).toEqual([])
  })

  it('is handed on at once where the only notified provider can act no more', async () => {
    const [first, second] = [await treating(), await treating()]
    await raise()
    await run()
    await expireCertificate(first)
    await run()
    expect(await mailsOf(first, second)).toEqual([1, 1])
  })
})

/** The providers who are told, as the audit trail names them. */
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
        patient: { full_name: 'Natasha Phiri', phone_number: '0977 123 456' },
      },
    ])
    expect((await alerts(other)).body).toEqual([])
    const openings = await app.call('GET', '/api/me/record-openings', { as: patient })
    expect(openings.body.map(({ action }: { action: string }) => action)).toContain(
      'safety_alerts.read',
    )
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

  it('are told at once where the only provider is away, or the email to them fails', async () => {
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

describe('who is notified', () => {
  it.each<[string, PersonaTraits, Partial<PracticeFacts>]>([
    ['lapsed', { certificate_expires_on: '2020-12-31' }, { certificate_expires_on: '2020-12-31' }],
    ['suspended', { isSuspended: true }, { is_suspended: true, is_second_factor_missing: false }],
    ['not verified', { provider_status: 'pending' }, { provider_status: 'pending' }],
  ])(
    'is never only a provider who is %s: another one first, or else the admins at once',
    async (_, traits, facts) => {
      const admin = await app.createPersona({ role: 'admin' })
      const shut = await treating(traits)
      expect((await raise()).body.alerted).toEqual([])
      await run()
      await run()
      expect(await mailsOf(shut, admin)).toEqual([0, 1])
      const { body } = await app.call('GET', '/api/admin/safety-alerts', { as: admin })
      expect(body).toMatchObject([{ providers: [{ id: shut.user_id, ...facts }] }])
      const open = await treating({ full_name: 'Abel Banda' })
      expect((await raise()).body.alerted).toEqual([{ full_name: 'Abel Banda' }])
      await run()
      expect(await mailsOf(shut, open)).toEqual([0, 1])
    },
  )

  it('is a dietitian or fitness expert only where there is no therapist', async () => {
    const dietitian = await treating({ profession: 'dietitian', full_name: 'Diet Person' })
    const trainer = await treating({ profession: 'fitness expert' })
    expect((await raise()).body.alerted).toEqual([{ full_name: 'Diet Person' }])
    await wait(30)
    await run()
    expect(await mailsOf(dietitian, trainer)).toEqual([1, 1])

    patient = await app.createPersona()
    await consent(patient, 'safety_alerts')
    const other = await treating({ profession: 'dietitian' })
    const therapist = await treating({ full_name: 'Therapist Person' })
    expect((await raise()).body.alerted).toEqual([{ full_name: 'Therapist Person' }])
    await wait(90)
    await run()
    expect(await mailsOf(other, therapist)).toEqual([0, 1])
  })
})
