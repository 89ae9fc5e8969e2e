import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn } from '#tests/support/booking.ts'
import { PUBLIC_URL, subjectsTo } from '#tests/support/appointment-mails.ts'
import { fullDayIn } from '#tests/support/full-day.ts'
import { appointmentEvents } from '../events/jobs.ts'
import { offerTimesOfDays } from './jobs.ts'

let app: TestApp
let doctor: Persona
let visits: { patient: Persona; id: string; at: string }[]
let [mary, chanda]: Persona[] = []
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
const { answer, cancel, list, set } = bookingIn(() => app)
const { dayOffer, fullDay, makeOffers, runOut, stopWaiting, wait, waits } = fullDayIn(() => app)
const free = async (index: number) => {
  await cancel(visits[index]!.patient, visits[index]!.id)
  await makeOffers()
}
/** Runs the queue for the event of an offer. */
async function notify(offer_id: string) {
  const [event] = await app.database.asOwner(
    'select id from appointment_events where offer_id = $1',
    [offer_id],
  )
  await appointmentEvents({ PUBLIC_URL }).run({ id: String(event!.id), attempt: 1, isLast: false })
}
beforeEach(async () => {
  ;({ doctor, visits } = await fullDay())
  ;[mary, chanda] = [await app.createPersona(), await app.createPersona()]
  await wait(mary!)
  await wait(chanda!)
})

describe('a time that comes free on a full day', () => {
  it('is offered to the first in turn, with an email, and requested by one press', async () => {
    await free(2)
    const offer = await dayOffer(mary!)
    expect(offer).toMatchObject({
      appointment_time: visits[2]!.at,
      provider: { id: doctor.user_id },
    })
    expect(await dayOffer(chanda!)).toBeNull()
    await notify(offer.id)
    expect((await subjectsTo(app, mary!)).at(-1)).toMatch(/^A time is free: /)
    const taken = await answer(mary!, offer.id, 'acceptance')
    expect([taken.status, taken.body.appointment_time]).toEqual([201, visits[2]!.at])
    expect((await answer(mary!, offer.id, 'acceptance')).status).toBe(200)
    expect([await waits(mary!), await list(mary!)]).toMatchObject([[], [{ status: 'requested' }]])
  })

  it('goes to the next where it is declined or not answered, and who did not answer is behind', async () => {
    await free(0)
    await answer(mary!, (await dayOffer(mary!)).id, 'refusal')
    await makeOffers()
    expect((await dayOffer(chanda!)).appointment_time).toBe(visits[0]!.at)
    await runOut()
    await free(1)
    // Mary said no and keeps her turn; Chanda did not answer.
    expect((await dayOffer(mary!)).appointment_time).toBe(visits[1]!.at)
    await runOut()
    await makeOffers()
    expect((await dayOffer(chanda!)).appointment_time).toBe(visits[1]!.at)
  })

  it('is offered between 06:00 and 21:00 in Lusaka alone', async () => {
    await set(
      visits[0]!.id,
      `status = 'cancelled', cancelled_by = 'provider', cancelled_at = now()`,
    )
    await offerTimesOfDays(new Date('2026-11-29T03:59:00Z'))
    await offerTimesOfDays(new Date('2026-11-29T19:00:00Z'))
    expect(await dayOffer(mary!)).toBeNull()
    await offerTimesOfDays(new Date('2026-11-29T04:00:00Z'))
    expect(await dayOffer(mary!)).not.toBeNull()
  })

  it('is the fourth of one day for no one', async () => {
    await stopWaiting(chanda!, (await waits(chanda!))[0].id)
    for (const index of [0, 1, 2]) {
      await free(index)
      await answer(mary!, (await dayOffer(mary!)).id, 'refusal')
    }
    await free(3)
    expect(await dayOffer(mary!)).toBeNull()
    await app.database.asOwner(`update slot_offers set offered_at = now() - interval '1 day'`)
    await makeOffers()
    expect(await dayOffer(mary!)).not.toBeNull()
  })

  it('stays on the list where the provider declines it, and is deleted once the day is over', async () => {
    await free(4)
    const { body } = await answer(mary!, (await dayOffer(mary!)).id, 'acceptance')
    await set(body.id, `status = 'cancelled', cancelled_by = 'provider', cancelled_at = now()`)
    expect(await waits(mary!)).toHaveLength(1)
    await app.database.asOwner(`update day_waits set day = '2020-01-01'`)
    await makeOffers()
    expect(await app.database.asOwner('select id from day_waits')).toEqual([])
  })
})
