import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'
import { offerFreedSlots } from '../slot-offers/jobs.ts'

let app: TestApp
let desk: Persona
let doctor: Persona
beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
})
afterAll(() => app.close())

const booking = bookingIn(() => app)
const { answer, book, booked, cancel, join, offerTo, set, waiting, waitingPatients } = booking

beforeEach(async () => {
  await booking.closeAllPractices()
  await app.database.asOwner('delete from appointments')
  doctor = await booking.provider()
})

/** Each who may move an appointment, and by which route. */
const movers = {
  patient: (patient: Persona) => ['appointments', patient] as const,
  provider: () => ['provider/appointments', doctor] as const,
  desk: () => ['desk/appointments', desk] as const,
}
type Mover = keyof typeof movers
const everyone = Object.keys(movers) as Mover[]

/** Moves an appointment to nine o'clock of other days. @returns the id of the first new one */
async function move(by: Mover, patient: Persona, from: string, ...days: number[]) {
  const [path, as] = movers[by](patient)
  const id = randomUUID()
  const body = { id, times: days.map((day) => slotOn(day)) }
  const moved = await app.call('POST', `/api/${path}/${from}/move`, { as, body })
  expect(moved.status).toBe(201)
  return id
}

/** A patient in the list for an appointment at nine, who is offered the hour of a nearer day. */
async function offered(day = 6) {
  const freed = await booked()
  const { patient, later, entry } = await waitingPatients(day)
  await freed.release()
  return { patient, later, entry, offer: (await offerTo(patient)) as { id: string } }
}

const answersOf = async (id: string) =>
  (await app.database.asOwner('select answer from slot_offers where id = $1', [id]))[0]!.answer

describe('the place in the list of an appointment that moves', () => {
  it.each(everyone)('follows it to its new time, however often the %s moves it', async (by) => {
    const { patient, later, entry } = await waitingPatients(5)
    let id: string = later.id
    for (const day of [8, 4, 9]) {
      id = await move(by, patient, id, day)
      expect(await waiting(patient)).toEqual([{ ...entry, appointment_id: id }])
    }
  })

  it('keeps its turn: who asked first is offered an hour first', async () => {
    const freed = await booked()
    const [first, second] = [await waitingPatients(5), await waitingPatients(6)]
    await move('provider', first.patient, first.later.id, 9)
    await freed.release()
    expect(await offerTo(first.patient)).toMatchObject({ appointment_time: slotOn(1) })
    expect(await offerTo(second.patient)).toBeNull()
  })

  it('follows each session of a series that moves', async () => {
    const patient = await app.createPersona()
    const series_id = randomUUID()
    const ids = await Promise.all(
      [5, 6].map(async (day) => {
        const { id } = (await book(patient, slotOn(day), { provider_id: doctor.user_id })).body
        await set(id, `series_id = '${series_id}'`)
        expect((await join(patient, id)).status).toBe(201)
        return id as string
      }),
    )
    await move('patient', patient, ids[0]!, 6, 7)
    const places = await app.database.asOwner(
      `select a.appointment_time from waiting_list w join appointments a on a.id = w.appointment_id
       where w.patient_id = $1 and a.status = 'requested' order by 1`,
      [patient.user_id],
    )
    expect(places.map((one) => (one.appointment_time as Date).toISOString())).toEqual(
      [slotOn(6), slotOn(7)].map((at) => new Date(at).toISOString()),
    )
  })

  it('ends with the new one, when that is cancelled, declined or over', async () => {
    const ends = [
      (id: string, patient: Persona) => cancel(patient, id),
      (id: string) =>
        set(id, `status = 'cancelled', cancelled_by = 'provider', cancelled_at = now()`),
      async (id: string) => {
        await set(id, `status = 'confirmed'`)
        await set(id, `status = 'completed'`)
      },
    ]
    for (const end of ends) {
      const { patient, later } = await waitingPatients(5)
      const id = await move('patient', patient, later.id, 8)
      await end(id, patient)
      expect(await waiting(patient)).toEqual([])
      await app.database.asOwner('delete from appointments')
    }
  })

  it('stays with the old one where the move fails', async () => {
    const { patient, later, entry } = await waitingPatients(5)
    await book(await app.createPersona(), slotOn(8), { provider_id: doctor.user_id })
    const body = { id: randomUUID(), times: [slotOn(8)] }
    const lost = await app.call('POST', `/api/appointments/${later.id}/move`, { as: patient, body })
    expect(lost.status).toBe(409)
    expect(await waiting(patient)).toEqual([entry])
  })

  it('is never of another patient’s appointment', async () => {
    const { patient, later } = await waitingPatients(5)
    const stranger = await app.createPersona()
    await app.database.asOwner(
      `insert into appointments (patient_id, provider_id, appointment_time, session_type, moved_from)
       values ($1, $2, $3, 'Phone', $4)`,
      [stranger.user_id, doctor.user_id, slotOn(8), later.id],
    )
    expect(await waiting(stranger)).toEqual([])
    expect(await waiting(patient)).toMatchObject([{ appointment_id: later.id }])
  })
})

describe('an hour that is offered to a patient whose appointment moves', () => {
  it.each(everyone)(
    'can be taken in place of the new time, to which the %s moved it',
    async (by) => {
      const { patient, later, offer } = await offered()
      const id = await move(by, patient, later.id, 8)
      expect(await offerTo(patient)).toEqual(offer)
      const taken = await answer(patient, offer.id, 'acceptance')
      expect([taken.status, taken.body.replaces]).toEqual([201, id])
      await set(offer.id, `status = 'confirmed'`)
      const open = await app.database.asOwner(
        `select id from appointments where patient_id = $1 and status in ('requested', 'confirmed')`,
        [patient.user_id],
      )
      expect(open).toEqual([{ id: offer.id }])
      expect(await waiting(patient)).toEqual([])
    },
  )

  it('is no longer offered once the appointment is at that hour or before it; the next gets it', async () => {
    const freed = await app.createPersona()
    const { id } = (await book(freed, slotOn(3))).body
    const { patient, later } = await waitingPatients(6)
    const next = await waitingPatients(5)
    await cancel(freed, id)
    const offer = await offerTo(patient)
    expect(offer).toMatchObject({ appointment_time: slotOn(3) })
    const moved = await move('patient', patient, later.id, 2)
    expect(await answersOf(offer.id)).toBe('expired')
    const late = await answer(patient, offer.id, 'acceptance')
    expect([late.status, late.body.code]).toEqual([409, 'offer_over'])
    expect(await waiting(patient)).toMatchObject([{ appointment_id: moved, offer: null }])
    await offerFreedSlots.run()
    expect(await offerTo(next.patient)).toMatchObject({ appointment_time: slotOn(3) })
  })

  it('ends where the appointment moves to that very hour', async () => {
    const { patient, later, offer } = await offered()
    await move('patient', patient, later.id, 1)
    expect(await answersOf(offer.id)).toBe('expired')
  })

  it('keeps the answer it has', async () => {
    const { patient, later, offer } = await offered()
    await answer(patient, offer.id, 'refusal')
    await move('desk', patient, later.id, 8)
    expect(await answersOf(offer.id)).toBe('refused')
  })

  it('is never the hour from which it has moved', async () => {
    const before = await booked()
    await before.release()
    const { patient, later } = await waitingPatients(1)
    await move('provider', patient, later.id, 8)
    await offerFreedSlots.run()
    expect(await offerTo(patient)).toBeNull()
  })
})
