import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppointmentStatus } from '#domain/appointments/status.ts'
import { maxChanged, type StatusChange } from '#domain/practice/status-changes.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn, upcomingSlots } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const { provider, expireCertificate } = practiceIn(() => app)
const nextSlot = (() => {
  const slots = upcomingSlots(300)
  return () => slots.shift()!
})()
const change = (as: Persona, ids: string[], status = 'confirmed') =>
  app.call('POST', '/api/provider/status-changes', { as, body: { ids, status } })
const outcomes = async (as: Persona, ids: string[], status?: string) =>
  (await change(as, ids, status)).body.results.map(({ outcome }: StatusChange) => outcome)
const statusOf = async (id: string) => {
  const [row] = await app.database.asOwner('select status from appointments where id = $1', [id])
  return row!.status
}
const request = async (doctor: Persona, status: AppointmentStatus = 'requested') =>
  bookFor(await app.createPersona(), doctor, { status, at: nextSlot() })

describe('a provider changes several appointments at once', () => {
  it('and each says what came of it: a conflict of one leaves the others changed', async () => {
    const [doctor, other] = [await provider(), await provider()]
    const [first, cancelled, last] = [
      await request(doctor),
      await request(doctor, 'cancelled'),
      await request(doctor),
    ]
    const theirs = await request(other)
    const unknown = randomUUID()
    const { status, body } = await change(doctor, [first, cancelled, theirs, unknown, last, first])
    expect([status, body.results]).toEqual([
      200,
      [
        { id: first, outcome: 'done', message: null },
        { id: cancelled, outcome: 'conflict', message: expect.stringContaining('has changed') },
        { id: theirs, outcome: 'not_found', message: expect.any(String) },
        { id: unknown, outcome: 'not_found', message: expect.any(String) },
        { id: last, outcome: 'done', message: null },
      ],
    ])
    expect(await Promise.all([first, cancelled, theirs, last].map(statusOf))).toEqual([
      'confirmed',
      'cancelled',
      'requested',
      'confirmed',
    ])
  })

  it('and notifies each patient once, and puts each step on record once, also after a retry', async () => {
    const doctor = await provider()
    const ids = [await request(doctor), await request(doctor)]
    expect(await outcomes(doctor, ids)).toEqual(['done', 'done'])
    expect(await outcomes(doctor, ids)).toEqual(['done', 'done'])
    const events = await app.database.asOwner(
      `select kind from appointment_events where appointment_id = any($1) and kind <> 'requested'`,
      [ids],
    )
    expect(events).toEqual([{ kind: 'confirmed' }, { kind: 'confirmed' }])
    const trail = await app.database.asOwner(
      `select action from platform.audit_events where record_id = any($1)`,
      [ids],
    )
    expect(trail).toEqual([{ action: 'appointment.confirm' }, { action: 'appointment.confirm' }])
  })

  it('declines requests, and never a confirmed appointment, which needs a reason', async () => {
    const doctor = await provider()
    const [asked, confirmed] = [await request(doctor), await request(doctor, 'confirmed')]
    expect(await outcomes(doctor, [asked, confirmed], 'cancelled')).toEqual(['done', 'conflict'])
    expect(await outcomes(doctor, [asked], 'cancelled')).toEqual(['done'])
    expect(await statusOf(confirmed)).toBe('confirmed')
  })

  it('does not take what the patient did for the provider’s own step', async () => {
    const doctor = await provider()
    const asked = await request(doctor)
    await app.database.asOwner(
      `update appointments set status = 'cancelled', cancelled_by = 'patient', cancelled_at = now() where id = $1`,
      [asked],
    )
    expect(await outcomes(doctor, [asked], 'cancelled')).toEqual(['conflict'])
  })

  it('completes what is over, and nothing before its end', async () => {
    const doctor = await provider()
    const hour = 60 * 60 * 1000
    const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
    const over = [
      await bookFor(await app.createPersona(), doctor, { at: at(-30) }),
      await bookFor(await app.createPersona(), doctor, { at: at(-3) }),
    ]
    const running = await bookFor(await app.createPersona(), doctor, { at: at(-0.5) })
    expect(await outcomes(doctor, [...over, running], 'completed')).toEqual([
      'done',
      'done',
      'conflict',
    ])
    expect(await Promise.all(over.map(statusOf))).toEqual(['completed', 'completed'])
  })

  it('in two windows at once: each appointment is confirmed or declined, never both', async () => {
    const doctor = await provider()
    const ids: string[] = []
    for (let count = 0; count < 6; count += 1) ids.push(await request(doctor))
    const [confirmed, declined] = await Promise.all([
      outcomes(doctor, ids),
      outcomes(doctor, ids.toReversed(), 'cancelled'),
    ])
    const results = await Promise.all(ids.map(statusOf))
    for (const [index, status] of results.entries()) {
      const isDone = [confirmed[index], declined.toReversed()[index]].map((one) => one === 'done')
      expect(isDone).toEqual([status === 'confirmed', status === 'cancelled'])
    }
  })

  it('only while in practice', async () => {
    const doctor = await provider()
    const asked = await request(doctor)
    await expireCertificate(doctor)
    expect((await change(doctor, [asked])).status).toBe(403)
    expect((await change(await app.createPersona(), [asked])).status).toBe(403)
    expect(await statusOf(asked)).toBe('requested')
  })

  it.each([
    [{ ids: [], status: 'confirmed' }, 'ids'],
    [{ ids: ['x'], status: 'confirmed' }, 'ids.0'],
    [
      { ids: Array.from({ length: maxChanged + 1 }, () => randomUUID()), status: 'confirmed' },
      'ids',
    ],
    [{ ids: [randomUUID()], status: 'requested' }, 'status'],
    [{ ids: [randomUUID()], status: 'confirmed', notes: 'x' }, 'notes'],
  ])('is rejected for %j by the field’s name', async (body, field) => {
    const as = await provider()
    const answer = await app.call('POST', '/api/provider/status-changes', { as, body })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
  })
})
