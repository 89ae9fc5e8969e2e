import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'

let app: TestApp
let desk: Persona
const booking = bookingIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
})
afterAll(() => app.close())

const unanswered = async () => {
  const { body } = await app.call('GET', '/api/desk/unanswered', { as: desk })
  return body as { id: string; status: string; patient: { id: string } }[]
}
const shown = async (id: string) => (await unanswered()).find((one) => one.id === id)?.status
const agree = (id: string, agreed_how = 'by phone') =>
  app.call('POST', `/api/desk/appointments/${id}/agreement`, { as: desk, body: { agreed_how } })

async function proposed(at = slotOn(3)) {
  const [patient, doctor] = [await app.createPersona(), await booking.provider()]
  return { patient, doctor, id: await booking.propose(doctor, patient, at) }
}
/** Its time comes, and no one has answered. */
const lapse = (id: string, ago: string) =>
  booking.set(
    id,
    `appointment_time = now() - interval '${ago}', status = 'cancelled', cancelled_by = 'system', cancelled_at = now()`,
  )

describe('what no patient has answered', () => {
  it('is listed until it is answered, with each reading on record', async () => {
    const { patient, id } = await proposed()
    expect(await shown(id)).toBe('requested')
    const [trace] = await app.database.asOwner(
      `select actor_id from platform.audit_events where subject_id = $1 and action = 'desk_calendar.read'`,
      [patient.user_id],
    )
    expect(trace).toEqual({ actor_id: desk.user_id })
    await booking.accept(patient, id)
    expect(await shown(id)).toBeUndefined()
  })

  it('stays for a week after its time, unless the two have another visit', async () => {
    const { patient, doctor, id } = await proposed()
    await lapse(id, '2 hours')
    expect(await shown(id)).toBe('cancelled')
    await booking.propose(doctor, patient, slotOn(5))
    expect(await shown(id)).toBeUndefined()
    const old = await proposed()
    await lapse(old.id, '8 days')
    expect(await shown(old.id)).toBeUndefined()
  })

  it('leaves out what its patient declined and what the clinic cancelled', async () => {
    const [declined, cancelled] = [await proposed(), await proposed(slotOn(4))]
    await booking.cancel(declined.patient, declined.id)
    await app.call('POST', `/api/desk/appointments/${cancelled.id}/cancellation`, {
      as: desk,
      body: { reason: 'The provider is ill.' },
    })
    expect([await shown(declined.id), await shown(cancelled.id)]).toEqual([undefined, undefined])
  })
})

describe('a patient who agrees on the phone', () => {
  it('has the visit confirmed by the desk, once', async () => {
    const { patient, id } = await proposed(slotOn(6))
    const [first, again] = [await agree(id), await agree(id)]
    expect([first.status, first.body.status, again.status]).toEqual([200, 'confirmed', 200])
    expect((await booking.list(patient))[0]).toMatchObject({ id, status: 'confirmed' })
    expect(
      (await auditEventsOf(app.database, id)).filter(
        ({ action }) => action === 'appointment.book_agreed',
      ),
    ).toHaveLength(1)
  })

  it('confirms neither what a patient requested nor what is over or cancelled', async () => {
    const doctor = await booking.provider()
    const asked = await booking.book(await app.createPersona(), slotOn(7), {
      provider_id: doctor.user_id,
    })
    const over = await proposed(slotOn(7))
    await lapse(over.id, '1 hour')
    expect([(await agree(asked.body.id)).status, (await agree(over.id)).status]).toEqual([409, 409])
    expect(Object.keys((await agree(asked.body.id, 'moved')).body.fields)).toEqual(['agreed_how'])
    expect((await agree('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })
})
