import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { PUBLIC_URL, subjectsTo } from '#tests/support/appointment-mails.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'
import { appointmentEvents } from './jobs.ts'

let app: TestApp
let desk: Persona
let admin: Persona
let doctor: Persona
let patient: Persona
const booking = bookingIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())
beforeEach(async () => {
  doctor = await booking.provider()
  patient = await app.createPersona()
})

/** What the queue of events would do. */
async function runEvents() {
  const queue = appointmentEvents({ PUBLIC_URL })
  const rows = await app.database.asOwner(
    'select id from appointment_events where told_at is null order by occurred_at',
  )
  for (const { id } of rows) await queue.run({ id: String(id), attempt: 1, isLast: false })
}

/** @returns what the emails of the events to the provider are about, without their time */
async function mailsToProvider(): Promise<string[]> {
  await runEvents()
  const subjects = (await subjectsTo(app, doctor)).map((subject) => subject.split(':')[0]!)
  await app.database.asOwner('delete from platform.mail_outbox')
  return subjects
}

/** Who did what was last written about an appointment. */
async function lastActor(id: string) {
  const [row] = await app.database.asOwner(
    'select acted_by from appointment_events where appointment_id = $1 order by occurred_at desc, id limit 1',
    [id],
  )
  return row!.acted_by
}

const post = async (as: Persona, path: string, body: object) => {
  const answer = await app.call('POST', `/api${path}`, { as, body })
  expect([path, Math.floor(answer.status / 100)]).toEqual([path, 2])
  return answer.body
}
const agreed = { agreed_how: 'by phone' }

/** An appointment that staff make: a proposal, or booked as agreed. @returns its id */
async function made(by: 'provider' | 'desk', more: object = {}) {
  const id = randomUUID()
  const body = { id, patient_id: patient.user_id, appointment_time: slotOn(2), ...more }
  const session_type = 'Virtual'
  if (by === 'desk')
    await post(desk, '/desk/appointments', { ...body, provider_id: doctor.user_id, session_type })
  else await post(doctor, '/provider/appointments', { ...body, session_type })
  return id
}

/** A request of the patient. @returns its id */
const asked = async () =>
  (await booking.book(patient, slotOn(2), { provider_id: doctor.user_id })).body.id as string

const confirm = (id: string) =>
  app.call('PATCH', `/api/provider/appointments/${id}`, {
    as: doctor,
    body: { status: 'confirmed' },
  })
const cancelAsProvider = (id: string) =>
  post(doctor, '/provider/call-offs', { ids: [id], reason: 'I am ill.' })
const cancelAtDesk = (id: string, more: object = {}) =>
  post(desk, `/desk/appointments/${id}/cancellation`, { reason: 'Closed', ...more })
const cancelAsAdmin = (id: string) =>
  post(admin, `/admin/accounts/${doctor.user_id}/call-offs`, { ids: [id], reason: 'Closed' })
const moveAs = (by: 'provider' | 'desk', id: string, more: object = {}) =>
  post(
    by === 'desk' ? desk : doctor,
    `/${by === 'desk' ? 'desk' : 'provider'}/appointments/${id}/move`,
    { id: randomUUID(), times: [slotOn(3)], ...more },
  )

