import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { bookingIn, slotOn, workday } from '#tests/support/booking.ts'

let app: TestApp
let chanda: Persona
let doctor: Persona
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { book, cancel, closeAllPractices, countRows, list, provider } = bookingIn(() => app)

beforeEach(async () => {
  await closeAllPractices()
  chanda = await app.createPersona()
  doctor = await provider({ specialty: 'Therapist' })
})

describe('a booking', () => {
  it('is requested, an hour long, with the assigned provider, whatever else is sent', async () => {
    const answer = await book(chanda, slotOn(1), {
      status: 'confirmed',
      duration_minutes: 5,
      notes: 'mine',
      patient_id: doctor.user_id,
      requested_by: 'provider',
      replaces: randomUUID(),
    })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      cost: { price_ngwee: null, included: null },
      id: expect.any(String),
      status: 'requested',
      appointment_time: slotOn(1),
      session_type: 'Virtual',
      duration_minutes: 60,
      requested_by: 'patient',
      series_id: null,
      replaces: null,
      outcome: null,
      absence_reported_at: null,
      no_answer_at: null,
      notes_shared_at: null,
      provider_away: false,
      room: null,
      bring: null,
      provider: {
        id: doctor.user_id,
        full_name: 'Chileshe Mumba',
        specialty: 'Therapist',
        profile_picture_url: null,
      },
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    expect(await list(chanda)).toEqual([answer.body])
    const [row] = await app.database.asOwner('select * from appointments where id = $1', [
      answer.body.id,
    ])
    expect(row).toMatchObject({ notes: null, patient_id: chanda.user_id, replaces: null })
    expect(await auditEventsOf(app.database, answer.body.id)).toMatchObject([
      { actor_id: chanda.user_id, subject_id: chanda.user_id, action: 'appointment.book' },
    ])
  })

  it('goes to the provider with the fewest upcoming appointments', async () => {
    const other = await provider()
    const busy = (await book(chanda, slotOn(2), { provider_id: other.user_id })).body
    const { body } = await book(chanda, slotOn(3))
    expect([busy.provider.id, body.provider.id]).toEqual([other.user_id, doctor.user_id])
  })

  it('goes to exactly the provider who was shown', async () => {
    const other = await provider()
    for (const { user_id } of [other, doctor]) {
      const named = await book(await app.createPersona(), slotOn(2), {
        provider_id: user_id.toUpperCase(),
      })
      expect(named.body.provider.id).toBe(user_id)
    }
  })

  it('goes to a provider of the profession it is about, and to a therapist where that is not sure', async () => {
    const dietitian = await provider({ specialty: 'Dietitian' })
    const trainer = await provider({ specialty: 'Fitness Expert' })
    const ask = async (more: object) =>
      (await book(await app.createPersona(), slotOn(4), more)).body.provider.id
    expect(await ask({ about: 'food' })).toBe(dietitian.user_id)
    expect(await ask({ about: 'exercise' })).toBe(trainer.user_id)
    const others = [dietitian.user_id, trainer.user_id]
    expect(others).not.toContain(await ask({ about: 'unsure' }))
    // No provider of that profession is free any more: no other takes their place.
    const full = await book(await app.createPersona(), slotOn(4), { about: 'food' })
    expect(full.status).toBe(409)
    const wrong = await book(await app.createPersona(), slotOn(4), { about: 'money' })
    expect(Object.keys(wrong.body.fields)).toEqual(['about'])
  })

  it('sent again answers the first one, and once only writes it', async () => {
    const body = { id: randomUUID(), provider_id: doctor.user_id }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => book(chanda, slotOn(1), body)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const again = await book(chanda, slotOn(1), { id: body.id.toUpperCase() })
    expect([again.status, again.body]).toEqual([200, answers[0]!.body])
    expect(await auditEventsOf(app.database, body.id)).toHaveLength(1)
    const before = await countRows()
    for (const other of [
      await book(chanda, slotOn(2), body),
      await book(chanda, slotOn(1), { ...body, session_type: 'Phone' }),
      await book(await app.createPersona(), slotOn(2), { id: body.id }),
    ])
      expect([other.status, other.body.code]).toEqual([409, 'conflict'])
    expect(await countRows()).toEqual(before)
  })

  it.each([
    ['half past nine', () => slotOn(1).replace('07:00', '07:30')],
    ['thirty seconds past', () => slotOn(1).replace('07:00:00', '07:00:30')],
    ['a millisecond past', () => slotOn(1).replace('.000Z', '.001Z')],
    ['eight o’clock', () => slotOn(1).replace('07:00', '06:00')],
    ['nine o’clock elsewhere', () => `${workday(1)}T09:00:00+05:30`],
    ['the past', () => slotOn(1).replace(/^\d+/, '2020')],
    ['the 91st day', () => `${dayAfter(lusakaClock(new Date()).day, 91)}T09:00:00+02:00`],
    ['the end of time', () => '9999-12-31T23:00:00-12:00'],
    ['no time', () => ''],
    ['a time without a zone', () => `${workday(1)}T09:00:00`],
  ])('at %s is rejected with the field named', async (_, at) => {
    const before = await countRows()
    const { status, body } = await book(chanda, at())
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual(['appointment_time'])
    expect(await countRows()).toEqual(before)
  })

  it.each([
    ['pending', { provider_status: 'pending' }],
    ['refused', { provider_status: 'refused' }],
    ['lapsed', { certificate_expires_on: '2020-12-31' }],
  ] as const)('of a %s provider is rejected with the field named', async (_, traits) => {
    const other = await provider(traits)
    const before = await countRows()
    const { status, body } = await book(chanda, slotOn(1), { provider_id: other.user_id })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['provider_id']])
    expect(await countRows()).toEqual(before)
  })

  it('of the caller, of a client, or of an unknown id is rejected with the field named', async () => {
    const client = await app.createPersona()
    for (const [as, provider_id] of [
      [doctor, doctor.user_id],
      [chanda, client.user_id],
      [chanda, randomUUID()],
    ] as const) {
      const { status, body } = await book(as, slotOn(1), { provider_id })
      expect([status, Object.keys(body.fields)]).toEqual([422, ['provider_id']])
    }
    // Nor does the server assign a provider to themselves.
    expect((await book(doctor, slotOn(1))).body.code).toBe('slot_taken')
  })

  it('of a taken hour is rejected, with what is free instead', async () => {
    const other = await provider()
    const first = await book(chanda, slotOn(1), { provider_id: doctor.user_id })
    expect(first.status).toBe(201)
    const mwila = await app.createPersona()
    const before = await countRows()
    const lost = await book(mwila, slotOn(1), { provider_id: doctor.user_id })
    expect([lost.status, lost.body]).toMatchObject([
      409,
      {
        code: 'slot_taken',
        message: 'This time has just been taken. Please choose another.',
        next_free: [{ starts_at: slotOn(1), provider: { id: other.user_id } }, {}, {}],
      },
    ])
    expect(JSON.stringify(lost.body)).not.toContain(chanda.user_id)
    expect(await countRows()).toEqual(before)
    expect((await book(mwila, slotOn(1))).body.provider.id).toBe(other.user_id)
    const late = await book(await app.createPersona(), slotOn(1))
    expect(late.body.next_free[0].starts_at).toBe(slotOn(1, '10:00'))
  })

  it('beside another one of the patient is rejected', async () => {
    await provider()
    await book(chanda, slotOn(1))
    const { status, body } = await book(chanda, slotOn(1))
    expect([status, body.code]).toEqual([409, 'own_clash'])
  })

  it('is rejected for a patient with five upcoming ones, also when ten are sent at once', async () => {
    const days = Array.from({ length: 10 }, (_, index) => slotOn(index + 1))
    const answers = await Promise.all(days.map((at) => book(chanda, at)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    const rejected = answers.filter(({ status }) => status !== 201)
    expect(rejected.map(({ body }) => body.code)).toEqual(Array(5).fill('too_many_open'))
    const booked = await list(chanda)
    expect(booked).toHaveLength(5)
    expect((await cancel(chanda, booked[0].id)).status).toBe(204)
    expect((await book(chanda, slotOn(12))).status).toBe(201)
  })

  it('keeps a provider’s buffer when neighbouring hours are booked at once', async () => {
    await app.database.asOwner(
      'insert into availability (provider_id, buffer_minutes) values ($1, 30)',
      [doctor.user_id],
    )
    await app.database.asOwner(
      `insert into weekly_hours (provider_id, weekday, starts_at, ends_at)
       select $1, day, '09:00', '17:00' from generate_series(1, 5) as day`,
      [doctor.user_id],
    )
    for (const day of [1, 2, 3]) {
      const patients = await Promise.all([1, 2, 3].map(() => app.createPersona()))
      const answers = await Promise.all(
        (['09:00', '10:00', '11:00'] as const).map((time, index) =>
          book(patients[index]!, slotOn(day, time), { provider_id: doctor.user_id }),
        ),
      )
      const booked = answers.map(({ status }) => status === 201)
      expect(booked.filter(Boolean).length, String(booked)).toBeGreaterThan(0)
      expect(booked[1] && (booked[0] || booked[2]), String(booked)).toBe(false)
    }
  })

  it('made at once by twelve people with three providers is had by three, one each', async () => {
    await provider()
    await provider()
    const patients = await Promise.all(Array.from({ length: 12 }, () => app.createPersona()))
    const answers = await Promise.all(patients.map((patient) => book(patient, slotOn(4))))
    const won = answers.filter(({ status }) => status === 201)
    expect(new Set(won.map(({ body }) => body.provider.id)).size).toBe(3)
    expect(won).toHaveLength(3)
    const lost = answers.filter(({ status }) => status !== 201)
    expect(lost.map(({ body }) => body.code)).toEqual(Array(9).fill('slot_taken'))
  })
})

