import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomUUID } from 'node:crypto'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn } from '#tests/support/booking.ts'
import { fullDayIn } from '#tests/support/full-day.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
const { answer, book, cancel } = bookingIn(() => app)
const { dayOffer, fullDay, makeOffers, runOut, wait } = fullDayIn(() => app)

it('one time is booked once, while a hold ends, two accept, the desk books and the next is offered', async () => {
  const desk = await app.createPersona({ role: 'front_desk' })
  const people = await Promise.all(Array.from({ length: 4 }, () => app.createPersona()))
  const [walkIn, browsing] = [await app.createPersona(), await app.createPersona()]
  for (let round = 0; round < 5; round++) {
    const { doctor, visits } = await fullDay()
    for (const one of people) await wait(one)
    const [{ patient, id, at }] = visits as [(typeof visits)[number]]
    await Promise.all([cancel(patient, id), makeOffers(), makeOffers()])
    await makeOffers()
    const offers: { as: Persona; id: string }[] = []
    const note = async () => {
      for (const as of people) {
        const offer = await dayOffer(as)
        if (offer) offers.push({ as, id: offer.id })
      }
    }
    await note()
    expect(offers).toHaveLength(1)
    // A hold keeps everyone else away.
    const byDesk = () =>
      app.call('POST', '/api/desk/appointments', {
        as: desk,
        body: {
          id: randomUUID(),
          patient_id: walkIn.user_id,
          provider_id: doctor.user_id,
          appointment_time: at,
          session_type: 'Phone',
          agreed_how: 'by phone',
        },
      })
    const byOther = () => book(browsing, at, { provider_id: doctor.user_id })
    expect([(await byDesk()).status, (await byOther()).status]).toEqual([409, 409])
    // The first does not answer in time; the second is offered it, and all press at once.
    if (round % 2 === 0) {
      await runOut()
      await makeOffers()
      await note()
      expect(offers).toHaveLength(2)
    }
    const ends = round % 2 === 0 ? [] : [runOut()]
    const statuses = await Promise.all([
      ...offers.flatMap(({ as, id: offer }) => [
        answer(as, offer, 'acceptance').then(({ status }) => status),
        answer(as, offer, 'acceptance').then(({ status }) => status),
      ]),
      ...[byDesk(), byOther()].map((one) => one.then(({ status }) => status)),
      ...ends,
      makeOffers(),
    ])
    expect(statuses.every((status) => typeof status !== 'number' || status < 500)).toBe(true)
    const held = await app.database.asOwner(
      `select count(*)::int as count from appointments where provider_id = $1 and appointment_time = $2
        and status in ('requested', 'confirmed')`,
      [doctor.user_id, at],
    )
    expect(held[0]!.count).toBeLessThanOrEqual(1)
    if (round % 2 === 0) expect(held[0]!.count).toBe(1)
  }
})
