import { expect, it } from 'vitest'
import { readTimeOfDay } from './time-of-day.ts'

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
