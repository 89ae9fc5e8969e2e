import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainScreening, screenings } from '#tests/support/screenings.ts'
import { instrumentIds } from '../screening/instruments/instrument.ts'
import { remarksOn } from '../screening/remarks.ts'
import { asksForSafety, bandOf, scoreScreening } from '../screening/scoring.ts'
import { stepAfter } from './after-screening.ts'
import { stepKinds, stepTexts } from './table.ts'

const calm = plainScreening(0)
const steady = { ...calm, 'WHO-5': { 0: 5, 1: 5, 2: 5, 3: 5, 4: 5 } }
const phq9 = (...values: number[]) => ({
  ...steady,
  'PHQ-9': Object.fromEntries(Array.from({ length: 9 }, (_, place) => [place, values[place] ?? 0])),
})

describe('the step after a screening', () => {
  it('rises with the score of the PHQ-9', () => {
    expect(stepAfter(steady, false)).toBe('self_help')
    expect(stepAfter(phq9(3, 1), false)).toBe('self_help')
    expect(stepAfter(phq9(3, 2), false)).toBe('group')
    expect(stepAfter(phq9(3, 3, 3), false)).toBe('group')
    expect(stepAfter(phq9(3, 3, 3, 1), false)).toBe('session')
    expect(stepAfter(phq9(3, 3, 3, 3, 3, 3, 1), false)).toBe('session')
    expect(stepAfter(phq9(3, 3, 3, 3, 3, 3, 2), false)).toBe('urgent')
  })

  it('is urgent whenever item 9 is above 0, at any age and after one instrument alone', () => {
    const answers = phq9(0, 0, 0, 0, 0, 0, 0, 0, 1)
    for (const isMinor of [false, true]) {
      expect(stepAfter(answers, isMinor)).toBe('urgent')
      expect(stepAfter({ 'PHQ-9': answers['PHQ-9'] }, isMinor)).toBe('urgent')
    }
  })

  it('is never milder than what the remarks and the bands ask for', () => {
    fc.assert(
      fc.property(screenings, fc.boolean(), (answers, isMinor) => {
        const step = stepAfter(answers, isMinor)
        const rank = stepKinds.indexOf(step!)
        if (asksForSafety(answers)) expect(step).toBe('urgent')
        if (isMinor) expect(rank).toBeGreaterThanOrEqual(stepKinds.indexOf('session'))
        const mustTalk =
          remarksOn(answers).some(({ level }) => level === 'clinician') ||
          (answers['PHQ-9']!.functional ?? 0) >= 2 ||
          instrumentIds.some((id) => {
            const score = scoreScreening(answers)[id]
            return score !== undefined && bandOf(id, score).severity >= 2
          })
        if (mustTalk) expect(rank).toBeGreaterThanOrEqual(stepKinds.indexOf('session'))
      }),
    )
  })

  it('sends a person with signs of the body to a clinic, not to a therapist alone', () => {
    const signs = Array.from({ length: 15 }, (_, place) => [place, place === 5 ? 2 : 0])
    const answers = { ...steady, 'PHQ-15': Object.fromEntries(signs) }
    expect(stepAfter(answers, false)).toBe('session')
    expect(stepTexts.session.reason).toContain('shortness of breath, go to a clinic first')
  })

  it('is none after one instrument alone with few signs, and a session with many', () => {
    expect(stepAfter({ 'PHQ-9': phq9(3, 3)['PHQ-9'] }, false)).toBeNull()
    expect(stepAfter({ 'GAD-7': calm['GAD-7'] }, false)).toBeNull()
    expect(stepAfter({ 'PHQ-9': phq9(3, 3, 3, 3)['PHQ-9'] }, false)).toBe('session')
  })

  it('is a session under 18, whatever the scores are', () => {
    expect(stepAfter(steady, true)).toBe('session')
    expect(stepAfter(phq9(3, 3, 3, 3, 3, 3, 3), true)).toBe('session')
  })
})
