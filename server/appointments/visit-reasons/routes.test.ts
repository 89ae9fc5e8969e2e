import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'

let app: TestApp
const booking = bookingIn(() => app)
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const said = { reason: 'My head hurts each morning.', note: 'It began in May.' }
const say = (as: Persona, id: string, body: object = said) =>
  app.call('PUT', `/api/appointments/${id}/visit-reason`, { as, body })
const facts = async (as: Persona, id: string) => {
  const { status, body } = await app.call('GET', `/api/provider/appointments/${id}/facts`, { as })
  return status === 200 ? body : status
}
async function visit() {
  const [doctor, patient] = [await booking.provider(), await app.createPersona()]
  await app.database.asOwner(
    `update user_profiles set phone_number = '0977 120 345' where id = $1`,
    [patient.user_id],
  )
  const { body } = await booking.book(patient, slotOn(3), { provider_id: doctor.user_id })
  return { doctor, patient, id: String(body.id) }
}

describe('why a patient comes', () => {
  it('is read by the provider of the visit, with the phone and the last visit, and by no one else of the clinic', async () => {
    const { doctor, patient, id } = await visit()
    expect((await say(patient, id)).status).toBe(204)
    expect((await say(patient, id, { reason: 'My head hurts.' })).status).toBe(204)
    expect(await facts(doctor, id)).toEqual({
      phone_number: '0977 120 345',
      last_visit_at: null,
      reason: 'My head hurts.',
      note: null,
    })
    const [other, desk] = [
      await booking.provider(),
      await app.createPersona({ role: 'front_desk' }),
    ]
    expect(await facts(other, id)).toBe(404)
    expect(await facts(desk, id)).toBe(403)
    const seen = await app.call('GET', `/api/desk/appointments?from=${slotOn(2)}&to=${slotOn(5)}`, {
      as: desk,
    })
    expect(seen.status).toBe(200)
    expect(JSON.stringify(seen.body)).toContain(id)
    expect(JSON.stringify(seen.body)).not.toContain('head hurts')
    const export_ = await app.call('GET', '/api/me/export', { as: patient })
    expect(JSON.stringify(export_.body)).toContain('My head hurts.')
  })

  it('goes with a visit that moves', async () => {
    const { doctor, patient, id } = await visit()
    await say(patient, id)
    const moved = await app.call('POST', `/api/appointments/${id}/move`, {
      as: patient,
      body: { id: randomUUID(), times: [slotOn(4)] },
    })
    expect(moved.status).toBe(201)
    expect(await facts(doctor, moved.body[0].id)).toMatchObject(said)
  })

  it('goes to no other provider with an earlier time that is taken instead', async () => {
    const { doctor, patient, id } = await visit()
    await say(patient, id)
    const other = await booking.provider()
    const takenWith = async (provider: Persona, day: number) => {
      const earlier = randomUUID()
      await app.database.asOwner(
        `insert into appointments (id, patient_id, provider_id, appointment_time, session_type, replaces)
         values ($1, $2, $3, $4, 'Virtual', $5)`,
        [earlier, patient.user_id, provider.user_id, slotOn(day), id],
      )
      const read = await facts(provider, earlier)
      await booking.set(
        earlier,
        `status = 'cancelled', cancelled_by = 'patient', cancelled_at = now()`,
      )
      return read
    }
    expect(await takenWith(other, 1)).toMatchObject({ reason: null, note: null })
    expect(await takenWith(doctor, 2)).toMatchObject(said)
  })

  it('is read and taken back by the patient alone', async () => {
    const { doctor, patient, id } = await visit()
    const own = (method: 'GET' | 'DELETE', as: Persona) =>
      app.call(method, `/api/appointments/${id}/visit-reason`, { as })
    expect((await own('GET', patient)).status).toBe(404)
    await say(patient, id)
    expect((await own('GET', patient)).body).toEqual(said)
    for (const as of [doctor, await app.createPersona()]) {
      expect((await own('GET', as)).status).toBe(404)
      expect((await own('DELETE', as)).status).toBe(204)
    }
    expect(await facts(doctor, id)).toMatchObject(said)
    expect((await own('DELETE', patient)).status).toBe(204)
    expect((await own('DELETE', patient)).status).toBe(204)
    expect(await facts(doctor, id)).toMatchObject({ reason: null, note: null })
  })

  it('is kept with consent alone, of one’s own visit, and within its limits', async () => {
    const { patient, id } = await visit()
    expect((await say(await app.createPersona(), id)).status).toBe(404)
    const wrong = async (body: object) => Object.keys((await say(patient, id, body)).body.fields)
    expect(await wrong({})).toEqual(['reason'])
    expect(await wrong({ reason: 'x'.repeat(201) })).toEqual(['reason'])
    expect(await wrong({ note: 'x'.repeat(1001) })).toEqual(['note'])
    const silent = await app.createPersona({ hasConsented: false })
    const { body } = await booking.book(silent, slotOn(5))
    expect((await say(silent, String(body.id))).status).toBe(403)
  })
})
