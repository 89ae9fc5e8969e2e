import { expect, it } from 'vitest'
import { chartInWords, newestOf } from './chart-words.ts'

const at = (day: number, hour = 10) => `2026-11-${String(day).padStart(2, '0')}T${hour}:00:00Z`
const pressure = (...days: [systolic: number, diastolic: number][]) => [
  { label: 'Systolic', points: days.map(([value], index) => ({ at: at(28 - index), value })) },
  { label: 'Diastolic', points: days.map(([, value], index) => ({ at: at(28 - index), value })) },
]

it('names averages of days as what they are, and the latest reading beside them', () => {
  const series = pressure([130, 83], [130, 82])
  expect(chartInWords({ unit: 'mmHg', series, daily: true, latest: '110/70 mmHg' }, 2)).toBe(
    'Averages of 2 days. Latest reading: 110/70 mmHg.',
  )
  // A report knows the days alone.
  expect(chartInWords({ unit: 'mmHg', series, daily: true }, 2)).toBe(
    'Averages of 2 days. Last day: Systolic 130, Diastolic 83 mmHg.',
  )
  expect(chartInWords({ unit: 'mmHg', series: pressure([130, 83]), daily: true }, 1)).toBe(
    'Average of 1 day. Last day: Systolic 130, Diastolic 83 mmHg.',
  )
})

it('counts readings, and results where it shows those', () => {
  const series = pressure([110, 70], [150, 95], [112, 72], [148, 92])
  expect(chartInWords({ unit: 'mmHg', series }, 4)).toBe(
    '4 readings. Latest: Systolic 110, Diastolic 70 mmHg.',
  )
  const [score] = pressure([9, 0])
  expect(chartInWords({ unit: 'of 100', series: [score!], noun: 'result' }, 1)).toBe(
    '1 result. Latest: Systolic 9 of 100.',
  )
})

it('writes a word that a meter showed in place of its number', () => {
  const series = [{ label: 'Glucose', points: [{ at: at(28), value: 33.3, word: 'HI' }] }]
  expect(chartInWords({ unit: 'mmol/L', series }, 1)).toBe('1 reading. Latest: Glucose HI mmol/L.')
})

it('takes the last of several points of one moment, as the line does', () => {
  expect(
    newestOf([
      { at: at(2), id: 1 },
      { at: at(3), id: 2 },
      { at: at(3), id: 3 },
    ]),
  ).toMatchObject({
    id: 3,
  })
  expect(newestOf([])).toBeUndefined()
})
