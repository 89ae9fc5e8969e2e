import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listCapturedMails } from '#server/platform/mail/mail.ts'
import { joinAs } from '#tests/support/accounts.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { pdf, uploadsIn } from '#tests/support/uploads.ts'
import { expireStudents } from './jobs.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())
const { verify, decideStudent } = uploadsIn(() => app)

let count = 0
let natasha: Persona
beforeEach(async () => {
  count += 1
  const email = `student${count}@example.test`
  const { access_token: token, user } = await joinAs(app, email, {
    full_name: 'Natasha Tembo',
    student_data: { institution_name: 'University of Zambia', student_id: '2021' },
  })
  natasha = { token, user_id: user.id, session_id: '', email }
})

const end = () => app.call('DELETE', '/api/student-status', { as: natasha })
const apply = (body: object = { institution_name: 'Mulungushi University', has_agreed: true }) =>
  app.call('POST', '/api/student-status', { as: natasha, body })
const profile = async () => (await app.call('GET', '/api/profile', { as: natasha })).body
const membership = async () => (await app.call('GET', '/api/membership', { as: natasha })).body
const lastDayIn = (days: number) =>
  app.database.asOwner(
    `update user_profiles set student_until = (now() at time zone 'Africa/Lusaka')::date + $2::integer where id = $1`,
    [natasha.user_id, days],
  )
const job = () => expireStudents({ PUBLIC_URL: 'http://localhost:3000' }).run()
const subjects = async () =>
  (await listCapturedMails())
    .filter((mail) => mail.to === natasha.email)
    .map((mail) => mail.subject)
const trail = async () =>
  (
    await app.database.asOwner(
      `select action from platform.audit_events where subject_id = $1 and action like 'student_status.%' order by occurred_at`,
      [natasha.user_id],
    )
  ).map(({ action }) => action)

describe('a student who ends their status', () => {
  it('is a client who keeps everything but the free plan, and may apply again', async () => {
    await app.database.asOwner(
      'insert into blood_pressure_readings (user_id, systolic, diastolic) values ($1, 120, 80)',
      [natasha.user_id],
    )
    await verify(natasha)
    expect((await end()).status).toBe(204)
    expect(await profile()).toMatchObject({
      is_student: false,
      student_until: null,
      role: 'client',
      verification_status: 'unverified',
      institution_name: 'University of Zambia',
    })
    expect(await membership()).toMatchObject({ status: 'expired' })
    const { body } = await app.call('GET', '/api/blood-pressure-readings', { as: natasha })
    expect(body).toHaveLength(1)
    expect((await app.call('GET', '/api/student-verification', { as: natasha })).status).toBe(403)
    expect((await end()).status).toBe(403)

    expect((await apply({ institution_name: ' ', has_agreed: false })).status).toBe(422)
    expect((await apply()).status).toBe(204)
    expect(await profile()).toMatchObject({
      is_student: true,
      institution_name: 'Mulungushi University',
      student_until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    expect(await membership()).toMatchObject({ plan_name: 'Student Wellness Plan', end_date: null })
    expect((await verify(natasha)).status).toBe(201)
    expect(await trail()).toEqual(['student_status.end', 'student_status.apply'])
  })

  it('cannot apply while a plan is paid, and no other user can end or apply', async () => {
    await end()
    await app.database.asOwner(
      `update memberships set plan_name = 'Wellness Starter', status = 'active', end_date = '2100-01-01' where user_id = $1`,
      [natasha.user_id],
    )
    expect(await apply()).toMatchObject({ status: 409, body: { code: 'paid_plan' } })
    const doctor = await app.createPersona({ role: 'provider' })
    for (const as of [doctor, admin])
      for (const method of ['POST', 'DELETE'])
        expect((await app.call(method, '/api/student-status', { as, body: {} })).status).toBe(403)
    expect((await membership()).plan_name).toBe('Wellness Starter')
  })
})

describe('a status that is a year old', () => {
  it('is warned of at 30 and at 7 days, once each, and then lapses', async () => {
    await lastDayIn(31)
    await job()
    const before = (await subjects()).length
    await lastDayIn(30)
    await job()
    await job()
    expect((await subjects()).length).toBe(before + 1)
    await lastDayIn(7)
    await job()
    await job()
    expect((await subjects()).length).toBe(before + 2)
    await lastDayIn(0)
    await job()
    expect(await profile()).toMatchObject({ is_student: true })
    await lastDayIn(-1)
    await job()
    expect(await profile()).toMatchObject({
      is_student: false,
      institution_name: 'University of Zambia',
    })
    expect((await subjects()).length).toBe(before + 3)
    expect((await subjects()).join()).not.toMatch(/student|health/i)
    expect(await trail()).toEqual(['student_status.lapse'])
  })

  it('continues for a year with a new document, and stays while we check it', async () => {
    const first = (await verify(natasha)).body
    await decideStudent(admin, first.id, { decision: 'verified' })
    expect((await verify(natasha)).status).toBe(409)
    await lastDayIn(20)
    const second = await verify(natasha, pdf)
    expect(second.status).toBe(201)
    await lastDayIn(-5)
    await job()
    expect(await profile()).toMatchObject({ is_student: true, verification_status: 'pending' })
    await decideStudent(admin, second.body.id, { decision: 'verified' })
    const { student_until } = await profile()
    expect(Date.parse(student_until) - Date.now()).toBeGreaterThan(360 * 24 * 60 * 60 * 1000)
    await job()
    expect(await profile()).toMatchObject({ is_student: true })
  })

  it('begins with the job for a student of an older server', async () => {
    await app.database.asOwner('update user_profiles set student_until = null where id = $1', [
      natasha.user_id,
    ])
    await job()
    expect((await profile()).student_until).toMatch(/^\d{4}-\d\d-\d\d$/)
  })
})
