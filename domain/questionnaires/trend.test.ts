import { describe, expect, it } from 'vitest'
import { phq9 } from '#tests/support/screenings.ts'
import { changesBetween } from '../screening/change.ts'
import { instruments } from '../screening/instruments/instruments.ts'
import { requestable } from './schema.ts'
import { trendOf, verdictOf } from './trend.ts'

const at = (month: number) => `2026-${String(month).padStart(2, '0')}-01T08:00:00.000Z`
const phq = (score: number, { item9 = 0, month = 1, under_18 = false } = {}) => ({
  answers: { 'PHQ-9': phq9(score, item9) },
  results: { 'PHQ-9': score },
  instrument_versions: { 'PHQ-9': 'en-1' },
  under_18,
  created_at: at(month),
})
const who = (score: number) => ({
  answers: {},
  results: { 'WHO-5': score },
  instrument_versions: { 'WHO-5': 'en-1' },
  under_18: false,
  created_at: at(1),
})

describe('the verdict on two results', () => {
  it.each([
    [18, 12, 'better'],
    [18, 13, 'changed'],
    [12, 12, 'same'],
    [15, 17, 'same'],
    // In a higher band.
    [14, 15, 'worse'],
    [10, 15, 'worse'],
  ])('of PHQ-9 from %i to %i is %s', (before, after, expected) => {
    expect(verdictOf('PHQ-9', phq(before), phq(after))).toBe(expected)
  })

  it.each([
    [40, 64, 'better'],
    // Worth noticing, and within the error of measurement.
    [40, 52, 'changed'],
    [52, 40, 'worse'],
  ])('of WHO-5 from %i to %i is %s', (before, after, expected) => {
    expect(verdictOf('WHO-5', who(before), who(after))).toBe(expected)
  })

  it('is never improved where item 9 is above 0, and worse where it rose', () => {
    expect(verdictOf('PHQ-9', phq(20, { item9: 1 }), phq(10, { item9: 1 }))).toBe('item 9')
    expect(verdictOf('PHQ-9', phq(20), phq(10, { item9: 1 }))).toBe('worse')
  })

  it('is unknown under 18 and with another wording', () => {
    expect(verdictOf('PHQ-9', phq(20), phq(10, { under_18: true }))).toBe('unknown')
    const other = { ...phq(10), instrument_versions: { 'PHQ-9': 'en-2' } }
    expect(verdictOf('PHQ-9', phq(20), other)).toBe('unknown')
  })
})

it('the trend compares the last result with the first and with the one before', () => {
  const results = [phq(9, { month: 3 }), phq(20, { month: 1 }), phq(11, { month: 2 })]
  expect(trendOf('PHQ-9', results)).toMatchObject({
    results: [{ created_at: at(1) }, { created_at: at(2) }, { created_at: at(3) }],
    sinceFirst: { verdict: 'better', before: 20, after: 9, from: at(1) },
    sinceLast: { verdict: 'changed', before: 11, after: 9, from: at(2) },
  })
  expect(trendOf('GAD-7', results)).toBeUndefined()
  expect(trendOf('PHQ-9', [phq(9)])).not.toHaveProperty('sinceFirst')
})

it('the verdict is the one of the patient’s own page for each two scores, but for item 9 and minors', () => {
  for (const id of requestable)
    for (let before = 0; before <= instruments[id].range.max; before += 1)
      for (let after = 0; after <= instruments[id].range.max; after += 1) {
        const [one, other] = [before, after].map((score) => ({
          ...phq(0),
          results: { [id]: score },
          instrument_versions: { [id]: 'en-1' },
        }))
        const [change] = changesBetween(one!, other!, 'staff')
        expect(verdictOf(id, one!, other!), `${id} ${before} ${after}`).toBe(change!.verdict)
      }
})
