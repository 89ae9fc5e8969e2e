import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppointmentStatus } from '#domain/appointments/status.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn, upcomingSlots, statusesOf } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, expireCertificate, accesses } = practiceIn(() => app)
const nextSlot = (() => {
  const slots = upcomingSlots(300)
  return () => slots.shift()!
})()
const hour = 60 * 60 * 1000
const fromNow = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

const list = (as: Persona, from = fromNow(-24 * 100), to = fromNow(24 * 200)) =>
  app.call('GET', `/api/provider/appointments?${new URLSearchParams({ from, to })}`, { as })
const change = (as: Persona, id: string, body: unknown) =>
  app.call('PATCH', `/api/provider/appointments/${id}`, { as, body })
const trail = async ({ user_id }: Persona, verbs: string) =>
  app.database.asOwner(
    `select actor_id, action, record_id from platform.audit_events where subject_id = $1 and action like $2 order by occurred_at, id`,
    [user_id, verbs],
  )

/** A patient with one appointment with a provider of their own. */
async function pair(status: AppointmentStatus = 'requested', at = nextSlot()) {
  const patient = await app.createPersona({ full_name: 'Mwila Phiri' })
  const doctor = await provider()
  const id = await bookFor(patient, doctor, { status, at })
  return { patient, doctor, id, at }
}

describe('the appointments a provider holds', () => {
  it('name patient, time and status, and nothing else of the person', async () => {
    const { patient, doctor, id, at } = await pair()
    const { status, body } = await list(doctor)
    expect([status, body]).toEqual([
      200,
      [
        {
          id,
          status: 'requested',
          appointment_time: at,
          session_type: 'Virtual',
          duration_minutes: 60,
          requested_by: 'patient',
          by_desk: false,
          room: null,
          series_id: null,
          notes: null,
          shared_notes: null,
          cancelled_by: null,
          call_off_reason: null,
          outcome: null,
          absence_reported_at: null,
          no_answer_at: null,
          marked_missed: false,
          is_called_in: false,
          overbook_reason: null,
          created_at: expect.stringMatching(/^\d{4}-/),
          patient: {
            id: patient.user_id,
            full_name: 'Mwila Phiri',
            email: patient.email,
            date_of_birth: null,
            has_namesake: false,
          },
        },
      ],
    ])
  })

  it('are their own: neither another provider’s, nor those they have as a patient', async () => {
    const { doctor, id } = await pair()
    const other = await provider()
    await bookFor(doctor, other, { at: nextSlot() })
    expect((await list(other)).body).toHaveLength(1)
    expect((await list(doctor)).body.map((one: { id: string }) => one.id)).toEqual([id])
    expect((await change(other, id, { notes: 'x' })).status).toBe(404)
    const [asPatient] = (await list(other)).body
    expect((await change(doctor, asPatient.id, { status: 'cancelled' })).status).toBe(404)
    expect((await change(doctor, randomUUID(), { notes: 'x' })).status).toBe(404)
  })

  it('come earliest first, cancelled ones too, from the first instant up to the second', async () => {
    const { patient, doctor, at } = await pair('cancelled')
    const later = new Date(Date.parse(at) + 7 * 24 * hour).toISOString()
    await bookFor(patient, doctor, { at: later })
    const statuses = (await list(doctor)).body.map((one: { status: string }) => one.status)
    expect(statuses).toEqual(['cancelled', 'confirmed'])
    expect((await list(doctor, at, later)).body).toMatchObject([{ status: 'cancelled' }])
    const afterwards = new Date(Date.parse(at) + 1).toISOString()
    expect((await list(doctor, afterwards, later)).body).toEqual([])
  })

  it('are put on record with each patient read, once for each reading', async () => {
    const { patient, doctor, id } = await pair('cancelled')
    await bookFor(patient, doctor, { at: nextSlot() })
    const other = await app.createPersona()
    await bookFor(other, doctor, { at: nextSlot() })
    expect(await accesses(patient)).toEqual([])
    await list(doctor)
    expect(await accesses(patient)).toMatchObject([{ action: 'appointments.read' }])
    expect(await accesses(other)).toHaveLength(1)
    await list(doctor)
    expect(await accesses(patient)).toHaveLength(2)
    expect(await trail(patient, '%.read')).toMatchObject([
      { actor_id: doctor.user_id, record_id: null },
      { actor_id: doctor.user_id },
    ])
    expect(id).toBeTruthy()
  })

  it.each([
    [{ from: 'yesterday' }, 'from'],
    [{ to: '2026-11-21' }, 'to'],
    [{ to: '2026-01-01T00:00:00Z' }, 'to'],
    [{ to: '2025-12-31T00:00:00Z' }, 'to'],
    [{ to: '2027-02-06T00:00:00Z' }, 'to'],
  ])('are not listed for %j, by the field’s name', async (wrong, field) => {
    const doctor = await provider()
    const query = new URLSearchParams({
      from: '2026-01-01T00:00:00Z',
      to: '2026-06-01T00:00:00Z',
      ...wrong,
    })
    const answer = await app.call('GET', `/api/provider/appointments?${query}`, { as: doctor })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
  })

  it('are closed to a pending or lapsed provider, for reading, changing and proposing', async () => {
    const { patient, doctor, id } = await pair()
    await expireCertificate(doctor)
    const pending = await provider({ provider_status: 'pending' })
    await bookFor(patient, pending, { at: nextSlot() })
    for (const shut of [doctor, pending]) {
      expect((await list(shut)).status).toBe(403)
      expect((await change(shut, id, { status: 'confirmed' })).status).toBe(403)
      const body = {
        patient_id: patient.user_id,
        appointment_time: nextSlot(),
        session_type: 'Phone',
      }
      const proposal = await app.call('POST', '/api/provider/appointments', { as: shut, body })
      expect(proposal.status).toBe(403)
    }
    expect(await trail(patient, '%')).toEqual([])
  })
})

