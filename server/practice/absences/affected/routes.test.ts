import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AffectedVisit, isLeft } from '#domain/practice/affected.ts'
import { appointmentEvents } from '#server/appointments/events/jobs.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { PUBLIC_URL, turnOff } from '#tests/support/appointment-mails.ts'
import type { SlotTime } from '#domain/appointments/slots.ts'
import { bookingIn, slotOn, workday } from '#tests/support/booking.ts'

let app: TestApp
let desk: Persona
const booking = bookingIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk', full_name: 'Mutale Desk' })
})
afterAll(() => app.close())

type Side = 'desk' | 'provider'
const add = (side: Side, as: Persona, body: object) =>
  app.call('POST', `/api/${side}/absences`, { as, body: { id: randomUUID(), ...body } })
const patients = (side: Side, as: Persona, id: string) =>
  app.call('GET', `/api/${side}/absences/${id}/patients`, { as })
const mark = (
  side: Side,
  as: Persona,
  id: string,
  kind: string,
  method: 'PUT' | 'DELETE' = 'PUT',
) =>
  app.call(method, `/api/${side}/appointments/${id}/absence-marks/${kind}`, {
    as,
    ...(method === 'PUT' ? { body: {} } : {}),
  })
const bookOn = async (doctor: Persona, day: number, time: SlotTime, full_name: string) => {
  const patient = await app.createPersona({ full_name })
  const { body } = await booking.book(patient, slotOn(day, time), { provider_id: doctor.user_id })
  return { patient, id: body.id as string }
}
/** What the queue of events would do. */
async function notify() {
  const queue = appointmentEvents({ PUBLIC_URL })
  const rows = await app.database.asOwner('select id from appointment_events where told_at is null')
  for (const { id } of rows) await queue.run({ id: String(id), attempt: 1, isLast: false })
}
const whole = (day: number) => ({
  starts_at: new Date(`${workday(day)}T00:00:00+02:00`).toISOString(),
  ends_at: new Date(`${workday(day)}T23:59:00+02:00`).toISOString(),
})
const statusOf = async (id: string) =>
  (
    await app.database.asOwner('select status, cancelled_by from appointments where id = $1', [id])
  )[0]

