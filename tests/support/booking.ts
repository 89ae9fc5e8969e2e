import { randomUUID } from 'node:crypto'
import { type SlotTime, startOfSlot } from '#domain/appointments/slots.ts'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import type { Persona, PersonaTraits, TestApp } from './app.ts'

/** A day from Monday to Friday, `count` of them after today in Lusaka: `YYYY-MM-DD`. */
export function workday(count: number): string {
  let day = lusakaClock(new Date()).day
  for (let left = count; left > 0;) {
    day = dayAfter(day, 1)
    if (![0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay())) left -= 1
  }
  return day
}

/** An upcoming hour of a working day, as an instant. */
export const slotOn = (count: number, time: SlotTime = '09:00') => startOfSlot(workday(count), time)

/** The calls of patients in a test, through the routes. */
export function bookingIn(app: () => TestApp) {
  const post = (as: Persona, path: string, body: unknown) =>
    app().call('POST', `/api${path}`, { as, body })
  const book = (as: Persona, appointment_time: string, more: object = {}) =>
    post(as, '/appointments', { appointment_time, session_type: 'Virtual', ...more })
  const cancel = (as: Persona, id: string) =>
    app().call('DELETE', `/api/appointments/${id}`, { as })
  const join = (as: Persona, appointment_id: string, more: object = {}) =>
    post(as, '/waiting-list', { appointment_id, ...more })
  return {
    provider: (traits: PersonaTraits = {}) =>
      app().createPersona({ role: 'provider', full_name: 'Chileshe Mumba', ...traits }),
    book,
    cancel,
    join,
    accept: (as: Persona, id: string) => post(as, `/appointments/${id}/acceptance`, {}),
    list: async (as: Persona, query = '') =>
      (await app().call('GET', `/api/appointments${query}`, { as })).body,
    /** A patient with an appointment at nine on a later working day, on the waiting list for an earlier one. */
    waitingPatients: async (day: number) => {
      const patient = await app().createPersona()
      const later = (await book(patient, slotOn(day))).body
      const entry = (await join(patient, later.id)).body
      return { patient, later, entry }
    },
    /** Nine o'clock of the next working day, booked, so that it can be released. */
    booked: async () => {
      const patient = await app().createPersona()
      const { id } = (await book(patient, slotOn(1))).body
      return { patient, id: String(id), release: () => cancel(patient, id) }
    },
    leave: (as: Persona, id: string) => app().call('DELETE', `/api/waiting-list/${id}`, { as }),
    waiting: async (as: Persona) => (await app().call('GET', '/api/waiting-list', { as })).body,
    /** The offer for a patient with one waiting list place; null without an offer. */
    offerTo: async (as: Persona) =>
      (await app().call('GET', '/api/waiting-list', { as })).body[0].offer,
    answer: (as: Persona, id: string, answer: 'acceptance' | 'refusal') =>
      post(as, `/slot-offers/${id}/${answer}`, {}),
    /** An appointment proposed by a provider, written directly to the database. @returns its id */
    propose: async (provider: Persona, patient: Persona, at: string) => {
      const id = randomUUID()
      await app().database.asOwner(
        `insert into appointments (id, patient_id, provider_id, appointment_time, session_type, requested_by)
         values ($1, $2, $3, $4, 'Phone', 'provider')`,
        [id, patient.user_id, provider.user_id, at],
      )
      return id
    },
    /** Sets the status of an appointment directly in the database. */
    set: (id: string, change: string) =>
      app().database.asOwner(`update appointments set ${change} where id = $1`, [id]),
    /** Takes every provider of the tests so far out of the practice, so that a test has its own alone. */
    closeAllPractices: () =>
      app().database.asOwner(
        `update user_profiles set certificate_expires_on = '2020-12-31' where role = 'provider'`,
      ),
    /** The number of rows in the tables that booking writes. */
    countRows: async () => {
      const [row] = await app().database.asOwner(
        `select (select count(*)::int from appointments) as appointments,
           (select count(*)::int from appointment_events) as events,
           (select count(*)::int from waiting_list) as waiting,
           (select count(*)::int from slot_offers) as offers,
           (select count(*)::int from platform.audit_events) as traces`,
      )
      return row
    },
  }
}
