import { goodPassword } from '#tests/support/good-password.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'
import { engine } from '#tests/support/database.ts'
import { lockOf, whileHeld } from '#tests/support/held.ts'
import { practiceIn } from '#tests/support/practice.ts'

let app: TestApp
let admin: Persona
const booking = bookingIn(() => app)
const { consent } = practiceIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const pair = async () =>
  [await app.createPersona({ hasConsented: false }), await booking.provider()] as const
const grant = (id: string) =>
  app.call('PUT', `/api/admin/accounts/${id}/front-desk`, {
    as: admin,
    body: { password: goodPassword },
  })
const addAppointment = `insert into appointments (patient_id, provider_id, appointment_time, session_type) values ($1, $2, $3, 'Phone')`

// The embedded database has one connection: no two are under way at once.
describe.runIf(engine === 'postgres')(
  'what is under way when an account becomes part of the desk',
  () => {
    it('keeps an account from the front desk that books as a patient', async () => {
      const [person, doctor] = await pair()
      const granted = await whileHeld(
        app.database,
        lockOf(`patient ${person.user_id}`),
        () => grant(person.user_id.toUpperCase()),
        (run) => run(addAppointment, [person.user_id, doctor.user_id, slotOn(7)]),
      )
      expect([granted.waited, granted.status]).toEqual([true, 409])
    })

    it.each([
      [`insert into consents (user_id, purpose, version) values ($1, 'health_data', '1')`],
      [`insert into blood_pressure_readings (user_id, systolic, diastolic) values ($1, 120, 80)`],
      [`insert into threads (patient_id) values ($1)`],
    ])('keeps an account from the front desk that begins a record: %s', async (begin) => {
      const person = await app.createPersona({ hasConsented: false })
      const granted = await whileHeld(
        app.database,
        (run) => run(begin, [person.user_id]),
        () => grant(person.user_id),
      )
      expect([granted.waited, granted.status]).toEqual([true, 409])
    })

    it('is an account that becomes part of the front desk, in which no record begins then', async () => {
      const ways: Record<string, (as: Persona, doctor: Persona) => Promise<{ status: number }>> = {
        appointments: (as, doctor) => booking.book(as, slotOn(7), { provider_id: doctor.user_id }),
        consents: (as) => consent(as, 'health_data'),
      }
      for (const [table, way] of Object.entries(ways)) {
        const [person, doctor] = await pair()
        const column = table === 'appointments' ? 'patient_id' : 'user_id'
        const written = await whileHeld(
          app.database,
          (run) =>
            run(`update user_profiles set role = 'front_desk' where id = $1`, [person.user_id]),
          () => way(person, doctor),
        )
        expect([table, written.waited, written.status]).toEqual([table, true, 403])
        expect(
          await app.database.asOwner(`select from ${table} where ${column} = $1`, [person.user_id]),
        ).toEqual([])
      }
    })
  },
)
