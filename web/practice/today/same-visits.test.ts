import { expect, it } from 'vitest'
import type { Attendance } from '#domain/appointments/attendance-schema.ts'
import { areSameVisits } from './same-visits.ts'

const usual = { room: null, marked_missed: false }
const shown = [
  { ...usual, id: 'a', status: 'confirmed' },
  { ...usual, id: 'b', status: 'completed' },
  { ...usual, id: 'c', status: 'requested' },
  { ...usual, id: 'd', status: 'cancelled' },
] as const
const is = (id: string, state: Attendance['state']) => ({ id, state, room: null })
const now = [is('a', 'arrived'), is('b', 'done'), is('c', null)]

it('reads the visits of a day again only where one is new, gone, or has another status', () => {
  expect(areSameVisits(shown, now)).toBe(true)
  expect(areSameVisits(shown, [...now, is('e', 'booked')])).toBe(false)
  expect(areSameVisits(shown, now.slice(1))).toBe(false)
  expect(areSameVisits(shown, [is('e', 'booked'), ...now.slice(1)])).toBe(false)
  expect(areSameVisits(shown, [now[0]!, now[1]!, is('c', 'booked')])).toBe(false)
  expect(areSameVisits(shown, [is('a', 'done'), ...now.slice(1)])).toBe(false)
})

it('reads them again where the desk marks that a patient did not come, and once', () => {
  const marked = [is('a', 'missed'), ...now.slice(1)]
  expect(areSameVisits(shown, marked)).toBe(false)
  const read = [{ ...shown[0], marked_missed: true }, ...shown.slice(1)]
  expect(areSameVisits(read, marked)).toBe(true)
  expect(areSameVisits(read, now)).toBe(false)
  // Its provider completed it so: nothing is to be read.
  expect(areSameVisits(shown, [now[0]!, is('b', 'missed'), now[2]!])).toBe(true)
})

it('reads them again where a visit has another room', () => {
  const room = { id: 'r', name: 'Room 3' }
  const moved = [{ ...now[0]!, room }, ...now.slice(1)]
  expect(areSameVisits(shown, moved)).toBe(false)
  expect(areSameVisits([{ ...shown[0], room }, ...shown.slice(1)], moved)).toBe(true)
})
