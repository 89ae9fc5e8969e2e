import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { boardIn, today, tonight } from '#tests/support/board.ts'
import { bookingIn } from '#tests/support/booking.ts'

let app: TestApp
let desk: Persona
const booking = bookingIn(() => app)
const { visit, mark, seen } = boardIn(
  () => app,
  () => desk,
)

beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
})
afterAll(() => app.close())

const readingsOf = async (patient: Persona) =>
  (
    await app.database.asOwner(
      `select count(*)::integer as rows from platform.audit_events where subject_id = $1 and action like '%read'`,
      [patient.user_id],
    )
  )[0]!.rows

describe('what a visit keeps', () => {
  it('is since when its patient waits, where the desk takes a wrong mark back', async () => {
    const { doctor, id } = await visit()
    const { arrived_at } = (await mark(desk, id, 'arrived')).body
    await mark(desk, id, 'missed')
    expect((await mark(desk, id, 'arrived')).body).toMatchObject({ state: 'arrived', arrived_at })
    await mark(desk, id, 'missed')
    await mark(doctor, id, 'with_provider')
    expect((await mark(doctor, id, 'arrived')).body).toMatchObject({ state: 'arrived', arrived_at })
  })

  it('is who has arrived, where it moves to another time of its day, and not to another day', async () => {
    const { id, doctor } = await visit()
    const { arrived_at } = (await mark(desk, id, 'arrived')).body
    const move = async (from: string, to: string) => {
      await booking.set(
        from,
        `status = 'cancelled', cancelled_by = 'provider', cancelled_at = now()`,
      )
      const moved = crypto.randomUUID()
      await app.database.asOwner(
        `insert into appointments (id, patient_id, provider_id, appointment_time, session_type, requested_by, moved_from, status)
         select $1, patient_id, provider_id, ${to}, session_type, 'provider', id, 'confirmed' from appointments where id = $2`,
        [moved, from],
      )
      return moved
    }
    const sameDay = await move(id, tonight)
    expect(await seen(sameDay)).toMatchObject({ state: 'arrived', arrived_at })
    expect((await mark(doctor, sameDay, 'with_provider')).status).toBe(200)
    const otherDay = await move(sameDay, `now() + interval '3 days'`)
    const [kept] = await app.database.asOwner(
      'select count(*)::integer as rows from attendances where appointment_id = $1',
      [otherDay],
    )
    expect(kept).toEqual({ rows: 0 })
  })

  it('is its room, which the desk and its provider see without a reading of names', async () => {
    const { doctor, patient, id } = await visit()
    const room = { id: crypto.randomUUID(), name: `Room ${id.slice(0, 8)}` }
    await app.database.asOwner('insert into rooms (id, name) values ($1, $2)', [room.id, room.name])
    const put = await app.call('PUT', `/api/desk/appointments/${id}/room`, {
      as: desk,
      body: { room_id: room.id },
    })
    expect(put.status).toBeLessThan(300)
    const before = await readingsOf(patient)
    expect(await seen(id)).toMatchObject({ room })
    const list = await app.call('GET', `/api/provider/attendances?date=${today()}`, { as: doctor })
    expect(list.body).toMatchObject([{ id, room }])
    expect(await readingsOf(patient)).toBe(before)
  })
})

describe('that a patient did not come', () => {
  it('is said to the provider with the visit, until it is completed', async () => {
    const { doctor, id } = await visit()
    const from = new Date(Date.now() - 86_400_000).toISOString()
    const to = new Date(Date.now() + 86_400_000).toISOString()
    const held = async () =>
      (
        await app.call('GET', `/api/provider/appointments?from=${from}&to=${to}`, { as: doctor })
      ).body.map(({ marked_missed }: { marked_missed: boolean }) => marked_missed)
    expect(await held()).toEqual([false])
    await mark(desk, id, 'missed')
    expect(await held()).toEqual([true])
    await mark(desk, id, 'booked')
    expect(await held()).toEqual([false])
    await mark(desk, id, 'missed')
    await booking.set(id, `appointment_time = now() - interval '2 hours'`)
    const { body } = await app.call('PATCH', `/api/provider/appointments/${id}`, {
      as: doctor,
      body: { status: 'completed', outcome: 'patient_no_show' },
    })
    expect(body).toMatchObject({ outcome: 'patient_no_show', marked_missed: false })
  })
})
