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
  ['6:30 pm', '18:30'],
  ['6:30 p.m.', '18:30'],
  ['6am', '06:00'],
  ['6:30p', '18:30'],
  ['٠٦:٣٠', '06:30'],
  ['\u200e12:30\u202fPM', '12:30'],
  ['12:30am', '00:30'],
  ['12 pm', '12:00'],
  ['13 pm', undefined],
  ['0 am', undefined],
  ['1830hrs', '18:30'],
  ['18:30 hrs', '18:30'],
  ['18h', '18:00'],
  ['18,30', '18:30'],
  ['06：30', '06:30'],
  ['１８:３０\u200b', '18:30'],
  ['6.5', undefined],
  ['18:30:15', undefined],
  ['18', undefined],
  ['', undefined],
])('"%s" is read as %s', (typed, time) => {
  expect(readTimeOfDay(typed)).toBe(time)
})

it.each([
  ['1815', { minute: '30' }, '18:30'],
  ['6.15', { hour: '07' }, '07:15'],
  ['', { hour: '07' }, '07:00'],
  ['6 pm', { minute: '45' }, '18:45'],
])('"%s" with %j is %s', (typed, chosen, time) => {
  expect(withPart(typed, chosen)).toBe(time)
})
