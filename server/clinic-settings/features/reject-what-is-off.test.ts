import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { setBrand } from '#domain/values/brand.ts'
import { type ClinicFeature, clinicFeatures, whatIsOff } from '#domain/values/clinic-features.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { goodPassword } from '#tests/support/good-password.ts'
import { apiRoutes } from '#tests/support/routes.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'
import { keptCalls, rejectedCalls } from './feature-calls.ts'

let app: TestApp
let patient: Persona
beforeAll(async () => {
  app = await openTestApp()
  patient = await app.createPersona()
})
afterEach(() => setBrand({}))
afterAll(() => app.close())

const switchOff = (...off: ClinicFeature[]) => setBrand({ off: whatIsOff(off) })
const all = Object.values(rejectedCalls).flat()
const send = (call: string, as?: Persona) => {
  const [method, path] = call.split(' ') as [string, string]
  const address = `/api${path.replaceAll(/:\w+/g, () => randomUUID())}`
  return app.call(method, address, {
    ...(as ? { as } : {}),
    ...(method === 'GET' ? {} : { body: {} }),
  })
}

/** What a feature has, whichever file it is in. */
const about =
  /^\/api\/(student-|planner-|focus-|burnout-|group-|meal-plan-|exercise-plan-|foods|provider\/plan-|provider\/patients\/:patient_id\/(plan-|meal-|exercise-)|membership|add-ons|plans|plan-|payments|payment-options|admin\/(group-sessions|plan|student-|refunds))/

describe('calls of a feature that is off', () => {
  it('are all those that the server has: rejected, or kept with a reason', () => {
    const served = new Set(
      apiRoutes(app)
        .filter(({ path }) => about.test(path))
        .map(({ method, path }) => `${method} ${path.replace('/api', '')}`),
    )
    const known = [...all, ...Object.keys(keptCalls)]
    expect([...served].filter((call) => !known.includes(call))).toEqual([])
    expect(known.filter((call) => !served.has(call))).toEqual([])
    expect(new Set(known).size).toBe(known.length)
  })

  it.each(
    clinicFeatures.flatMap((feature) =>
      rejectedCalls[feature].map((call) => [feature, call] as const),
    ),
  )('are rejected with a clear error while %s is off: %s', async (feature, call) => {
    expect((await send(call, patient)).body.code).not.toBe('not_offered')
    switchOff(feature)
    const { status, body } = await send(call, patient)
    expect([status, body.code]).toEqual([404, 'not_offered'])
    expect(body.message).toContain('This clinic does not offer')
  })

  it.each(Object.keys(keptCalls))('are answered while all is off: %s', async (call) => {
    switchOff(...clinicFeatures)
    expect((await send(call, patient)).body?.code).not.toBe('not_offered')
  })

  it('are rejected without a login as before', async () => {
    switchOff(...clinicFeatures)
    expect((await send('POST /payments')).status).toBe(401)
    expect((await send('GET /plans')).status).toBe(404)
  })
})

