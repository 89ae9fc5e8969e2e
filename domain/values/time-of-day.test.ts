import { expect, it } from 'vitest'
import { readTimeOfDay, withPart } from './time-of-day.ts'

it.each([
  ['06:30', '06:30'],
  ['6:30', '06:30'],
  ['0630', '06:30'],
  ['630', '06:30'],
  ['6.30', '06:30'],
  ['18h30', '18:30'],
  [' 23 59 ', '23:59'],
  ['00:00', '00:00'],
  ['24:00', undefined],
  ['6:60', undefined],
  ['6', undefined],
  ['6:30 pm', undefined],
  ['', undefined],
])('"%s" is read as %s', (typed, time) => {
  expect(readTimeOfDay(typed)).toBe(time)
})

it.each([
  ['1815', { minute: '30' }, '18:30'],
  ['6.15', { hour: '07' }, '07:15'],
  ['', { hour: '07' }, '07:00'],
  ['6 pm', { minute: '45' }, '00:45'],
])('"%s" with %j is %s', (typed, chosen, time) => {
  expect(withPart(typed, chosen)).toBe(time)
})
