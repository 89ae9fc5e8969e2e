import { describe, expect, it } from 'vitest'
import { changesBetween } from '#domain/screening/change.ts'
import { newScreeningResult } from '#domain/screening/schema.ts'
import { asksForSafety } from '#domain/screening/scoring.ts'
import { toScreening } from '../screening-answers.ts'
import { describeScreenings } from './sample-screenings.ts'

describe('the story of the screenings', () => {
  const now = new Date('2026-11-21T03:00:00Z')
  const samples = describeScreenings('client@demo.test', now)

  it('is one that the questionnaire would have taken, and is all in the past', () => {
    for (const { answers, created_at } of [
      ...samples,
      ...describeScreenings('student@demo.test', now),
    ]) {
      expect(newScreeningResult.safeParse({ answers }).error).toBeUndefined()
      expect(created_at.getTime()).toBeLessThan(now.getTime())
      expect(asksForSafety(answers)).toBe(false)
    }
    expect(describeScreenings('admin@demo.test', now)).toEqual([])
  })

  it('gets better by more than the thresholds', () => {
    const kept = samples.map(({ answers }) => ({ ...toScreening(answers), under_18: false }))
    const changes = changesBetween(kept[0]!, kept[2]!, 'patient')
    expect(changes.map(({ verdict }) => verdict)).toEqual(['better', 'better', 'better'])
  })
})