describe('a provider’s step', () => {
  it.each<[AppointmentStatus, string, string, string | null]>([
    ['requested', 'confirmed', 'appointment.confirm', null],
    ['requested', 'cancelled', 'appointment.decline', 'provider'],
  ])('moves %s to %s, with its trace', async (from, to, action, cancelled_by) => {
    const { patient, doctor, id } = await pair(from)
    const { status, body } = await change(doctor, id, { status: to })
    expect([status, body]).toMatchObject([200, { id, status: to, cancelled_by }])
    expect((await list(doctor)).body).toEqual([body])
    expect(await trail(patient, 'appointment.%')).toEqual([
      { actor_id: doctor.user_id, action, record_id: id },
    ])
  })

  it('completes what was confirmed, once its hour is over', async () => {
    const { doctor, id } = await pair('confirmed', fromNow(-1.01))
    expect((await change(doctor, id, { status: 'completed' })).body.status).toBe('completed')
    const running = await pair('confirmed', fromNow(-0.99))
    expect((await change(running.doctor, running.id, { status: 'completed' })).status).toBe(409)
  })

  it.each<[AppointmentStatus, string]>([
    ['confirmed', 'cancelled'],
    ['confirmed', 'confirmed'],
    ['confirmed', 'completed'],
    ['requested', 'completed'],
    ['cancelled', 'confirmed'],
    ['cancelled', 'cancelled'],
    ['completed', 'cancelled'],
    ['completed', 'confirmed'],
  ])('does not lead from %s to %s before the hour, and leaves no trace', async (from, to) => {
    const { patient, doctor, id } = await pair(from)
    const before = (await list(doctor)).body
    expect(await change(doctor, id, { status: to, notes: 'half written?' })).toMatchObject({
      status: 409,
      body: { code: from === 'confirmed' && to === 'completed' ? 'not_over' : 'conflict' },
    })
    expect((await list(doctor)).body).toEqual(before)
    expect(await trail(patient, 'appointment.%')).toEqual([])
  })

  it('confirms and declines nothing once the hour has begun', async () => {
    const { doctor, id } = await pair('requested', fromNow(-0.01))
    for (const status of ['confirmed', 'cancelled'])
      expect((await change(doctor, id, { status })).status).toBe(409)
  })

  it('does not confirm what the provider proposed: that is the patient’s; it takes it back', async () => {
    const { patient, doctor, id } = await pair()
    await app.database.asOwner(
      `update appointments set requested_by = 'provider' where id = '${id}'`,
    )
    expect((await change(doctor, id, { status: 'confirmed' })).status).toBe(409)
    expect((await change(doctor, id, { status: 'cancelled' })).body.status).toBe('cancelled')
    expect(await trail(patient, 'appointment.%')).toMatchObject([
      { action: 'appointment.take_back' },
    ])
  })

  it('is taken by one of two who press at once', async () => {
    for (const steps of [
      ['confirmed', 'confirmed'],
      ['confirmed', 'cancelled'],
      ['cancelled', 'cancelled'],
    ]) {
      const { patient, doctor, id } = await pair()
      const answers = await Promise.all(steps.map((status) => change(doctor, id, { status })))
      expect(statusesOf(answers)).toEqual([200, 409])
      const done = answers.find(({ status }) => status === 200)!
      expect((await list(doctor)).body).toEqual([done.body])
      expect(await trail(patient, 'appointment.%')).toHaveLength(1)
    }
  })

  it('keeps notes by themselves or with a step, trimmed, and takes them away again', async () => {
    const { patient, doctor, id } = await pair()
    expect((await change(doctor, id, { notes: ' Brings her sister\n' })).body).toMatchObject({
      status: 'requested',
      notes: 'Brings her sister',
    })
    const both = await change(doctor, id, { status: 'confirmed', notes: 'By phone' })
    expect(both.body).toMatchObject({ status: 'confirmed', notes: 'By phone' })
    expect((await change(doctor, id, { notes: '  ' })).body.notes).toBeNull()
    expect((await change(doctor, id, { notes: null })).body.notes).toBeNull()
    expect(await trail(patient, 'appointment.%')).toMatchObject([
      { action: 'appointment.note' },
      { action: 'appointment.confirm' },
      // Once: the second time nothing changed.
      { action: 'appointment.note' },
    ])
  })

  it.each([
    [{}, 'status'],
    [{ status: 'requested' }, 'status'],
    [{ status: 'Confirmed' }, 'status'],
    [{ notes: 'x'.repeat(10_001) }, 'notes'],
    [{ notes: '\u0000' }, 'notes'],
    [{ notes: 7 }, 'notes'],
  ])('is rejected as %j by the field’s name', async (body, field) => {
    const { doctor, id } = await pair()
    const answer = await change(doctor, id, body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
    expect((await list(doctor)).body[0]).toMatchObject({ status: 'requested', notes: null })
    expect(Object.keys((await change(doctor, 'x', { notes: 'x' })).body.fields)).toEqual(['id'])
  })

  it('writes nothing else that a browser sends along', async () => {
    const { doctor, id, at } = await pair()
    await change(doctor, id, {
      status: 'confirmed',
      duration_minutes: 5,
      cancelled_by: 'patient',
      appointment_time: nextSlot(),
      patient_id: doctor.user_id,
    })
    expect((await list(doctor)).body[0]).toMatchObject({
      status: 'confirmed',
      duration_minutes: 60,
      cancelled_by: null,
      appointment_time: at,
    })
  })
})
