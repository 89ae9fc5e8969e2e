import { expect, it } from 'vitest'
import { seriesAt } from './series-at.ts'

const series = {
  every_weeks: 1 as const,
  times: ['2026-12-24T07:00:00Z'],
  propose: async () => undefined,
}
const time = '2026-12-24T07:00:00Z'

it('a series is proposed of the free time that is chosen, and never in place of a time that is typed', () => {
  expect(seriesAt({ time, isOver: false }, series)).toBe(series)
  expect(seriesAt({ time: undefined, isOver: true }, series)).toBeUndefined()
  expect(seriesAt({ time, isOver: true }, series)).toBeUndefined()
  expect(seriesAt({ time: undefined, isOver: false }, series)).toBeUndefined()
})
