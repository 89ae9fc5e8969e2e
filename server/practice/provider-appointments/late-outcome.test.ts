import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SessionOutcome } from '#domain/appointments/status.ts'
import { asActor, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { practiceIn } from '#tests/support/practice.ts'

let app: TestApp
let patient: Persona
let doctor: Persona
beforeAll(async () => {
  app = await openTestApp()
  patient = await app.createPersona()
  doctor = await provider()
})
afterAll(() => app.close())

const { provider } = practiceIn(() => app)

/** A confirmed Phone session between the two that starts so many minutes from now. */
async function session(starts: number) {
  const id = randomUUID()
  await app.database.asOwner('delete from appointments')
  await app.database.asOwner(
    `insert into appointments (id, patient_id, provider_id, appointment_time, session_type, status)
     values ($1, $2, $3, now() + make_interval(mins => $4), 'Phone', 'confirmed')`,
    [id, patient.user_id, doctor.user_id, starts],
  )
  return id
}
const change = (id: string, body: object) =>
  app.call('PATCH', `/api/provider/appointments/${id}`, { as: doctor, body })
const complete = (id: string, outcome?: string) =>
  change(id, { status: 'completed', ...(outcome ? { outcome } : {}) })
const report = (id: string) =>
  app.call('POST', `/api/appointments/${id}/provider-absence`, { as: patient, body: {} })
const noAnswer = (id: string) =>
  app.call('POST', `/api/provider/appointments/${id}/no-answer`, { as: doctor, body: {} })
const stored = async (id: string) => {
  const [row] = await app.database.asOwner(
    `select status, outcome, absence_reported_at is not null as is_reported,
       (select count(*)::int from appointment_events where appointment_id = a.id and kind = 'no_answer') as notified,
       (select count(*)::int from invoices i where i.appointment_id = a.id and i.status <> 'void') as billed
     from appointments a where id = $1`,
    [id],
  )
  return row!
}

describe('what became of a session', () => {
  it('is answered again to a retry, with notes too, however late it comes', async () => {
    const id = await session(-70)
    const body = { status: 'completed', outcome: 'patient_no_show', notes: 'Called twice' }
    const first = await change(id, body)
    expect(first.status).toBe(200)
    await app.database.asOwner(
      `update appointments set appointment_time = now() - interval '30 days' where id = $1`,
      [id],
    )
    const again = await change(id, body)
    expect([again.status, again.body]).toEqual([
      200,
      { ...first.body, appointment_time: expect.any(String) },
    ])
    expect((await change(id, { ...body, outcome: 'held' })).status).toBe(409)
    expect(await auditEventsOf(app.database, id)).toHaveLength(1)
    // Notes are the provider's own, and may be corrected later.
    expect((await change(id, { ...body, notes: 'Called once' })).body.notes).toBe('Called once')
    expect((await auditEventsOf(app.database, id)).map(({ action }) => action)).toEqual([
      'appointment.complete',
      'appointment.note',
    ])
  })

  it('counts as held where a server of an earlier version completed the session without one', async () => {
    const id = await session(-70)
    await app.database.asOwner(`update appointments set status = 'completed' where id = $1`, [id])
    for (const outcome of [undefined, 'held'] as const)
      expect((await complete(id, outcome)).status).toBe(200)
    expect(await stored(id)).toMatchObject({ status: 'completed', outcome: null, billed: 1 })
    expect((await change(id, { outcome: 'provider_no_show' })).status).toBe(200)
    expect(await stored(id)).toMatchObject({ outcome: 'provider_no_show', billed: 0 })
  })

  it('leaves one trace and one notice of each press that comes twice at once', async () => {
    const id = await session(-20)
    const many = [1, 2, 3, 4]
    const answers = await Promise.all(many.flatMap(() => [noAnswer(id), report(id)]))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await stored(id)).toMatchObject({ notified: 1, is_reported: true })
    expect(
      (await auditEventsOf(app.database, id)).map(({ action }) => String(action)).toSorted(),
    ).toEqual(['appointment.no_answer', 'appointment.report_absence'])
  })

  it('counts the sessions that a patient has missed in a row, for their provider alone', async () => {
    const count = async (as: Persona) => {
      const actor = { ...as, audience: 'signed-in', authorized: false } as const
      const [row] = await asActor(actor, (tx) =>
        tx.run(
          tables.selectNoFrom(sql<number>`practice.no_shows(${patient.user_id}::uuid)`.as('count')),
        ),
      )
      return row!.count
    }
    await session(-10_000)
    const miss = (days: number, outcome: SessionOutcome) =>
      app.database.asOwner(
        `insert into appointments (patient_id, provider_id, appointment_time, session_type, status, outcome)
         values ($1, $2, now() - make_interval(days => $3), 'Phone', 'completed', $4)`,
        [patient.user_id, doctor.user_id, days, outcome],
      )
    await miss(9, 'patient_no_show')
    await miss(8, 'held')
    for (const days of [3, 2]) await miss(days, 'patient_no_show')
    await miss(1, 'provider_no_show')
    expect(await count(doctor)).toBe(2)
    await app.database.asOwner(
      `insert into appointments (patient_id, provider_id, appointment_time, session_type, status)
       values ($1, $2, now() - interval '60 hours', 'Phone', 'completed')`,
      [patient.user_id, doctor.user_id],
    )
    // Without an outcome it was held: one is left.
    expect(await count(doctor)).toBe(1)
    for (const as of [patient, await provider()]) expect(await count(as)).toBe(0)
  })
})