describe('an absence', () => {
  it('by day, which the provider saved with their hours, is one of the list of both, and either removes it', async () => {
    const doctor = await booking.provider()
    const { body: hours } = await app.call('GET', '/api/provider/availability', { as: doctor })
    const days_away = [{ first_day: workday(3), last_day: workday(4) }]
    const save = (body: object) =>
      app.call('PUT', '/api/provider/availability', { as: doctor, body })
    await save({ ...hours, days_away })
    const { body: own } = await app.call('GET', '/api/provider/absences', { as: doctor })
    expect(own).toMatchObject([
      { starts_at: new Date(`${workday(3)}T00:00:00+02:00`).toISOString(), affected: 0 },
    ])
    const { body: all } = await app.call('GET', '/api/desk/absences', { as: desk })
    expect(all).toContainEqual(own[0])
    // Saved again, also by a page that knows no days away, it stays what it is.
    await save({ ...hours, days_away })
    const { days_away: left, ...rest } = hours
    expect(left).toEqual([])
    expect((await save(rest)).body.days_away).toEqual(days_away)
    expect((await app.call('GET', '/api/provider/absences', { as: doctor })).body).toEqual(own)
    const { status } = await app.call('DELETE', `/api/desk/absences/${own[0].id}`, { as: desk })
    expect(status).toBe(204)
    expect(
      (await app.call('GET', '/api/provider/availability', { as: doctor })).body,
    ).toMatchObject({ days_away: [] })
    expect((await save({ ...hours, days_away: [] })).status).toBe(200)
  })

  it.each<Side>(['desk', 'provider'])(
    'that the %s enters with a reason cancels its appointments at once, once, and no others',
    async (side) => {
      const doctor = await booking.provider()
      const inside = await bookOn(doctor, 6, '10:00', 'In It')
      const outside = await bookOn(doctor, 7, '10:00', 'Not In It')
      const as = side === 'desk' ? desk : doctor
      const body = {
        id: randomUUID(),
        ...whole(6),
        cancel_reason: 'Ill.',
        ...(side === 'desk' ? { provider_id: doctor.user_id } : {}),
      }
      const first = await add(side, as, body)
      expect([first.status, first.body.affected, first.body.listed]).toEqual([201, 0, 1])
      expect((await add(side, as, body)).status).toBe(200)
      expect(await statusOf(inside.id)).toEqual({ status: 'cancelled', cancelled_by: 'provider' })
      expect(await statusOf(outside.id)).toMatchObject({ status: 'requested' })
      const { body: rows } = await patients(side, as, body.id)
      expect(rows).toMatchObject([
        { id: inside.id, state: 'cancelled', by_patient: false, emailed_at: null },
      ])
      expect(rows[0].patient.full_name).toBe('In It')
      expect(JSON.stringify(rows)).not.toContain('Ill.')
      const wrong = await add(side, as, { ...body, id: randomUUID(), cancel_reason: ' ' })
      expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['cancel_reason']])
    },
  )

  it('says before a save how many it would cancel, in all of its days', async () => {
    const doctor = await booking.provider()
    await bookOn(doctor, 13, '09:00', 'First Day')
    await bookOn(doctor, 14, '09:00', 'Between')
    await bookOn(doctor, 15, '09:00', 'Last Day')
    const span = { starts_at: slotOn(13, '11:00'), ends_at: slotOn(15, '16:00') }
    const query = new URLSearchParams(span)
    const own = await app.call('GET', `/api/provider/absences/count?${query}`, { as: doctor })
    expect(own.body).toEqual({ count: 2 })
    query.set('provider_id', doctor.user_id)
    const desks = await app.call('GET', `/api/desk/absences/count?${query}`, { as: desk })
    expect(desks.body).toEqual({ count: 2 })
    const denied = await app.call('GET', `/api/desk/absences/count?${query}`, { as: doctor })
    expect(denied.status).toBe(403)
    const turned = new URLSearchParams({ starts_at: span.ends_at, ends_at: span.starts_at })
    const wrong = await app.call('GET', `/api/provider/absences/count?${turned}`, { as: doctor })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['ends_at']])
    expect((await add('provider', doctor, span)).body.affected).toBe(2)
  })

  it('lists whom it affects with what was done and by whom, and what is left', async () => {
    const doctor = await booking.provider()
    const called = await bookOn(doctor, 8, '09:00', 'A Called')
    const moved = await bookOn(doctor, 8, '10:00', 'B Moved')
    const gone = await bookOn(doctor, 8, '11:00', 'C Gone')
    const { body: absence } = await add('provider', doctor, whole(8))
    expect([absence.affected, absence.listed]).toEqual([3, 3])
    const list = async (side: Side = 'desk') => {
      const { body } = await patients(side, side === 'desk' ? desk : doctor, absence.id)
      return body as AffectedVisit[]
    }
    const left = async () => (await list()).filter(isLeft).map(({ id }) => id)
    expect(await left()).toEqual([called.id, moved.id, gone.id])
    expect((await mark('desk', desk, called.id, 'called')).status).toBe(204)
    expect((await mark('desk', desk, called.id, 'called')).status).toBe(204)
    await app.call('POST', `/api/desk/appointments/${moved.id}/move`, {
      as: desk,
      body: { id: randomUUID(), times: [slotOn(10)] },
    })
    await booking.cancel(gone.patient, gone.id)
    const rows = await list('provider')
    expect(rows.map(({ state }) => state)).toEqual(['open', 'moved', 'cancelled'])
    expect(rows[0]!.marks).toMatchObject([{ mark: 'called', by: 'Mutale Desk' }])
    expect(rows[1]).toMatchObject({ ended_by: 'Mutale Desk', moved_to: slotOn(10) })
    // A patient who cancelled needs no call. Called alone, a visit in an absence is still there.
    expect(rows[2]).toMatchObject({ by_patient: true })
    expect(await left()).toEqual([called.id, moved.id])
    await notify()
    expect((await list())[1]!.emailed_at).not.toBeNull()
    expect(await left()).toEqual([called.id])
    expect((await mark('desk', desk, called.id, 'called', 'DELETE')).status).toBe(204)
    expect((await list())[0]!.marks).toEqual([])
    const cancelled = await app.call('POST', `/api/provider/absences/${absence.id}/cancellation`, {
      as: doctor,
      body: { reason: 'Ill.' },
    })
    expect(cancelled.body).toEqual({ cancelled: 1 })
    await mark('provider', doctor, called.id, 'notified')
    expect(await left()).toEqual([])
  })

  it('keeps a patient in what is left whom no email was written to, or reached', async () => {
    const doctor = await booking.provider()
    const [off, unconfirmed, rejected, reached] = [
      await bookOn(doctor, 11, '09:00', 'A Off'),
      await bookOn(doctor, 11, '10:00', 'B Unconfirmed'),
      await bookOn(doctor, 11, '11:00', 'C Rejected'),
      await bookOn(doctor, 11, '14:00', 'D Reached'),
    ]
    await notify()
    await turnOff(app, off.patient, 'appointments')
    await app.database.asOwner(
      'update accounts.users set email_confirmed_at = null where id = $1',
      [unconfirmed.patient.user_id],
    )
    const { body: absence } = await add('provider', doctor, {
      ...whole(11),
      cancel_reason: 'Ill.',
    })
    await notify()
    await app.database.asOwner(
      `update platform.mail_outbox set last_error = '550', undelivered = 'rejected', undelivered_at = now()
       where recipient = $1 and sent_at is null`,
      [rejected.patient.email],
    )
    const { body } = await patients('desk', desk, absence.id)
    expect((body as AffectedVisit[]).filter(isLeft).map(({ id }) => id)).toEqual([
      off.id,
      unconfirmed.id,
      rejected.id,
    ])
    expect(body[3]).toMatchObject({ id: reached.id, emailed_at: expect.any(String) })
  })

  it('shows a provider phone and birth of their own patients alone, and is on record', async () => {
    const doctor = await booking.provider()
    const [own, other] = [
      await bookOn(doctor, 12, '09:00', 'A Own'),
      await bookOn(doctor, 12, '10:00', 'B Other'),
    ]
    await app.database.asOwner(
      `update user_profiles set phone_number = '+260977123456', date_of_birth = '1984-05-01' where id = any($1)`,
      [[own.patient.user_id, other.patient.user_id]],
    )
    const { body } = await add('provider', doctor, whole(12))
    // Cancelled, the only visit of a patient is no treatment.
    await booking.set(
      other.id,
      `status = 'cancelled', cancelled_by = 'provider', cancelled_at = now()`,
    )
    const known = { phone_number: '+260977123456', date_of_birth: '1984-05-01' }
    const read = async (side: Side, as: Persona) =>
      ((await patients(side, as, body.id)).body as AffectedVisit[]).map(({ patient }) => patient)
    expect(await read('provider', doctor)).toMatchObject([
      { full_name: 'A Own', ...known },
      { full_name: 'B Other', phone_number: null, date_of_birth: null },
    ])
    expect(await read('desk', desk)).toMatchObject([known, known])
    const readings = await app.database.asOwner(
      `select actor_id from platform.audit_events where subject_id = $1 and action = 'absence_patients.read' order by occurred_at`,
      [other.patient.user_id],
    )
    expect(readings.map(({ actor_id }) => actor_id)).toEqual([doctor.user_id, desk.user_id])
  })

  it('is shown and marked by its own provider and the desk alone', async () => {
    const [doctor, other] = [await booking.provider(), await booking.provider()]
    const { id, patient } = await bookOn(doctor, 9, '09:00', 'Whose')
    const { body } = await add('provider', doctor, whole(9))
    expect((await patients('provider', other, body.id)).status).toBe(404)
    expect((await patients('desk', other, body.id)).status).toBe(403)
    expect((await patients('provider', patient, body.id)).status).toBe(403)
    expect((await mark('provider', other, id, 'called')).status).toBe(404)
    expect((await mark('provider', other, id, 'called', 'DELETE')).status).toBe(404)
    const path = `/api/provider/absences/${body.id}/cancellation`
    expect((await app.call('POST', path, { as: other, body: { reason: 'x' } })).status).toBe(404)
    expect((await mark('desk', desk, id, 'emailed')).status).toBe(422)
  })
})
