import type { PracticeFacts } from '#domain/practice/facts.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startJobs } from '#server/platform/jobs.ts'
import { openTestApp, type Persona, type PersonaTraits, type TestApp } from '#tests/support/app.ts'
import { emailsTo, PUBLIC_URL, subjectsTo } from '#tests/support/appointment-mails.ts'
import { practiceIn } from '#tests/support/practice.ts'
import { safetyAlertsIn } from '#tests/support/safety-alerts.ts'
import { safetyAlertNotices } from './jobs.ts'
import { limit } from '#tests/support/patience.ts'

let app: TestApp
let patient: Persona
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { consent, withdraw, expireCertificate } = practiceIn(() => app)
const { run, raise, alerts, answer, wait, mailsOf, treating, clear, setClock } = safetyAlertsIn(
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

  it.each([
    ['two days later', 2, 1],
    ['four days later', 4, 0],
  ])('goes out again with a consent that is given %s or not', async (_, days, mails) => {
    const doctor = await treating()
    await raise()
    await withdraw(patient, 'safety_alerts')
    const back = `- interval '${days} days'`
    await app.database.asOwner(
      `update consents set given_at = given_at ${back}, withdrawn_at = withdrawn_at ${back} where user_id = $1`,
      [patient.user_id],
    )
    await wait(days * 24 * 60 + 60)
    await consent(patient, 'safety_alerts')
    await run()
    expect(await mailsOf(doctor)).toEqual([mails])
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
    // The first is notified again after an hour, in working hours.
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

  it('is notified again hourly in working hours, and outside them each morning, until a step', async () => {
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

  it.each([
    { outcome: 'on_it' },
    { outcome: 'could_not_reach', next_try: 720 },
    { outcome: 'could_not_reach', next_try: 720, note: 'Her phone is off.' },
  ])(
    'is notified again at once where the person raises it again after the step %o',
    async (step) => {
      const doctor = await treating()
      await raise()
      await run()
      await wait(5)
      await answer(doctor, step)
      const { body } = await raise()
      expect(body).toMatchObject({ notified: [{ is_sent: false }], taken: null })
      await run()
      expect(await mailsOf(doctor)).toEqual([2])
      expect((await alerts(doctor)).body).toMatchObject([
        { step: null, raised_again_at: expect.any(String), due_at: expect.any(String) },
      ])
      const [alert] = await app.database.asOwner(
        'select due_at <= now() as is_due from safety_alerts where user_id = $1',
        [patient.user_id],
      )
      expect(alert).toEqual({ is_due: true })
      // Within the hour nothing new: the email is out, and no one has taken a step since.
      await raise()
      await run()
      expect(await mailsOf(doctor)).toEqual([2])
    },
  )

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
      { providers: [{ full_name: 'Chileshe Mumba', phone_number: '+260977111222' }] },
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
