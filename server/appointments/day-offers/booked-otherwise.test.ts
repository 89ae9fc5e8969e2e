import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startOfSlot } from '#domain/appointments/slots.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { asSystem, tables } from '#server/platform/db.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'
import { fullDayIn } from '#tests/support/full-day.ts'
import { lockParticipants } from '../booking-locks/data.ts'

let app: TestApp
let desk: Persona
let doctor: Persona
let visits: { patient: Persona; id: string; at: string }[]
let [mary, chanda]: Persona[] = []
beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
})
afterAll(() => app.close())
const { answer, book, cancel, join, offerTo, provider, set } = bookingIn(() => app)
const { day, dayOffer, fullDay, makeOffers, stateOfDay, wait, waits } = fullDayIn(() => app)
beforeEach(async () => {
  ;({ doctor, visits } = await fullDay())
  ;[mary, chanda] = [await app.createPersona(), await app.createPersona()]
  await wait(mary!)
  await wait(chanda!)
})

const post = (as: Persona, path: string, body: object) => app.call('POST', path, { as, body })
const firm = (patient: Persona, appointment_time: string, provider_id: string) =>
  post(desk, '/api/desk/appointments', {
    id: randomUUID(),
    patient_id: patient.user_id,
    provider_id,
    appointment_time,
    session_type: 'Phone',
    agreed_how: 'by phone',
  })
const firstSlot = () => visits[0]!.at
const openOffers = (of: Persona) =>
  app.database.asOwner('select id from slot_offers where patient_id = $1 and answer is null', [
    of.user_id,
  ])

type Way = (patient: Persona, other: Persona) => Promise<{ status: number }>
const ways: [string, Way][] = [
  ['the desk', (patient, other) => firm(patient, firstSlot(), other.user_id)],
  ['the patient', (patient, other) => book(patient, firstSlot(), { provider_id: other.user_id })],
  [
    'a series',
    (patient, other) =>
      post(patient, '/api/appointments/series', {
        id: randomUUID(),
        provider_id: other.user_id,
        session_type: 'Phone',
        every_weeks: 1,
        times: [firstSlot(), startOfSlot(dayAfter(day, 7), '09:00')],
      }),
  ],
  [
    'a move',
    async (patient, other) => {
      const { body } = await book(patient, slotOn(4), { provider_id: other.user_id })
      return post(patient, `/api/appointments/${body.id}/move`, {
        id: randomUUID(),
        times: [firstSlot()],
      })
    },
  ],
  [
    'an offer of the waiting list',
    async (patient, other) => {
      const { body } = await book(patient, slotOn(4), { provider_id: other.user_id })
      await join(patient, body.id)
      // The longest wait is served first, and by day those for a day are served, too: whatever the hour of the test.
      await app.database.asOwner(
        `update waiting_list set created_at = now() - interval '1 day' where patient_id = $1`,
        [patient.user_id],
      )
      const holder = await app.createPersona()
      const taken = await book(holder, firstSlot(), { provider_id: other.user_id })
      await cancel(holder, taken.body.id)
      return answer(patient, (await offerTo(patient)).id, 'acceptance')
    },
  ],
]

describe('a place on the list of a day', () => {
  it.each(ways)('ends with a visit on that day that is booked by %s', async (_, bookBy) => {
    const other = await provider()
    const booked = await bookBy(mary!, other)
    expect(booked.status, JSON.stringify(booked)).toBe(201)
    expect(await waits(mary!)).toEqual([])
    await cancel(visits[2]!.patient, visits[2]!.id)
    await makeOffers()
    expect(await openOffers(mary!)).toEqual([])
    expect(await dayOffer(chanda!)).not.toBeNull()
  })

  it('goes on while the visit is with another provider than the one who is waited for, or of another profession', async () => {
    const bupe = await app.createPersona()
    await wait(bupe, { provider_id: doctor.user_id })
    const [other, dietitian] = [await provider(), await provider({ specialty: 'Dietitian' })]
    expect((await firm(bupe, firstSlot(), other.user_id)).status).toBe(201)
    expect((await firm(mary!, firstSlot(), dietitian.user_id)).status).toBe(201)
    expect([await waits(bupe), await waits(mary!)]).toMatchObject([[{ day }], [{ day }]])
  })

  it('goes on once that visit is cancelled, and stays over after it has been', async () => {
    const other = await provider()
    const { body } = await book(mary!, firstSlot(), { provider_id: other.user_id })
    await set(body.id, `status = 'cancelled', cancelled_by = 'provider', cancelled_at = now()`)
    expect(await waits(mary!)).toHaveLength(1)
    const firmly = await firm(chanda!, firstSlot(), other.user_id)
    await set(firmly.body.id, `status = 'completed'`)
    expect(await waits(chanda!)).toEqual([])
  })

  it('is not taken by who has a visit on that day with that provider, or of the profession', async () => {
    const [{ patient }] = visits as [(typeof visits)[number]]
    for (const more of [{}, { provider_id: doctor.user_id }])
      expect((await wait(patient, more)).body.code).toBe('visit_that_day')
    expect(await stateOfDay(patient)).toBe('full')
  })

  it('gives back what is held once the desk has booked: it cannot be taken any more, and the next is offered a time', async () => {
    await cancel(visits[3]!.patient, visits[3]!.id)
    await makeOffers()
    const held = await dayOffer(mary!)
    expect(held).toMatchObject({ appointment_time: visits[3]!.at })
    const other = await provider()
    expect((await firm(mary!, firstSlot(), other.user_id)).status).toBe(201)
    expect((await answer(mary!, held.id, 'acceptance')).status).toBe(409)
    await makeOffers()
    expect(await openOffers(mary!)).toEqual([])
    expect(await dayOffer(chanda!)).not.toBeNull()
  })

  it('gets no offer while the desk books at the same moment', async () => {
    const other = await provider()
    let offering: Promise<void> | undefined
    await asSystem('book as the desk does', async (tx) => {
      await lockParticipants(tx, { patient_id: mary!.user_id, provider_id: doctor.user_id })
      await tx.run(
        tables.insertInto('appointments').values({
          patient_id: mary!.user_id,
          provider_id: other.user_id,
          appointment_time: new Date(firstSlot()),
          session_type: 'Phone',
          requested_by: 'provider',
        }),
      )
      offering = makeOffers()
      // Until the offers wait for this booking; the embedded engine begins none meanwhile.
      for (let tries = 0; tries < 300; tries += 1) {
        const [row] = await tx.run(
          tables.selectNoFrom(
            sql<boolean>`exists (select from pg_locks where locktype = 'advisory' and not granted)`.as(
              'waits',
            ),
          ),
        )
        if (row!.waits) break
      }
    })
    await offering
    const made = await app.database.asOwner('select id from slot_offers where patient_id = $1', [
      mary!.user_id,
    ])
    expect(made).toEqual([])
    expect(await dayOffer(chanda!)).not.toBeNull()
  })
})