describe('the list', () => {
  it('pages by time, without losing or repeating one', async () => {
    await app.database.asOwner(
      `insert into appointments (patient_id, provider_id, appointment_time, session_type, status, cancelled_by, cancelled_at)
       select $1, $2, timestamptz '2026-01-05T07:00Z' + n / 3 * interval '1 day', 'Phone', 'cancelled', 'provider', now() from generate_series(0, 10) n`,
      [chanda.user_id, doctor.user_id],
    )
    const seen: { id: string }[] = []
    for (let before = ''; ; before = `&before=${seen.at(-1)!.id}`) {
      const page = await list(chanda, `?limit=2${before}`)
      if (page.length === 0) break
      seen.push(...page)
    }
    const whole = await list(chanda)
    expect(whole).toHaveLength(11)
    expect(seen).toEqual(whole)
    const times = whole.map((one: { appointment_time: string }) => one.appointment_time)
    expect(times).toEqual(times.toSorted().reverse())
    expect(await list(chanda, '?before=2026-01-06T09:00:00%2B02:00')).toHaveLength(3)
  })

  it('shows a provider what they have as a patient, not what they hold', async () => {
    await book(chanda, slotOn(1))
    expect(await list(doctor)).toEqual([])
  })

  it('keeps the appointment of a provider who has gone, without a name', async () => {
    await book(chanda, slotOn(1))
    await app.database.asOwner('update appointments set provider_id = null where patient_id = $1', [
      chanda.user_id,
    ])
    expect(await list(chanda)).toMatchObject([{ provider: null }])
  })
})
