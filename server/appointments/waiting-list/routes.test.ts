import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'
import { offerFreedSlots } from '../slot-offers/jobs.ts'

let app: TestApp
let doctor: Persona
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const {
  answer,
  book,
  booked,
  cancel,
  closeAllPractices,
  countRows,
  waitingPatients,
  join,
  leave,
  list,
  offerTo,
  provider,
  set,
  waiting,
} = bookingIn(() => app)

beforeEach(async () => {
  await closeAllPractices()
  await app.database.asOwner('delete from appointments')
  doctor = await provider()
})

describe('the waiting list', () => {
  it('is joined for an upcoming appointment, once, and left again', async () => {
    const { patient, later, entry } = await waitingPatients(5)
    expect(entry).toEqual({
      id: expect.any(String),
      appointment_id: later.id,
      created_at: expect.stringMatching(/Z$/),
      offer: null,
    })
    const retry = await join(patient, later.id.toUpperCase(), { id: entry.id })
    expect([retry.status, retry.body]).toEqual([200, entry])
    expect((await join(patient, later.id)).status).toBe(409)
    expect(await waiting(patient)).toEqual([entry])
    expect((await leave(await app.createPersona(), entry.id)).status).toBe(404)
    expect((await leave(patient, entry.id)).status).toBe(204)
    expect((await leave(patient, entry.id)).status).toBe(404)
    expect(await waiting(patient)).toEqual([])
    const actions = (await auditEventsOf(app.database, entry.id)).map(({ action }) => action)
    expect(actions).toEqual(['waiting_list.join', 'waiting_list.leave'])
  })

  it('is not joined for what is over, another’s, or not there, nor with an id in use', async () => {
    const { patient, later, entry } = await waitingPatients(5)
    const stranger = await app.createPersona()
    const theirs = (await book(stranger, slotOn(6))).body
    const before = await countRows()
    expect((await join(stranger, later.id)).status).toBe(404)
    expect((await join(stranger, randomUUID())).status).toBe(404)
    expect((await join(stranger, theirs.id, { id: entry.id })).status).toBe(409)
    expect(await countRows()).toEqual(before)
    await cancel(stranger, theirs.id)
    expect((await join(stranger, theirs.id)).status).toBe(409)
    await set(later.id, `appointment_time = now() - interval '1 hour'`)
    await leave(patient, entry.id)
    expect((await join(patient, later.id)).status).toBe(409)
  })

  it('is left when the appointment is cancelled', async () => {
    const { patient, later } = await waitingPatients(5)
    await cancel(patient, later.id)
    expect(await waiting(patient)).toEqual([])
  })
})

