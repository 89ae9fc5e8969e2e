import { slotTimes, startOfSlot } from '#domain/appointments/slots.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { offerTimesOfDays } from '#server/appointments/day-offers/jobs.ts'
import type { Persona, TestApp } from './app.ts'
import { bookingIn, workday } from './booking.ts'

/** A day of which every time is booked, and the calls of those who wait for one. */
export function fullDayIn(app: () => TestApp) {
  const { book, closeAllPractices, provider } = bookingIn(app)
  const call = (as: Persona, method: string, path: string, body?: object) =>
    app().call(method, `/api${path}`, body ? { as, body } : { as })
  const day = workday(2)
  return {
    day,
    /** A clinic of one provider whose day is full. @returns the visits by their times */
    fullDay: async () => {
      await closeAllPractices()
      for (const table of ['day_waits', 'appointments'])
        await app().database.asOwner(`delete from ${table}`)
      const doctor = await provider()
      const visits = await Promise.all(
        slotTimes.map(async (time) => {
          const patient = await app().createPersona()
          const booked = await book(patient, startOfSlot(day, time), {
            provider_id: doctor.user_id,
          })
          return { patient, id: String(booked.body.id), at: startOfSlot(day, time) }
        }),
      )
      return { doctor, visits }
    },
    wait: (as: Persona, more: object = {}) =>
      call(as, 'POST', '/day-waits', { day, session_type: 'Virtual', ...more }),
    waits: async (as: Persona) => (await call(as, 'GET', '/day-waits')).body,
    /** What is offered to a person who waits for one day. */
    dayOffer: async (as: Persona) => (await call(as, 'GET', '/day-waits')).body[0]?.offer,
    stopWaiting: (as: Persona, id: string) => call(as, 'DELETE', `/day-waits/${id}`),
    stateOfDay: async (as: Persona, query = '') =>
      (await call(as, 'GET', `/appointments/days?date=${day}&count=1${query}`)).body[0].state,
    /** Makes the offers of a minute at noon, whatever the hour of the test. */
    makeOffers: () => offerTimesOfDays(new Date(`${lusakaClock(new Date()).day}T10:00:00Z`)),
    /** Lets the time of what is offered run out. */
    runOut: () =>
      app().database.asOwner(
        `update slot_offers set expires_at = now() - interval '1 second' where answer is null`,
      ),
  }
}
