import { afterAll, beforeAll, expect, it } from 'vitest'
import { phoneShown } from '#domain/appointments/session-phone.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { practiceIn } from '#tests/support/practice.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
const { provider, expireCertificate } = practiceIn(() => app)

const minutes = 60_000
const hours = 60 * minutes

interface Session {
  /** Milliseconds from now until it begins. */
  starts: number
  session_type?: string
  status?: string
  phone_number?: string | null
}

async function session({ starts, session_type = 'Phone', status = 'confirmed', ...more }: Session) {
  const [patient, doctor] = await Promise.all([app.createPersona(), provider()])
  const { phone_number = '0977 123 456' } = more
  await app.database.asOwner('update user_profiles set phone_number = $2 where id = $1', [
    patient.user_id,
    phone_number,
  ])
  const [row] = await app.database.asOwner(
    `insert into appointments (patient_id, provider_id, appointment_time, session_type, status, cancelled_by, cancelled_at)
     select $1::uuid, $2::uuid, $3::timestamptz, $4::text, $5::text, case when $5::text = 'cancelled' then 'patient' end, case when $5::text = 'cancelled' then now() end
     returning id`,
    [patient.user_id, doctor.user_id, new Date(Date.now() + starts), session_type, status],
  )
  return { patient, doctor, id: row!.id as string }
}

const read = (as: Persona, id: string) =>
  app.call('GET', `/api/provider/appointments/${id}/phone-number`, { as })

const trail = (id: string) =>
  app.database.asOwner(
    'select actor_id, subject_id, action from platform.audit_events where record_id = $1',
    [id],
  )

it.each([
  ['a minute less than a day before', 24 * hours - minutes],
  ['just before', minutes],
  ['shortly before the end', -58 * minutes],
  ['of a session that runs late', -89 * minutes],
])('shows the number of a Phone session %s, and records the reading', async (_, starts) => {
  const { patient, doctor, id } = await session({ starts })
  const { status, body } = await read(doctor, id)
  expect([status, body]).toEqual([200, { phone_number: '0977 123 456' }])
  expect(await trail(id)).toEqual([
    { actor_id: doctor.user_id, subject_id: patient.user_id, action: 'phone_number.read' },
  ])
})

it.each<[string, Session]>([
  ['more than a day before', { starts: 24 * hours + minutes }],
  ['half an hour after the end', { starts: -91 * minutes }],
  ['of a request', { starts: hours, status: 'requested' }],
  ['of a cancelled session', { starts: hours, status: 'cancelled' }],
  ['of a session by video', { starts: hours, session_type: 'Virtual' }],
  ['of a session in person', { starts: hours, session_type: 'In-person' }],
])('shows no number %s, and records nothing', async (_, how) => {
  const { doctor, id } = await session(how)
  expect((await read(doctor, id)).status).toBe(404)
  expect(await trail(id)).toEqual([])
})

it('shows it to no one else: another provider, the patient, an admin, one whose certificate has lapsed', async () => {
  const { patient, doctor, id } = await session({ starts: hours })
  const other = await provider()
  const admin = await app.createPersona({ role: 'admin' })
  expect((await read(other, id)).status).toBe(404)
  for (const as of [patient, admin]) expect((await read(as, id)).status).toBe(403)
  await expireCertificate(doctor)
  expect((await read(doctor, id)).status).toBe(403)
  expect(await trail(id)).toEqual([])
})

it('says that there is none', async () => {
  const { doctor, id } = await session({ starts: hours, phone_number: null })
  expect((await read(doctor, id)).body).toEqual({ phone_number: null })
})

it('gives the browser the same hours', async () => {
  const appointment_time = '2026-11-22T10:00:00Z'
  const session = { appointment_time, duration_minutes: 60 }
  const until = Date.parse('2026-11-22T11:30:00Z')
  expect(phoneShown(session, 'provider')).toEqual({
    from: Date.parse('2026-11-21T10:00:00Z'),
    until,
  })
  expect(phoneShown(session, 'patient')).toEqual({
    from: Date.parse('2026-11-22T09:50:00Z'),
    until,
  })
})
