import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'

let app: TestApp
let desk: Persona
let room_id: string
const booking = bookingIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
  const admin = await app.createPersona({ role: 'admin' })
  room_id = randomUUID()
  await app.call('POST', '/api/admin/rooms', { as: admin, body: { id: room_id, name: 'Room 1' } })
})
afterAll(() => app.close())

const days = [2, 3, 4] as const
/** What desk, patient and provider do to one appointment. */
const step = fc.oneof(
  fc.record({
    does: fc.constant('move' as const),
    day: fc.constantFrom(...days),
    isAgreed: fc.boolean(),
  }),
  fc.record({ does: fc.constant('room' as const), has: fc.boolean() }),
  fc.record({ does: fc.constantFrom('accept', 'agree', 'cancel', 'give back', 'confirm') }),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** The appointment as the rules say it is. */
interface Model {
  id: string
  day: number
  isOpen: boolean
  isConfirmed: boolean
  hasRoom: boolean
}

interface Cast {
  patient: Persona
  doctor: Persona
}

/** Sends a step and says whether the rules let it through, with what is so afterwards. */
async function take(model: Model, one: Step, { patient, doctor }: Cast) {
  const post = (path: string, body: object, as = desk) =>
    app.call('POST', `/api${path}`, { as, body })
  const at = `/desk/appointments/${model.id}`
  const { isOpen } = model
  if (one.does === 'move') {
    const id = randomUUID()
    const agreed = one.isAgreed ? { agreed_how: 'by phone' } : {}
    const { status } = await post(`${at}/move`, { id, times: [slotOn(one.day)], ...agreed })
    const expected = !isOpen ? 409 : one.day === model.day ? 422 : 201
    // What was confirmed stays so.
    const isConfirmed = model.isConfirmed || one.isAgreed
    const moved = { ...model, id, day: one.day, isConfirmed }
    return { status, expected, after: expected === 201 ? moved : model }
  }
  if (one.does === 'room') {
    const body = { room_id: one.has ? room_id : null }
    const { status } = await app.call('PUT', `/api${at}/room`, { as: desk, body })
    const expected = isOpen || one.has === model.hasRoom ? 200 : 409
    return { status, expected, after: isOpen ? { ...model, hasRoom: one.has } : model }
  }
  if (one.does === 'accept') {
    const { status } = await post(`/appointments/${model.id}/acceptance`, {}, patient)
    return {
      status,
      expected: isOpen ? 200 : 409,
      after: isOpen ? { ...model, isConfirmed: true } : model,
    }
  }
  if (one.does === 'agree') {
    const { status } = await post(`${at}/agreement`, { agreed_how: 'at the clinic' })
    const expected = isOpen ? 200 : 409
    return { status, expected, after: isOpen ? { ...model, isConfirmed: true } : model }
  }
  if (one.does === 'confirm') {
    // What the desk proposed, the provider cannot confirm for the patient.
    const { status } = await app.call('PATCH', `/api/provider/appointments/${model.id}`, {
      as: doctor,
      body: { status: 'confirmed' },
    })
    return { status, expected: 409, after: model }
  }
  if (one.does === 'cancel') {
    const { status } = await post(`${at}/cancellation`, { reason: 'Closed' })
    return { status, expected: 200, after: { ...model, isOpen: false } }
  }
  const { status } = await booking.cancel(patient, model.id)
  return { status, expected: 204, after: { ...model, isOpen: false } }
}

describe('an appointment at the front desk', () => {
  it('goes on by the rules, whatever is pressed in whatever order, and is never there twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const cast = { patient: await app.createPersona(), doctor: await booking.provider() }
        let model: Model = {
          id: randomUUID(),
          day: 2,
          isOpen: true,
          isConfirmed: false,
          hasRoom: false,
        }
        const booked = await app.call('POST', '/api/desk/appointments', {
          as: desk,
          body: {
            id: model.id,
            patient_id: cast.patient.user_id,
            provider_id: cast.doctor.user_id,
            appointment_time: slotOn(2),
            session_type: 'In-person',
          },
        })
        expect(booked.status).toBe(201)
        for (const one of steps) {
          const { status, expected, after } = await take(model, one, cast)
          expect([one, status]).toEqual([one, expected])
          model = after
        }
        const rows = await app.database.asOwner(
          `select id, status, room_id is not null as has_room, appointment_time from appointments
           where patient_id = $1 and status in ('requested', 'confirmed')`,
          [cast.patient.user_id],
        )
        const { id, isConfirmed, hasRoom, day } = model
        expect(rows).toEqual(
          model.isOpen
            ? [
                {
                  id,
                  status: isConfirmed ? 'confirmed' : 'requested',
                  has_room: hasRoom,
                  appointment_time: new Date(slotOn(day as 2)),
                },
              ]
            : [],
        )
        await booking.set(id, `status = status, room_id = null`)
      }),
      { numRuns: 40 },
    )
  })
})
