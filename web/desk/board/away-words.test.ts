import { expect, it } from 'vitest'
import { instantAt } from '#domain/values/lusaka.ts'
import { awayWords } from './away-words.ts'

const day = '2026-11-30'
const at = (time: string, on = day) => instantAt(on, time).toISOString()

it.each([
  ['all day', at('00:00', '2026-11-28'), at('00:00', '2026-12-03')],
  ['all day', at('00:00'), at('00:00', '2026-12-01')],
  ['from 13:30', at('13:30'), at('10:00', '2026-12-01')],
  ['until 10:00', at('08:00', '2026-11-29'), at('10:00')],
  ['from 10:00 to 11:30', at('10:00'), at('11:30')],
])('says %s of an absence', (words, starts_at, ends_at) => {
  expect(awayWords({ starts_at, ends_at }, day)).toBe(words)
})