describe('an email to a provider about an appointment', () => {
  beforeEach(async () => {
    // The provider treats the patient.
    await app.database.asOwner(
      `insert into appointments (patient_id, provider_id, appointment_time, session_type, status)
       values ($1, $2, now() - interval '20 days', 'Virtual', 'completed')`,
      [patient.user_id, doctor.user_id],
    )
    await mailsToProvider()
  })

  it('and to the patient is sent twice rather than never where a visit is gone or moved', async () => {
    const atMostOnce = async () => {
      await runEvents()
      const mails = await app.database.asOwner(
        'delete from platform.mail_outbox returning at_most_once',
      )
      expect(mails.length).toBeGreaterThan(0)
      return mails.map(({ at_most_once }) => at_most_once)
    }
    const id = await made('desk', agreed)
    expect(new Set(await atMostOnce())).toEqual(new Set([true]))
    await moveAs('desk', id, agreed)
    expect(new Set(await atMostOnce())).toEqual(new Set([false]))
    const other = await made('desk', { ...agreed, appointment_time: slotOn(5) })
    await atMostOnce()
    await cancelAtDesk(other)
    expect(new Set(await atMostOnce())).toEqual(new Set([false]))
  })

  it('comes for each step of their patient', async () => {
    const id = await asked()
    expect([await mailsToProvider(), await lastActor(id)]).toEqual([['Requested'], patient.user_id])
    await confirm(id)
    await mailsToProvider()
    await post(patient, `/appointments/${id}/move`, { id: randomUUID(), times: [slotOn(3)] })
    expect(await mailsToProvider()).toEqual(['Changed'])
    const proposal = await made('provider', { appointment_time: slotOn(4) })
    await mailsToProvider()
    await booking.accept(patient, proposal)
    expect(await mailsToProvider()).toEqual(['Confirmed'])
    await booking.cancel(patient, proposal)
    expect([await mailsToProvider(), await lastActor(proposal)]).toEqual([
      ['Cancelled'],
      patient.user_id,
    ])
    const second = await made('provider', { appointment_time: slotOn(4) })
    await mailsToProvider()
    await booking.cancel(patient, second)
    expect(await mailsToProvider()).toEqual(['Declined'])
  })

  it('comes for no step of their own', async () => {
    const id = await asked()
    await mailsToProvider()
    await confirm(id)
    expect([await mailsToProvider(), await lastActor(id)]).toEqual([[], doctor.user_id])
    await cancelAsProvider(id)
    expect([await mailsToProvider(), await lastActor(id)]).toEqual([[], doctor.user_id])
    await cancelAsProvider(await asked())
    await mailsToProvider()
    for (const more of [{}, agreed]) {
      const own = await made('provider', more)
      expect([await mailsToProvider(), await lastActor(own)]).toEqual([[], doctor.user_id])
      const [moved] = await moveAs('provider', own, more)
      expect(await mailsToProvider()).toEqual([])
      await cancelAsProvider(moved.id)
      expect(await mailsToProvider()).toEqual([])
    }
  })

  it('comes for no step of their own with what the front desk booked', async () => {
    for (const more of [{}, agreed]) {
      const id = await made('desk', more)
      expect(await mailsToProvider()).toHaveLength(1)
      await moveAs('provider', id, more)
      expect(await mailsToProvider()).toEqual([])
      const [row] = await app.database.asOwner(
        'select id from appointments where moved_from = $1',
        [id],
      )
      await cancelAsProvider(String(row!.id))
      expect(await mailsToProvider()).toEqual([])
    }
  })

  it('comes for each step of the front desk', async () => {
    const proposed = await made('desk')
    expect([await mailsToProvider(), await lastActor(proposed)]).toEqual([
      ['Proposed'],
      desk.user_id,
    ])
    await post(desk, `/desk/appointments/${proposed}/agreement`, agreed)
    expect(await mailsToProvider()).toEqual(['Booked'])
    const { id } = await moveAs('desk', proposed)
    expect([await mailsToProvider(), await lastActor(id)]).toEqual([['Changed'], desk.user_id])
    await cancelAtDesk(id)
    expect([await mailsToProvider(), await lastActor(id)]).toEqual([['Cancelled'], desk.user_id])
    const booked = await made('desk', agreed)
    expect(await mailsToProvider()).toEqual(['Booked'])
    await cancelAtDesk(booked, { asked_by: 'patient' })
    expect(await mailsToProvider()).toEqual(['Cancelled'])
  })

  it('comes where the front desk cancels for them what they and their patient had made', async () => {
    for (const asked_by of ['patient', 'clinic'] as const) {
      const id = await asked()
      await confirm(id)
      await mailsToProvider()
      await cancelAtDesk(id, { asked_by })
      expect([asked_by, await mailsToProvider()]).toEqual([asked_by, ['Cancelled']])
    }
    await made('provider', agreed).then(cancelAtDesk)
    expect(await mailsToProvider()).toEqual(['Cancelled'])
    await made('provider').then(cancelAtDesk)
    expect(await mailsToProvider()).toHaveLength(1)
  })

  it('comes where an admin cancels for them', async () => {
    const id = await asked()
    await confirm(id)
    await mailsToProvider()
    await cancelAsAdmin(id)
    expect([await mailsToProvider(), await lastActor(id)]).toEqual([['Cancelled'], admin.user_id])
  })
})
