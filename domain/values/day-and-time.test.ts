import { expect, it } from 'vitest'
import { dayAndTime, enterTime } from './day-and-time.ts'

it.each([
  ['8.30', '08:30'],
  ['1830', '18:30'],
  ['06:30', '06:30'],
])('reads a time that no one has tidied: "%s" is %s', (time, read) => {
  expect(dayAndTime.parse({ day: '2026-11-27', time })).toEqual({ day: '2026-11-27', time: read })
})

it.each(['', '8', '6 o’clock', '24:00'])('"%s" is no time', (time) => {
  const { error } = dayAndTime.safeParse({ day: '2026-11-27', time })
  expect(error?.issues.map(({ message }) => message)).toEqual([enterTime])
})
