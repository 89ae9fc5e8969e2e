import { describe, expect, it } from 'vitest'
import {
  changeRules,
  changesBetween as changesFor,
  type ChangeVerdict,
  type Taken,
} from './change.ts'
import { type InstrumentId, instrumentIds } from './instruments/instrument.ts'

const taken = (
  results: Partial<Record<InstrumentId, number>>,
  { ninth = 0, version = 'en-1', under_18 = null as boolean | null } = {},
) => ({
  results,
  answers: { 'PHQ-9': { 8: ninth } },
  instrument_versions: Object.fromEntries(Object.keys(results).map((id) => [id, version])),
  under_18,
})
const changesBetween = (earlier: Taken, later: Taken) => changesFor(earlier, later, 'patient')
const changeOf = (id: InstrumentId, before: number, after: number) =>
  changesBetween(taken({ [id]: before }), taken({ [id]: after }))[0]!

describe('what changed since last time', () => {
  it.each<[InstrumentId, number, number, ChangeVerdict]>([
    ['PHQ-9', 15, 9, 'better'],
    // Less than 6 points for the better can be chance, also across a band.
    ['PHQ-9', 15, 10, 'changed'],
    ['PHQ-9', 19, 15, 'same'],
    ['PHQ-9', 4, 10, 'worse'],
    // Worse from 5 points, and from one point into a higher band.
    ['PHQ-9', 20, 25, 'worse'],
    ['PHQ-9', 20, 24, 'same'],
    ['PHQ-9', 9, 10, 'worse'],
    ['PHQ-9', 5, 9, 'same'],
    ['PHQ-9', 7, 7, 'same'],
    ['GAD-7', 10, 6, 'better'],
    ['GAD-7', 13, 11, 'same'],
    ['GAD-7', 6, 10, 'worse'],
    ['GAD-7', 9, 10, 'worse'],
    // Within the error of measurement nothing is praised; a fall is shown from the smaller number on.
    ['WHO-5', 40, 52, 'changed'],
    ['WHO-5', 52, 72, 'changed'],
    ['WHO-5', 52, 76, 'better'],
    ['WHO-5', 40, 48, 'same'],
    ['WHO-5', 52, 48, 'worse'],
    ['WHO-5', 80, 60, 'worse'],
    ['PHQ-15', 12, 4, 'changed'],
    ['PHQ-15', 9, 10, 'worse'],
    ['PC-PTSD-5', 1, 4, 'worse'],
    ['CAGE-AID', 0, 2, 'changed'],
    ['CAGE-AID', 2, 2, 'same'],
  ])('of %s from %i to %i is %s', (instrument, before, after, verdict) => {
    const points = after - before
    expect(changeOf(instrument, before, after)).toMatchObject({
      instrument,
      before,
      after,
      points,
      verdict,
    })
  })

  it('is said in plain words: the bands it crossed, and how sure it is', () => {
    expect(changeOf('PHQ-9', 15, 9).words).toBe(
      '6 points lower than last time. It moved from “moderately severe” to “mild”. A change for the better.',
    )
    expect(changeOf('PHQ-9', 7, 12).words).toBe(
      '5 points higher than last time. It moved from “mild” to “moderate”. Worth telling your clinician or therapist.',
    )
    expect(changeOf('PHQ-9', 9, 10).words).toBe(
      '1 point higher than last time. It moved from “mild” to “moderate”. So small a change can be chance. Worth telling your clinician or therapist.',
    )
    expect(changeOf('GAD-7', 5, 6).words).toBe(
      '1 point higher than last time. Less than 4 points can be chance.',
    )
    expect(changeOf('PHQ-15', 9, 12).words).toContain('has not been published')
    expect(changeOf('CAGE-AID', 0, 1).words).toContain('a whole life')
    expect(changeOf('GAD-7', 5, 5).words).toBe('The same as last time.')
  })

  it('of WHO-5 is worth noticing from 10 points, and certain only above its error of 23.6', () => {
    expect(changeOf('WHO-5', 80, 68).words).toBe(
      '12 points lower than last time. A change of 10 points is worth noticing. Up to 23.6 points can be error of measurement. Worth telling your clinician or therapist.',
    )
    expect(changeOf('WHO-5', 60, 84).words).toContain('more than the error of measurement')
    for (const after of [52, 60, 72, 84, 96])
      expect(changeOf('WHO-5', 40, after).words).not.toMatch(/more than chance|real change/)
  })

  it('is worded for the patient, and for staff', () => {
    const [before, after] = [taken({ 'PHQ-9': 4 }), taken({ 'PHQ-9': 15 }, { ninth: 1 })]
    const words = (reader: 'patient' | 'staff') => changesFor(before, after, reader)[0]!.words
    expect(words('patient')).toContain('Please talk to someone today.')
    expect(words('patient')).toContain('Worth telling your clinician or therapist.')
    expect(words('staff')).toContain('Ask about safety today.')
    expect(words('staff')).toContain('Worth asking the patient about.')
    expect(words('staff')).not.toMatch(/\byour\b|talk to someone/)
  })

  it('leaves out what only one of them holds, and what was worded otherwise', () => {
    const earlier = taken({ 'WHO-5': 40, 'PHQ-9': 12, 'PHQ-15': 9 })
    const later = taken({ 'WHO-5': 60, 'PHQ-9': 4, 'CAGE-AID': 1 })
    expect(changesBetween(earlier, later).map(({ instrument }) => instrument)).toEqual([
      'WHO-5',
      'PHQ-9',
    ])
    expect(changesBetween(earlier, taken({ 'PHQ-9': 4 }, { version: 'en-2' }))).toEqual([])
  })

  it('rests on a source wherever it names a number', () => {
    for (const id of instrumentIds) {
      const rule = changeRules[id]
      if (rule) expect(rule.source.length).toBeGreaterThan(40)
    }
  })
})

