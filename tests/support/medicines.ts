import { dayAfter } from '#domain/values/lusaka.ts'
import type { Medicine } from '#domain/medications/schema.ts'
import { weekdays } from '#domain/values/weekdays.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import type { Persona, TestApp } from './app.ts'

/** The day so many days ago in Lusaka. */
export const daysAgo = (count: number) => dayAfter(todayInLusaka(), -count)

/** A tablet in the morning and in the evening, for the last ten days. */
export const tablets = (more: object = {}) => ({
  name: 'Amlodipine',
  strength: 5,
  strength_unit: 'mg',
  form: 'tablet',
  amount: 1,
  times: ['08:00', '20:00'],
  days: [...weekdays],
  food: 'either',
  care: 'blood_pressure',
  starts_on: daysAgo(10),
  ends_on: null,
  notes: null,
  reminders: false,
  purpose: null,
  prescriber: null,
  supply_left: null,
  ...more,
})

/** The calls of a user about their medicines, through the routes. */
export const medicinesIn = (app: () => TestApp) => ({
  add: (as: Persona, body: object) => app().call('POST', '/api/medicines', { as, body }),
  change: (as: Persona, id: string, body: object) =>
    app().call('PUT', `/api/medicines/${id}`, { as, body }),
  stop: (as: Persona, id: string) => app().call('POST', `/api/medicines/${id}/stop`, { as }),
  remove: (as: Persona, id: string) => app().call('DELETE', `/api/medicines/${id}`, { as }),
  list: async (as: Persona) =>
    (await app().call('GET', '/api/medicines', { as })).body as {
      medicines: Medicine[]
      doses: { medicine_id: string; outcome: string; taken_at: string | null }[]
    },
  record: (as: Persona, id: string, day: string, time: string, body: object) =>
    app().call('PUT', `/api/medicines/${id}/doses/${day}/${time}`, { as, body }),
  undo: (as: Persona, id: string, day: string, time: string) =>
    app().call('DELETE', `/api/medicines/${id}/doses/${day}/${time}`, { as }),
})