describe('an hour that is released', () => {
  it('is offered to the first in the list at once, for two hours, by email', async () => {
    const freed = await booked()
    const [first, second] = [await waitingPatients(6), await waitingPatients(5)]
    expect((await freed.release()).status).toBe(204)
    const offer = await offerTo(first.patient)
    expect(offer).toEqual({
      id: expect.any(String),
      appointment_time: slotOn(1),
      expires_at: expect.any(String),
      provider: expect.objectContaining({ id: doctor.user_id }),
    })
    const minutes = (Date.parse(offer.expires_at) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(115)
    expect(minutes).toBeLessThanOrEqual(121)
    expect(await offerTo(second.patient)).toBeNull()
    const events = await app.database.asOwner(
      'select kind, told_at from appointment_events where offer_id = $1',
      [offer.id],
    )
    expect(events).toEqual([{ kind: 'offered', told_at: null }])
    // Reserved for one, it is taken for all others.
    const other = await book(await app.createPersona(), slotOn(1))
    expect(other.body.code).toBe('slot_taken')
    await offerFreedSlots.run()
    expect(await offerTo(second.patient)).toBeNull()
  })

  it('is taken in place of the later one, which stays until the provider confirms', async () => {
    const freed = await booked()
    const { patient, later } = await waitingPatients(6)
    await freed.release()
    const { id } = await offerTo(patient)
    const taken = [await answer(patient, id, 'acceptance'), await answer(patient, id, 'acceptance')]
    expect(taken.map(({ status }) => status)).toEqual([201, 200])
    expect(taken[1]!.body).toEqual(taken[0]!.body)
    expect(taken[0]!.body).toMatchObject({
      status: 'requested',
      appointment_time: slotOn(1),
      session_type: 'Virtual',
      replaces: later.id,
    })
    expect((await list(patient)).map((one: { id: string }) => one.id)).toEqual([
      later.id,
      taken[0]!.body.id,
    ])
    expect((await answer(patient, id, 'refusal')).status).toBe(409)
    await set(taken[0]!.body.id, `status = 'confirmed'`)
    expect(await list(patient)).toMatchObject([{ id: taken[0]!.body.id, status: 'confirmed' }])
    expect(await waiting(patient)).toEqual([])
  })

  it('loses nothing: a patient who declines still has the later one, and the place in the list', async () => {
    const freed = await booked()
    const { patient, later, entry } = await waitingPatients(6)
    await freed.release()
    const { body } = await answer(patient, (await offerTo(patient)).id, 'acceptance')
    await set(body.id, `status = 'cancelled', cancelled_by = 'provider', cancelled_at = now()`)
    const left = (await list(patient)).filter(
      (one: { status: string }) => one.status === 'requested',
    )
    expect(left).toMatchObject([{ id: later.id }])
    expect(await waiting(patient)).toEqual([entry])
  })

  it('is also offered to a patient with five upcoming appointments', async () => {
    const freed = await booked()
    const { patient } = await waitingPatients(9)
    for (const day of [5, 6, 7, 8]) expect((await book(patient, slotOn(day))).status).toBe(201)
    await freed.release()
    expect((await answer(patient, (await offerTo(patient)).id, 'acceptance')).status).toBe(201)
  })

  it('goes to the next when it is declined, when its patient leaves, and when two hours are over', async () => {
    const freed = await booked()
    const line = [
      await waitingPatients(4),
      await waitingPatients(5),
      await waitingPatients(6),
      await waitingPatients(7),
    ] as const
    await freed.release()
    const rejected = (await offerTo(line[0].patient)).id
    expect((await answer(line[1].patient, rejected, 'refusal')).status).toBe(404)
    expect((await answer(line[0].patient, rejected, 'refusal')).status).toBe(204)
    expect((await answer(line[0].patient, rejected, 'refusal')).status).toBe(204)
    expect((await answer(line[0].patient, rejected, 'acceptance')).status).toBe(409)

    expect(await offerTo(line[1].patient)).toMatchObject({ appointment_time: slotOn(1) })
    await leave(line[1].patient, line[1].entry.id)

    const expired = (await offerTo(line[2].patient)).id
    await app.database.asOwner(
      `update slot_offers set expires_at = now() - interval '1 second' where id = $1`,
      [expired],
    )
    expect((await answer(line[2].patient, expired, 'acceptance')).body.code).toBe('offer_over')
    expect((await answer(line[2].patient, expired, 'refusal')).status).toBe(409)
    await offerFreedSlots.run()
    expect(await offerTo(line[2].patient)).toBeNull()
    const last = (await offerTo(line[3].patient)).id
    expect((await answer(line[3].patient, last, 'refusal')).status).toBe(204)
    // Each patient was offered it: it is public again.
    await offerFreedSlots.run()
    expect((await book(await app.createPersona(), slotOn(1))).status).toBe(201)
  })

  it('is offered by the job to a patient who joins afterwards', async () => {
    const freed = await booked()
    await freed.release()
    const { patient } = await waitingPatients(5)
    expect(await offerTo(patient)).toBeNull()
    await offerFreedSlots.run()
    expect(await offerTo(patient)).toMatchObject({ appointment_time: slotOn(1) })
  })
})
