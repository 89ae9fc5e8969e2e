import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  oracleBand,
  oracleFollowUps,
  oracleSafety,
  oracleScores,
} from '#tests/support/screening-oracle.ts'
import { plainScreening, screenings } from '#tests/support/screenings.ts'
import { type InstrumentId, instrumentIds } from './instruments/instrument.ts'
import { newScreeningResult } from './schema.ts'
import { asksForSafety, bandOf, followUpsOf, scoreInstrument, scoreScreening } from './scoring.ts'

describe('2,000 random screenings', () => {
  it('are scored, named and followed up as the independent oracle says', () => {
    const met = { followUps: new Set<string>(), bands: new Set<string>(), safety: 0 }
    fc.assert(
      fc.property(screenings, (answers) => {
        const scores = scoreScreening(answers)
        expect(scores).toEqual(oracleScores(answers))
        for (const [id, score] of Object.entries(oracleScores(answers))) {
          const { label } = bandOf(id as InstrumentId, score)
          expect(label).toBe(oracleBand(id, score))
          met.bands.add(`${id} ${label}`)
        }
        expect(followUpsOf(scores)).toEqual(oracleFollowUps(answers))
        expect(asksForSafety(answers)).toBe(oracleSafety(answers))
        expect(newScreeningResult.safeParse({ answers, results: scores }).error).toBeUndefined()
        met.followUps.add(followUpsOf(scores).join())
        if (asksForSafety(answers)) met.safety += 1
      }),
      { numRuns: 2000, seed: 20_261_121 },
    )
    // The samples reach every band and every way through the gateway.
    expect(met.followUps.size).toBe(4)
    expect(met.bands.size).toBe(2 + 4 + 5 + 4 + 2 + 3)
    expect(met.safety).toBeGreaterThan(500)
  })
})

describe('the item on being better off dead', () => {
  /** Answers to PHQ-9 of a given total, with its ninth item at `ninth`. */
  const ofTotal = (total: number, ninth: number) => {
    let left = total - ninth
    const answers: Record<string, number> = { 8: ninth }
    for (let place = 0; place < 8; place += 1) {
      const value = Math.min(3, left)
      answers[place] = value
      left -= value
    }
    return left === 0 ? answers : undefined
  }

  it('asks for safety at every total at which it is above 0, and never at 0', () => {
    let asked = 0
    for (let total = 0; total <= 27; total += 1) {
      for (const ninth of [0, 1, 2, 3]) {
        const answers = total >= ninth ? ofTotal(total, ninth) : undefined
        if (!answers) continue
        expect(scoreInstrument('PHQ-9', answers)).toBe(total)
        expect(asksForSafety({ 'PHQ-9': answers })).toBe(ninth > 0)
        if (ninth > 0) asked += 1
      }
    }
    // Totals 1 to 25 with a 1, 2 to 26 with a 2, 3 to 27 with a 3.
    expect(asked).toBe(75)
  })
})

describe('the score', () => {
  it('does not count what is unscored', () => {
    const { 'PHQ-9': mood } = plainScreening(1)
    expect(scoreInstrument('PHQ-9', { ...mood, functional: 3 })).toBe(9)
    const all = { exposure: 1, 0: 1, 1: 1, 2: 1, 3: 1, 4: 1 }
    expect(scoreInstrument('PC-PTSD-5', all)).toBe(5)
    expect(scoreInstrument('PC-PTSD-5', { ...all, exposure: 0 })).toBe(0)
  })

  it('counts what does not apply as 0', () => {
    expect(scoreInstrument('CAGE-AID', { 0: null, 1: null, 2: null, 3: null })).toBe(0)
    const max = Object.fromEntries(Array.from({ length: 15 }, (_, place) => [place, 2]))
    expect(scoreInstrument('PHQ-15', max)).toBe(30)
    expect(scoreInstrument('PHQ-15', { ...max, 3: null })).toBe(28)
  })

  it('of WHO-5 has its line between raw 12 and raw 13', () => {
    expect(bandOf('WHO-5', 48).spec_label).toBe('struggling')
    expect(bandOf('WHO-5', 52).spec_label).toBe('positive')
  })

  it('of PC-PTSD-5 says a little at 3 and more from 4', () => {
    expect(bandOf('PC-PTSD-5', 3).title).toMatch(/^Some signs/)
    expect(bandOf('PC-PTSD-5', 4)).toBe(bandOf('PC-PTSD-5', 5))
    expect(bandOf('PC-PTSD-5', 4).title).toMatch(/^Clear signs/)
  })

  it.each(instrumentIds)('of %s has no band beyond its range', (id) => {
    expect(() => bandOf(id, -1)).toThrow(RangeError)
    expect(() => bandOf(id, 101)).toThrow(RangeError)
    expect(() => bandOf(id, Number.NaN)).toThrow(RangeError)
  })
})

it('asks for more from exactly 10', () => {
  expect(followUpsOf({ 'PHQ-9': 9, 'GAD-7': 9 })).toEqual([])
  expect(followUpsOf({ 'PHQ-9': 10, 'GAD-7': 9 })).toEqual(['PHQ-15', 'CAGE-AID'])
  expect(followUpsOf({ 'PHQ-9': 9, 'GAD-7': 10 })).toEqual(['PC-PTSD-5', 'CAGE-AID'])
  expect(followUpsOf({ 'PHQ-9': 10, 'GAD-7': 10 })).toEqual(['PHQ-15', 'PC-PTSD-5', 'CAGE-AID'])
})
