import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFiles } from '#server/platform/files/open-files.ts'
import { signInAs } from '#tests/support/accounts.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { describeBloodPressure, describeGlucose } from '../readings/seed/sample-readings.ts'
import { features } from '../features.ts'
import { seedDemo, whyNotSeed } from './jobs.ts'
import { demoPassword, demoPersonas } from './personas.ts'

describe('the demo accounts', () => {
  let app: TestApp
  const settings = { isProduction: false }
  beforeAll(async () => {
    app = await openTestApp()
    await seedDemo(settings, app.files, features)
  })
  afterAll(() => app.close())

  it('are made once, and leave no session open', async () => {
    expect(await seedDemo(settings, app.files, features)).toEqual([])
    const rows = await app.database.asOwner(
      `select from accounts.users where email like '%@demo.test'`,
    )
    expect(rows).toHaveLength(8)
    expect(await app.database.asOwner('select from accounts.sessions')).toEqual([])
  })

  it.each(demoPersonas.map(({ email, profile }) => [email, profile.role] as const))(
    'let %s sign in as %s',
    async (email, role) => {
      const { status, body } = await signInAs(app, email, demoPassword)
      expect([status, body.user?.user_metadata.role]).toEqual([200, role])
      expect(body.weak_password).toBeUndefined()
    },
  )

  it('hold what their stories say', async () => {
    const [sample] = await app.database.asOwner(`
      select (select count(*)::int from blood_pressure_readings) as pressures,
        (select count(*)::int from glucose_readings) as sugars,
        (select json_agg(r.results order by r.created_at) from screening_results r join user_profiles p on p.id = user_id where not p.is_student) as screenings,
        (select count(*)::int from screening_results) as all_screenings,
        (select count(*)::int from consents where withdrawn_at is null) as consents,
        (select json_object_agg(held.email, held.statuses) from (select d.email, json_object_agg(c.status, c.count) as statuses
          from (select provider_id, status, count(*)::int as count from appointments where (appointment_time at time zone 'Africa/Lusaka')::date <> (now() at time zone 'Africa/Lusaka')::date group by 1, 2) c
          join user_profiles d on d.id = c.provider_id group by 1) held) as held,
        (select count(*)::int from appointment_events where told_at is null) as untold,
        (select count(*)::int from appointments a where not exists (select from appointment_reminders r where r.appointment_id = a.id and r.kind = 'hour')) as to_be_reminded,
        (select count(*)::int from user_profiles where provider_status = 'approved' and certificate_expires_on > now()) as approved,
        (select plan_name from memberships join user_profiles p on p.id = user_id where p.is_student) as plan`)
    expect(sample).toMatchObject({
      pressures: describeBloodPressure(new Date()).length,
      sugars: describeGlucose(new Date()).length,
      screenings: [
        { 'PHQ-9': 14, 'PHQ-15': 12 },
        { 'PHQ-9': 8 },
        { 'WHO-5': 72, 'GAD-7': 3, 'PHQ-9': 3 },
      ],
      all_screenings: 4,
      consents: 5,
      held: {
        'therapist@demo.test': { completed: 4, cancelled: 1, requested: 1, confirmed: 1 },
        'dietitian@demo.test': { completed: 1, confirmed: 1 },
        'fitness@demo.test': { completed: 1, requested: 1 },
      },
      untold: 0,
      to_be_reminded: 0,
      approved: 3,
      plan: 'Student Wellness Plan',
    })
  })
})

it('gives an admin something to decide, and a document to open', async () => {
  const app = await openTestApp()
  await seedDemo({ isProduction: false }, app.files, features)
  const admin = await app.createPersona({ role: 'admin' })
  const { body } = await app.call('GET', '/api/admin/provider-registrations', { as: admin })
  expect(body).toMatchObject([
    { status: 'pending', provider: { full_name: 'Luyando Hamoonga', provider_status: 'pending' } },
  ])
  const link = await app.call(
    'POST',
    `/api/admin/provider-registrations/${body[0].id}/document-link`,
    { as: admin, body: {} },
  )
  const document = await app.call('GET', link.body.url)
  expect(document.body).toMatch(/^%PDF-1\.4[^]*Luyando Hamoonga[^]*%%EOF\n$/)
  const done = await app.call('GET', '/api/admin/provider-registrations?status=approved', {
    as: admin,
  })
  expect(done.body).toHaveLength(3)
  await app.close()
})

it('never writes demo accounts in production or to another machine', async () => {
  const rejection = (DATABASE_URL?: string, isProduction = false) =>
    whyNotSeed({ isProduction, DATABASE_URL })
  expect(rejection()).toBeUndefined()
  expect(rejection('postgres://me@127.0.0.1/ubumi')).toBeUndefined()
  expect(rejection('postgres://me@db.example.com/ubumi')).toMatch(/another machine/)
  expect(rejection('postgres://me@localhost.example.com/ubumi')).toMatch(/another machine/)
  expect(
    whyNotSeed({
      isProduction: false,
      DATABASE_URL: 'postgres://me@localhost:6432/ubumi',
      DATABASE_ADMIN_URL: 'postgres://me@db.example.com/ubumi',
    }),
  ).toMatch(/another machine/)
  expect(rejection(undefined, true)).toMatch(/production/)
  await expect(
    seedDemo({ isProduction: true }, openFiles({ FILES_URL: 'file:///nowhere' }), features),
  ).rejects.toThrow('production')
})
