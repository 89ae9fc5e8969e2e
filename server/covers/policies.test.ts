import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayAfter } from '#domain/values/lusaka.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, consent } = practiceIn(() => app)
const today = todayInLusaka()
const days = { first_day: dayAfter(today, -1), last_day: dayAfter(today, 3) }
const owner = (sql: string, values: unknown[]) => app.database.asOwner(sql, values)
const record = (as: Persona, patient: Persona) =>
  app.call('GET', `/api/provider/covered-patients/${patient.user_id}`, { as })

async function cover(absent: Persona, colleague: Persona) {
  const id = randomUUID()
  await app.call('POST', '/api/provider/covers', {
    as: absent,
    body: { id, colleague_id: colleague.user_id, ...days },
  })
  await app.call('POST', `/api/provider/covers/${id}/acceptance`, { as: colleague, body: {} })
  await owner(`update covers set patients_notified_at = now() - interval '1 day' where id = $1`, [
    id,
  ])
  return id
}

/** A cover of today with a patient in care, whose visit was nine days ago. */
async function covered() {
  const [absent, colleague] = [await provider(), await provider({ full_name: 'Bwalya Zulu' })]
  const patient = await app.createPersona({ full_name: 'Mwila Phiri' })
  const at = new Date(Date.now() - 9 * 86_400_000).toISOString()
  const visit = await bookFor(patient, absent, { status: 'completed', at })
  return { absent, colleague, patient, visit, id: await cover(absent, colleague) }
}
type Covered = Awaited<ReturnType<typeof covered>>

/** Whether the colleague reads the patient, has them in the list, and the patient reads of it; and whether alerts go to the colleague. */
async function relationOf({ colleague, patient, id }: Covered) {
  const [opened, list, own, alerted] = await Promise.all([
    record(colleague, patient),
    app.call('GET', '/api/provider/covered-patients', { as: colleague }),
    app.call('GET', '/api/covers', { as: patient }),
    owner('select practice.covering($1) as id', [patient.user_id]),
  ])
  return {
    reads: opened.status === 200,
    isListed: (list.body as { id: string }[]).some((row) => row.id === patient.user_id),
    isShown: (own.body as { id: string }[]).some((row) => row.id === id),
    isAlerted: alerted.some((row) => row.id === colleague.user_id),
  }
}
const all = { reads: true, isListed: true, isShown: true, isAlerted: true }
const none = { reads: false, isListed: false, isShown: false, isAlerted: false }

async function discharge(as: Persona, patient: Persona) {
  const body = {
    id: randomUUID(),
    reason: 'other',
    summary: 'Well',
    is_shared: true,
    cancelled: [],
  }
  await app.call('POST', `/api/provider/patients/${patient.user_id}/discharges`, { as, body })
}

describe('who is covered', () => {
  it('is a patient in care with the provider who is away', async () => {
    expect(await relationOf(await covered())).toEqual(all)
  })

  it.each<[string, (cast: Covered) => Promise<unknown>]>([
    [
      'whose only visit was cancelled',
      async ({ visit, patient, absent }) => {
        await owner('delete from appointments where id = $1', [visit])
        await bookFor(patient, absent, { status: 'cancelled' })
      },
    ],
    [
      'whose visit the desk alone has proposed',
      async ({ visit, patient, absent }) => {
        await owner('delete from appointments where id = $1', [visit])
        await owner(
          `insert into appointments (patient_id, provider_id, appointment_time, session_type, requested_by, by_desk_alone)
           values ($1, $2, now() + interval '300 days', 'Virtual', 'provider', true)`,
          [patient.user_id, absent.user_id],
        )
      },
    ],
    [
      'whose last visit is more than twelve months ago',
      ({ visit }) =>
        owner(
          `update appointments set appointment_time = now() - interval '13 months' where id = $1`,
          [visit],
        ),
    ],
    ['whom the provider has discharged', ({ absent, patient }) => discharge(absent, patient)],
    [
      'before the colleague accepts',
      ({ id }) => owner('update covers set accepted_at = null where id = $1', [id]),
    ],
    [
      'once it has ended',
      ({ id }) => owner('update covers set ended_at = now() where id = $1', [id]),
    ],
    [
      'after its last day',
      ({ id }) =>
        owner('update covers set first_day = $2::date, last_day = $3::date where id = $1', [
          id,
          dayAfter(today, -4),
          dayAfter(today, -1),
        ]),
    ],
  ])('is not one %s', async (_words, change) => {
    const cast = await covered()
    await change(cast)
    expect(await relationOf(cast)).toEqual(none)
  })

  it('is on the first and on the last day, and reads of it before', async () => {
    const cast = await covered()
    const set = (first: number, last: number) =>
      owner('update covers set first_day = $2::date, last_day = $3::date where id = $1', [
        cast.id,
        dayAfter(today, first),
        dayAfter(today, last),
      ])
    await set(0, 0)
    expect(await relationOf(cast)).toEqual(all)
    await set(1, 3)
    expect(await relationOf(cast)).toEqual({ ...none, isShown: true })
  })

  it('is not one who objects to this cover, and is one who objected to another', async () => {
    const [cast, other] = [await covered(), await covered()]
    await bookFor(cast.patient, other.absent)
    const object = (id: string, as: Persona) =>
      app.call('POST', `/api/covers/${id}/objection`, { as, body: {} })
    expect((await object(other.id, cast.patient)).status).toBe(204)
    expect(await relationOf(cast)).toEqual(all)
    expect(await relationOf({ ...other, patient: cast.patient })).toEqual({
      ...none,
      isShown: true,
    })
    expect(await relationOf(other)).toEqual(all)
    await object(cast.id, cast.patient)
    expect(await relationOf(cast)).toEqual({ ...none, isShown: true })
    // Someone else has not objected.
    const third = await app.createPersona()
    await bookFor(third, cast.absent)
    expect(await relationOf({ ...cast, patient: third })).toEqual(all)
  })

  it('is one whom another provider has discharged, or who was readmitted', async () => {
    const cast = await covered()
    const [other, third] = [await provider(), await app.createPersona()]
    await bookFor(cast.patient, other, { status: 'completed' })
    await discharge(other, cast.patient)
    await bookFor(third, cast.absent, { status: 'completed' })
    await discharge(cast.absent, third)
    expect(await relationOf(cast)).toEqual(all)
    await discharge(cast.absent, cast.patient)
    expect(await relationOf(cast)).toEqual(none)
    await app.call('POST', `/api/provider/patients/${cast.patient.user_id}/readmissions`, {
      as: cast.absent,
      body: { reason: 'Back' },
    })
    expect(await relationOf(cast)).toEqual(all)
  })

  it('is never the colleague, nor a patient of someone else', async () => {
    const cast = await covered()
    await bookFor(cast.colleague, cast.absent)
    expect(await relationOf({ ...cast, patient: cast.colleague })).toEqual(none)
    const stranger = await app.createPersona()
    await bookFor(stranger, await provider())
    expect(await relationOf({ ...cast, patient: stranger })).toEqual(none)
    const another = await covered()
    expect((await record(another.colleague, cast.patient)).status).toBe(404)
  })
})

