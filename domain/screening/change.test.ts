import { describe, expect, it } from 'vitest'
import { changesBetween, reliableChange } from './change.ts'
import { type InstrumentId, instrumentIds } from './instrument.ts'

const taken = (results: Partial<Record<InstrumentId, number>>, version = 'en-1') => ({
  results,
  instrument_versions: Object.fromEntries(Object.keys(results).map((id) => [id, version])),
})
const changeOf = (id: InstrumentId, before: number, after: number) =>
  changesBetween(taken({ [id]: before }), taken({ [id]: after }))[0]!

describe('what changed since last time', () => {
  it.each<[InstrumentId, number, number, string, boolean | null]>([
    ['PHQ-9', 15, 9, 'better', true],
    ['PHQ-9', 15, 10, 'better', false],
    ['PHQ-9', 4, 10, 'worse', true],
    ['GAD-7', 10, 6, 'better', true],
    ['GAD-7', 10, 7, 'better', false],
    ['GAD-7', 6, 10, 'worse', true],
    ['WHO-5', 40, 52, 'better', true],
    ['WHO-5', 40, 48, 'better', false],
    ['WHO-5', 52, 40, 'worse', true],
    ['PHQ-9', 7, 7, 'same', false],
    ['PHQ-15', 12, 4, 'better', null],
    ['PC-PTSD-5', 1, 4, 'worse', null],
    ['CAGE-AID', 2, 2, 'same', null],
  ])('of %s from %i to %i is %s, reliably: %s', (id, before, after, direction, is_reliable) => {
    expect(changeOf(id, before, after)).toMatchObject({
      instrument: id,
      before,
      after,
      points: after - before,
      direction,
      is_reliable,
    })
  })

  it('is said in plain words, with the threshold or without one', () => {
    expect(changeOf('PHQ-9', 15, 9).words).toBe(
      '6 points lower than last time. That is more than chance usually explains: a real change for the better.',
    )
    expect(changeOf('WHO-5', 60, 40).words).toContain('things have got harder, a reason to talk')
    expect(changeOf('GAD-7', 5, 6).words).toBe(
      '1 point higher than last time. Less than 4 points can be chance: about the same.',
    )
    expect(changeOf('PHQ-15', 9, 12).words).toContain('has not been published')
    expect(changeOf('CAGE-AID', 0, 1).words).toContain('a whole life')
    expect(changeOf('GAD-7', 5, 5).words).toBe('The same as last time.')
  })

  it('leaves out what only one of them holds, and what was worded otherwise', () => {
    const earlier = taken({ 'WHO-5': 40, 'PHQ-9': 12, 'PHQ-15': 9 })
    const later = taken({ 'WHO-5': 60, 'PHQ-9': 4, 'CAGE-AID': 1 })
    expect(changesBetween(earlier, later).map(({ instrument }) => instrument)).toEqual([
      'WHO-5',
      'PHQ-9',
    ])
    expect(changesBetween(earlier, taken({ 'PHQ-9': 4 }, 'en-2'))).toEqual([])
  })

  it('rests on a source wherever it names a number', () => {
    for (const id of instrumentIds) {
      const threshold = reliableChange[id]
      if (threshold) expect(threshold.source.length).toBeGreaterThan(40)
    }
  })
})
