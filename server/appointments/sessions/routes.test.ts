import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { bookingIn } from '#tests/support/booking.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
const { provider } = bookingIn(() => app)

interface Session {
  /** Minutes from now until it starts. */
  starts: number
  session_type?: string
  status?: string
  phone_number?: string | null
}

async function session({ starts, session_type = 'Phone', status = 'confirmed', ...more }: Session) {
  const [patient, doctor] = [await app.createPersona(), await provider()]
  const { phone_number = '0966 123 456' } = more
  await app.database.asOwner('update user_profiles set phone_number = $2 where id = $1', [
    doctor.user_id,
    phone_number,
  ])
  const [row] = await app.database.asOwner(
    `insert into appointments (patient_id, provider_id, appointment_time, session_type, status)
     values ($1, $2, now() + make_interval(mins => $3), $4, $5) returning id`,
    [patient.user_id, doctor.user_id, starts, session_type, status],
  )
  return { patient, doctor, id: String(row!.id) }
}
const read = (as: Persona, id: string) =>
  app.call('GET', `/api/appointments/${id}/phone-number`, { as })

describe('the number of the provider of a Phone session', () => {
  it.each([
    ['ten minutes before', 9],
    ['during the session', -30],
    ['of a session that runs late', -89],
  ])('is shown to its patient %s, and each reading is recorded', async (_, starts) => {
    const { patient, doctor, id } = await session({ starts })
    const { status, body } = await read(patient, id)
    expect([status, body]).toEqual([200, { phone_number: '0966 123 456' }])
    expect(await auditEventsOf(app.database, id)).toMatchObject([
      { actor_id: patient.user_id, subject_id: doctor.user_id, action: 'phone_number.read' },
    ])
  })

  it.each<[string, Session]>([
    ['earlier', { starts: 11 }],
    ['later than half an hour after the end', { starts: -91 }],
    ['of a request', { starts: 5, status: 'requested' }],
    ['of a completed session', { starts: -70, status: 'completed' }],
    ['of a session by video', { starts: 5, session_type: 'Virtual' }],
    ['of a session in person', { starts: 5, session_type: 'In-person' }],
  ])('is not shown %s', async (_, how) => {
    const { patient, id } = await session(how)
    expect((await read(patient, id)).status).toBe(404)
    expect(await auditEventsOf(app.database, id)).toEqual([])
  })

  it('is shown to no one else, and not of a provider whose certificate has lapsed', async () => {
    const { patient, doctor, id } = await session({ starts: 5 })
    for (const as of [
      doctor,
      await app.createPersona(),
      await app.createPersona({ role: 'admin' }),
    ])
      expect((await read(as, id)).status).toBe(404)
    await app.database.asOwner(
      `update user_profiles set certificate_expires_on = '2020-12-31' where id = $1`,
      [doctor.user_id],
    )
    expect((await read(patient, id)).status).toBe(404)
  })

  it('is null where the provider has none', async () => {
    const { patient, id } = await session({ starts: 5, phone_number: null })
    expect((await read(patient, id)).body).toEqual({ phone_number: null })
  })
})
