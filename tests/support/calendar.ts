import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type ClinicCalendar, defaultCalendar } from '#domain/appointments/clinic-calendar.ts'
import type { KeptCalendar } from '#domain/appointments/clinic-calendar-schema.ts'
import type { KeptVisitType, NewVisitType } from '#domain/appointments/visit-types.ts'
import type { Slot } from '#domain/appointments/schema.ts'
import type { Persona, TestApp } from './app.ts'

const oneHour = {
  name: 'Session',
  duration_minutes: 60,
  buffer_minutes: 0,
  professions: null,
  session_types: ['Virtual', 'Phone', 'In-person'],
  price_ngwee: null,
  self_booked: true,
  colour: 'green',
} satisfies Omit<NewVisitType, 'id'>

/** The calendar of a new installation, open on holidays: no result depends on the date of the test. */
export const usualCalendar: ClinicCalendar = { ...defaultCalendar, closes_on_holidays: false }

/** When these begin that can be booked, `HH:MM`. */
export const freeTimes = (slots: readonly Slot[]) =>
  slots.filter(({ free }) => free).map(({ time }) => time)

/** What an admin keeps of the calendar in a test, through the routes. */
export function calendarIn(app: () => TestApp) {
  const path = '/api/admin/clinic-calendar'
  const typesPath = '/api/admin/visit-types'
  const addType = async (as: Persona, more: Partial<NewVisitType>): Promise<KeptVisitType> => {
    const body = { id: randomUUID(), ...oneHour, ...more }
    const answer = await app().call('POST', typesPath, { as, body })
    expect(answer.status).toBe(201)
    return answer.body
  }
  return {
    addType,
    /** The times of a day as a patient is shown them, of these providers and types. */
    slotsOn: async (date: string, as: Persona, query: object = {}): Promise<Slot[]> => {
      const search = new URLSearchParams({ date, ...query }).toString()
      return (await app().call('GET', `/api/appointments/availability?${search}`, { as })).body
    },
    keepCalendar: async (as: Persona, calendar: ClinicCalendar): Promise<KeptCalendar> => {
      const { updated_at } = (await app().call('GET', path, { as })).body
      const answer = await app().call('PUT', path, { as, body: { ...calendar, updated_at } })
      expect(answer.status).toBe(200)
      return answer.body
    },
    /** Retires all types but the oldest. */
    onlyType: async (as: Persona): Promise<KeptVisitType> => {
      const [first, ...others] = (await app().call('GET', typesPath, { as }))
        .body as KeptVisitType[]
      for (const { id, upcoming: _, ...fields } of others)
        await app().call('PUT', `${typesPath}/${id}`, { as, body: { ...fields, is_retired: true } })
      return first!
    },
  }
}
