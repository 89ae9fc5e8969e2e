import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { categoryOfBloodPressure } from '#domain/readings/blood-pressure.ts'
import { newBloodPressureReading, newGlucoseReading } from '#domain/readings/schema.ts'
import { changesBetween } from '#domain/screening/change.ts'
import { newScreeningResult } from '#domain/screening/schema.ts'
import { asksForSafety } from '#domain/screening/scoring.ts'
import { openFiles } from '#server/platform/files.ts'
import { signInAs } from '#tests/support/accounts.ts'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { toScreening } from '../screening/rules.ts'
import { describeAppointments } from './appointments/rules.ts'
import { seedDemo, whyNotSeed } from './jobs.ts'
import { describeScreenings } from './screenings/rules.ts'
import { demoPassword, demoPersonas, describeBloodPressure, describeGlucose } from './rules.ts'

describe('the demo accounts', () => {
  let app: TestApp
  const settings = { isProduction: false }
  beforeAll(async () => {
    app = await openTestApp()
    await seedDemo(settings, app.files)
  })
  afterAll(() => app.close())

  it('are made once, and leave no session open', async () => {
    expect(await seedDemo(settings, app.files)).toEqual([])
    const rows = await app.database.asOwner(
      `select from accounts.users where email like '%@demo.test'`,
    )
    expect(rows).toHaveLength(7)
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
    const [told] = await app.database.asOwner(`
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
    expect(told).toMatchObject({
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
  await seedDemo({ isProduction: false }, app.files)
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

describe('the story of the appointments', () => {
  it.each(['2026-11-21T03:00:00Z', '2026-11-21T21:59:59Z', '2026-11-21T22:00:00Z'])(
    'keeps to the hours of booking in Lusaka, past ones before and the others after %s',
    (time) => {
      const now = new Date(time)
      const hour = new Intl.DateTimeFormat('en-GB', {
        timeZone: 'Africa/Lusaka',
        timeStyle: 'short',
      })
      for (const { appointment_time, status } of describeAppointments(now)) {
        expect(['09:00', '10:00', '11:00', '14:00', '15:00', '16:00']).toContain(
          hour.format(appointment_time),
        )
        expect(appointment_time < now).toBe(['completed', 'cancelled'].includes(status))
      }
    },
  )
})

it('has a patient confirmed today as long as an hour of today is left', () => {
  const today = (time: string) =>
    describeAppointments(new Date(time)).filter(({ appointment_time }) =>
      appointment_time.toISOString().startsWith('2026-11-21'),
    )
  expect(today('2026-11-21T07:00:00Z')).toMatchObject([{ status: 'confirmed' }])
  expect(today('2026-11-21T13:59:59Z')).toMatchObject([
    { appointment_time: new Date('2026-11-21T14:00:00Z') },
  ])
  expect(today('2026-11-21T14:00:00Z')).toEqual([])
})

describe('the story of the readings', () => {
  const now = new Date('2026-11-21T03:00:00Z')

  it('is one that the forms would have taken, and is all in the past', () => {
    const pressures = describeBloodPressure(now)
    const sugars = describeGlucose(now)
    expect(pressures.length).toBeGreaterThan(90)
    expect(sugars.length).toBeGreaterThan(40)
    for (const { created_at, ...reading } of pressures) {
      expect(newBloodPressureReading.safeParse(reading).success).toBe(true)
      expect(created_at.getTime()).toBeLessThan(now.getTime())
    }
    for (const { created_at, ...reading } of sugars) {
      expect(newGlucoseReading.safeParse(reading).success).toBe(true)
      expect(created_at.getTime()).toBeLessThan(now.getTime())
    }
  })

  it('begins high, has one crisis, and ends better, the same every time', () => {
    const pressures = describeBloodPressure(now)
    const meanOf = (part: typeof pressures) =>
      part.reduce((sum, reading) => sum + reading.systolic, 0) / part.length
    expect(meanOf(pressures.slice(0, 12))).toBeGreaterThan(150)
    expect(meanOf(pressures.slice(-12))).toBeLessThan(135)
    const crises = pressures.filter(
      (reading) => categoryOfBloodPressure(reading) === 'Hypertensive Crisis',
    )
    expect(crises).toHaveLength(1)
    expect(describeBloodPressure(now)).toEqual(pressures)
  })
})

describe('the story of the screenings', () => {
  const now = new Date('2026-11-21T03:00:00Z')
  const told = describeScreenings('client@demo.test', now)

  it('is one that the questionnaire would have taken, and is all in the past', () => {
    for (const { answers, created_at } of [
      ...told,
      ...describeScreenings('student@demo.test', now),
    ]) {
      expect(newScreeningResult.safeParse({ answers }).error).toBeUndefined()
      expect(created_at.getTime()).toBeLessThan(now.getTime())
      expect(asksForSafety(answers)).toBe(false)
    }
    expect(describeScreenings('admin@demo.test', now)).toEqual([])
  })

  it('gets better by more than the thresholds', () => {
    const kept = told.map(({ answers }) => ({ ...toScreening(answers), under_18: false }))
    const changes = changesBetween(kept[0]!, kept[2]!)
    expect(changes.map(({ verdict }) => verdict)).toEqual(['better', 'better', 'better'])
  })
})

it('never writes demo accounts in production or to another machine', async () => {
  const refusal = (DATABASE_URL?: string, isProduction = false) =>
    whyNotSeed({ isProduction, DATABASE_URL })
  expect(refusal()).toBeUndefined()
  expect(refusal('postgres://me@127.0.0.1/ubumi')).toBeUndefined()
  expect(refusal('postgres://me@db.example.com/ubumi')).toMatch(/another machine/)
  expect(refusal('postgres://me@localhost.example.com/ubumi')).toMatch(/another machine/)
  expect(refusal(undefined, true)).toMatch(/production/)
  await expect(
    seedDemo({ isProduction: true }, openFiles({ FILES_URL: 'file:///nowhere' })),
  ).rejects.toThrow('production')
})