describe('thoughts of being better off dead', () => {
  const scores = { 'WHO-5': 40, 'GAD-7': 15, 'PHQ-9': 20 }
  const better = { 'WHO-5': 80, 'GAD-7': 2, 'PHQ-9': 3 }

  it('that rose override every score: PHQ-9 comes first as harder, and nothing is praised', () => {
    for (const [before, after] of [
      [0, 2],
      [1, 3],
    ]) {
      const changes = changesBetween(
        taken(scores, { ninth: before! }),
        taken(better, { ninth: after! }),
      )
      expect(changes.map(({ instrument, verdict }) => [instrument, verdict])).toEqual([
        ['PHQ-9', 'worse'],
        ['WHO-5', 'changed'],
        ['GAD-7', 'changed'],
      ])
      expect(changes[0]!.words).toMatch(/^Thoughts of being better off dead.* come more often/)
      for (const { words } of changes) expect(words).not.toContain('for the better')
    }
  })

  it('that are still there forbid praise as well', () => {
    const changes = changesBetween(taken(scores, { ninth: 2 }), taken(better, { ninth: 1 }))
    expect(changes.map(({ verdict }) => verdict)).toEqual(['changed', 'changed', 'changed'])
    expect(changes[0]!.words).toContain('are still there')
    const same = changesBetween(taken(scores, { ninth: 1 }), taken(scores, { ninth: 1 }))
    expect(same[0]).toMatchObject({ instrument: 'PHQ-9', verdict: 'changed' })
  })

  it('that went away leave the scores to speak', () => {
    const changes = changesBetween(taken(scores, { ninth: 2 }), taken(better))
    expect(changes.map(({ verdict }) => verdict)).toEqual(['better', 'better', 'better'])
  })
})

it('uses no band or threshold of adults under 18, and heeds item 9 all the same', () => {
  const minor = { under_18: true }
  const changes = changesBetween(
    taken({ 'GAD-7': 4, 'PHQ-9': 4 }, minor),
    taken({ 'GAD-7': 20, 'PHQ-9': 4 }, { ...minor, ninth: 1 }),
  )
  expect(changes.map(({ instrument, verdict }) => [instrument, verdict])).toEqual([
    ['PHQ-9', 'worse'],
    ['GAD-7', 'changed'],
  ])
  expect(changes[1]!.words).toBe(
    '16 points higher than last time. These questions were made for adults, so we cannot say what this means.',
  )
})