describe('visits by video, while they are off', () => {
  it('are not booked, waited for or proposed, and those by phone are', async () => {
    const booking = bookingIn(() => app)
    const doctor = await booking.provider()
    const with_doctor = { provider_id: doctor.user_id }
    const before = await booking.book(patient, slotOn(3), with_doctor)
    expect(before.status).toBe(201)
    switchOff('video')
    const ways: [string, Persona, object][] = [
      ['/appointments', patient, { appointment_time: slotOn(4), ...with_doctor }],
      ['/appointments/series', patient, {}],
      ['/day-waits', patient, {}],
      ['/provider/appointments', doctor, { patient_id: patient.user_id }],
      ['/provider/series', doctor, {}],
      ['/desk/appointments', await app.createPersona({ role: 'front_desk' }), {}],
      ['/desk/day-waits', await app.createPersona({ role: 'front_desk' }), {}],
    ]
    for (const [path, as, more] of ways) {
      const body = { ...more, session_type: 'Virtual' }
      const answer = await app.call('POST', `/api${path}`, { as, body })
      expect([path, answer.status, answer.body.fields]).toEqual([
        path,
        422,
        { session_type: 'This clinic does not offer visits by video.' },
      ])
    }
    const escaped = `{"appointment_time":"${slotOn(4)}","session\\u005ftype":"Virtual"}`
    const hidden = await app.call('POST', '/api/appointments', { as: patient, body: escaped })
    expect(hidden.body.fields).toHaveProperty('session_type')
    const phone = { session_type: 'Phone', ...with_doctor }
    expect((await booking.book(patient, slotOn(4), phone)).status).toBe(201)
  })

  it('stay where they are booked: they are read, moved and cancelled', async () => {
    const booking = bookingIn(() => app)
    const [visitor, doctor] = [await app.createPersona(), await booking.provider()]
    const { body } = await booking.book(visitor, slotOn(5), { provider_id: doctor.user_id })
    switchOff('video')
    expect(await booking.list(visitor)).toMatchObject([{ id: body.id, session_type: 'Virtual' }])
    const call = await app.call('GET', `/api/appointments/${body.id}/call`, { as: visitor })
    expect(call.body?.code).not.toBe('not_offered')
    expect((await booking.cancel(visitor, body.id)).status).toBeLessThan(300)
  })
})

describe('what a person has', () => {
  it('is read, given back and exported while the feature is off', async () => {
    const person = await app.createPersona()
    const student = await app.createPersona({ is_student: true })
    const as_admin = await app.createPersona({ role: 'admin' })
    const group = await app.call('POST', '/api/admin/group-sessions', {
      as: as_admin,
      body: {
        topic: 'Exam nerves',
        description: 'How others get through the weeks before.',
        session_time: new Date(Date.now() + 86_400_000).toISOString(),
        duration_minutes: 60,
        capacity: 12,
        how_to_join: 'Dial 0977 000 111 and enter 4242.',
      },
    })
    const place = `/api/group-sessions/${group.body.id}/registration`
    expect((await app.call('POST', place, { as: student, body: {} })).status).toBe(201)
    const task = { id: randomUUID(), title: 'Read chapter two', day: null }
    await app.call('POST', '/api/planner-tasks', { as: student, body: task })
    await app.database.asOwner(
      `insert into memberships (user_id, plan_name, status, end_date) values ($1, 'Comprehensive Care', 'active', current_date + 20)`,
      [person.user_id],
    )
    switchOff(...clinicFeatures)
    expect((await app.call('GET', '/api/membership', { as: person })).body).toMatchObject({
      plan_name: 'Comprehensive Care',
      status: 'active',
    })
    const places = await app.call('GET', '/api/group-registrations', { as: student })
    expect(places.body).toMatchObject([{ topic: 'Exam nerves' }])
    const copy = await app.request('GET', '/api/me/export', { as: student })
    expect(copy.status).toBe(200)
    expect(await copy.text()).toContain('group_registrations')
    expect((await app.call('DELETE', place, { as: student })).status).toBe(204)
  })
})

describe('sign-up as a student', () => {
  it('is rejected while there are no pages for students, and as a client is not', async () => {
    const signUp = (data: object) =>
      app.call('POST', '/auth/v1/signup', {
        body: {
          email: `${randomUUID()}@example.test`,
          password: goodPassword,
          data: { full_name: 'Mutinta Phiri', date_of_birth: '1999-04-04', ...data },
        },
      })
    const student_data = { institution_name: 'University of Zambia' }
    expect((await signUp({ student_data })).status).toBe(200)
    switchOff('students')
    const rejected = await signUp({ student_data })
    expect(rejected.status).toBe(422)
    expect(JSON.stringify(rejected.body)).toContain(
      'student_data: This clinic does not offer pages for students.',
    )
    expect((await signUp({})).status).toBe(200)
  })
})
