import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookingIn, slotOn } from '#tests/support/booking.ts'
import { offerFreedSlots } from './jobs.ts'

let app: TestApp
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
  join,
  waitingPatients,
  list,
  offerTo,
  provider,
  set,
} = bookingIn(() => app)

beforeEach(async () => {
  await closeAllPractices()
  await app.database.asOwner('delete from appointments')
  await provider()
})

describe('an hour that is released', () => {
  it.each([
    [
      'who gave it back',
      async (holder: Persona, kept: string) => {
        expect((await join(holder, kept)).status).toBe(201)
      },
    ],
    [
      'whose own is earlier',
      async () => {
        const patient = await app.createPersona()
        await join(patient, (await book(patient, slotOn(1, '09:00'))).body.id)
      },
    ],
    [
      'who is busy then',
      async () => {
        const { patient } = await waitingPatients(5)
        const other = await provider()
        await app.database.asOwner(
          `insert into appointments (patient_id, provider_id, appointment_time, session_type) values ($1, $2, $3, 'Phone')`,
          [patient.user_id, other.user_id, slotOn(1, '10:00')],
        )
        await app.database.asOwner(
          `update user_profiles set certificate_expires_on = '2020-12-31' where id = $1`,
          [other.user_id],
        )
      },
    ],
    [
      'who is suspended',
      async () => {
        const { patient } = await waitingPatients(5)
        await app.database.asOwner(
          `update accounts.users set banned_until = '2100-01-01' where id = $1`,
          [patient.user_id],
        )
      },
    ],
    [
      'who goes to a provider of another kind',
      async () => {
        const other = await provider({ specialty: 'Dietitian' })
        const patient = await app.createPersona()
        const { body } = await book(patient, slotOn(5), { provider_id: other.user_id })
        expect((await join(patient, body.id)).status).toBe(201)
      },
    ],
  ])('is not offered to somebody %s', async (_, make) => {
    const holder = await app.createPersona()
    const { body } = await book(holder, slotOn(1, '10:00'))
    const kept = (await book(holder, slotOn(6))).body
    await make(holder, kept.id)
    await cancel(holder, body.id)
    await offerFreedSlots.run()
    expect(kept.status).toBe('requested')
    expect(await app.database.asOwner('select patient_id from slot_offers')).toEqual([])
  })

  it.each([
    ['is less than half an hour ahead', `appointment_time = now() + interval '20 minutes'`],
    ['is of a provider who has lapsed', ''],
    ['was declined by its provider', `cancelled_by = 'provider'`],
  ])('is not offered when it %s', async (_, change) => {
    const freed = await booked()
    const { patient } = await waitingPatients(5)
    if (change === '') {
      await closeAllPractices()
      await freed.release()
    } else {
      await set(freed.id, `status = 'cancelled', cancelled_by = 'patient', cancelled_at = now()`)
      await set(freed.id, change)
    }
    await offerFreedSlots.run()
    expect(await offerTo(patient)).toBeNull()
  })

  it('is offered once, however many processes offer at once, and taken once', async () => {
    const freed = await booked()
    const line = [await waitingPatients(4), await waitingPatients(5), await waitingPatients(6)]
    await set(freed.id, `status = 'cancelled', cancelled_by = 'patient', cancelled_at = now()`)
    await Promise.all([1, 2, 3].map(() => offerFreedSlots.run()))
    const offers = await app.database.asOwner('select id, patient_id from slot_offers')
    expect(offers.map(({ patient_id }) => patient_id)).toEqual([line[0]!.patient.user_id])
    const { id } = offers[0]!
    const answers = await Promise.all(
      [1, 2, 3].map(() => answer(line[0]!.patient, String(id), 'acceptance')),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201])
    expect(await list(line[0]!.patient)).toHaveLength(2)
  })

  it('leaves each in line with at most one offer, the first with the first hour', async () => {
    const freed = [await booked()]
    const second = await app.createPersona()
    const other = (await book(second, slotOn(1, '10:00'))).body.id
    const line = [await waitingPatients(4), await waitingPatients(5)]
    await freed[0]!.release()
    await cancel(second, other)
    expect(await offerTo(line[0]!.patient)).toMatchObject({ appointment_time: slotOn(1) })
    expect(await offerTo(line[1]!.patient)).toMatchObject({ appointment_time: slotOn(1, '10:00') })
  })
})