describe('what the colleague reads', () => {
  it('is of this patient alone, without what was removed', async () => {
    const [cast, other] = [await covered(), await covered()]
    for (const { patient, visit, absent } of [cast, other]) {
      const isOwn = patient === cast.patient
      for (const purpose of ['share_readings', 'share_screenings'] as const)
        await consent(patient, purpose)
      await owner(
        `insert into blood_pressure_readings (user_id, systolic, diastolic, created_at, removed_at)
         values ($1, $2, 90, now(), null), ($1, 199, 99, now(), now())`,
        [patient.user_id, isOwn ? 141 : 142],
      )
      await owner(
        `insert into glucose_readings (user_id, glucose_level, entered_value, entered_unit, created_at, removed_at)
         values ($1, 100, $2, 'mmol/L', now(), null), ($1, 100, 19, 'mmol/L', now(), now())`,
        [patient.user_id, isOwn ? 6.1 : 6.2],
      )
      await owner(
        `insert into intake_forms (id, user_id, "fullName", "dateOfBirth", phone, address, "emergencyContact", "emergencyPhone", "reasonForVisit")
         values (gen_random_uuid(), $1, 'Someone', '1990-01-01', '0977123456', 'Lusaka', 'Mother', '0977123457', $2)`,
        [patient.user_id, isOwn ? 'Sleep' : 'Headache'],
      )
      await owner(`update appointments set outcome = 'held' where id = $1`, [visit])
      await owner(
        'insert into shared_notes (appointment_id, patient_id, provider_id, notes) values ($1, $2, $3, $4)',
        [visit, patient.user_id, absent.user_id, isOwn ? 'Walk daily' : 'Eat less salt'],
      )
    }
    // With others, and cancelled: neither is of this cover.
    await bookFor(cast.patient, other.absent, { status: 'completed' })
    await bookFor(cast.patient, cast.absent, { status: 'cancelled' })
    const { body } = await record(cast.colleague, cast.patient)
    expect(body).toMatchObject({
      visits: [{ id: cast.visit, shared_notes: 'Walk daily' }],
      blood_pressure: [{ systolic: 141 }],
      glucose: [{ entered_value: 6.1 }],
      screenings: [],
    })
    // The form names providers with an appointment alone.
    expect(JSON.stringify(body)).not.toContain('Sleep')
    for (const part of ['visits', 'blood_pressure', 'glucose']) expect(body[part]).toHaveLength(1)
  })

  it.each(['share_readings', 'share_screenings'] as const)(
    'by %s is what this consent is for, and no one else’s',
    async (purpose) => {
      const [cast, other] = [await covered(), await covered()]
      await consent(cast.patient, purpose)
      const { body } = await record(cast.colleague, cast.patient)
      expect([body.blood_pressure, body.glucose, body.screenings]).toEqual(
        purpose === 'share_readings' ? [[], [], null] : [null, null, []],
      )
      const { body: theirs } = await record(other.colleague, other.patient)
      expect([theirs.blood_pressure, theirs.screenings]).toEqual([null, null])
      await app.call('POST', '/api/consents/withdraw', { as: cast.patient, body: { purpose } })
      const { body: after } = await record(cast.colleague, cast.patient)
      expect([after.blood_pressure, after.screenings]).toEqual([null, null])
    },
  )

  it('has the next visit of these days with the provider who is away', async () => {
    const cast = await covered()
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    await bookFor(cast.patient, await provider(), { at: at(5) })
    await bookFor(await app.createPersona(), cast.absent, { at: at(8) })
    await bookFor(cast.patient, cast.absent, { at: at(12), status: 'cancelled' })
    await bookFor(cast.patient, cast.absent, { at: at(400) })
    const next = async () => {
      const { body } = await app.call('GET', '/api/provider/covered-patients', {
        as: cast.colleague,
      })
      return (body as { id: string; next_visit: string }[]).find(
        ({ id }) => id === cast.patient.user_id,
      )!.next_visit
    }
    expect(await next()).toBeNull()
    const wanted = at(24)
    await bookFor(cast.patient, cast.absent, { at: wanted })
    expect(Date.parse(await next())).toBe(Date.parse(wanted))
  })
})
