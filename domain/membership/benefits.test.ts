import { describe, expect, it } from 'vitest'
import {
  allBenefitsOf,
  featuresOf,
  includesCarePlan,
  includesLibrary,
  includesPacks,
  nextCover,
  planKeys,
} from './benefits.ts'
import { nextSteps } from './next-steps.ts'

const therapy = (session_type: 'Phone' | 'Virtual') =>
  ({ profession: 'therapist', session_type }) as const
const diet = { profession: 'dietitian', session_type: 'In-person' } as const

describe('what a plan includes', () => {
  it.each([
    [therapy('Phone'), ['wellness-starter'], [], true],
    [therapy('Phone'), ['wellness-starter'], ['Phone'], false],
    [therapy('Virtual'), ['wellness-starter'], [], false],
    [therapy('Virtual'), ['comprehensive-care'], [], true],
    [therapy('Virtual'), ['comprehensive-care'], ['Virtual', 'Virtual'], false],
    // The check-in is a session of its own.
    [therapy('Phone'), ['comprehensive-care'], ['Virtual', 'Virtual'], true],
    [therapy('Virtual'), ['comprehensive-care'], ['Phone', 'Virtual'], true],
    [therapy('Phone'), ['comprehensive-care'], ['Phone', 'Phone', 'Virtual'], false],
    [diet, ['comprehensive-care'], [], true],
    [diet, ['comprehensive-care'], ['Phone'], false],
    [diet, ['comprehensive-care', 'diet-nutrition'], ['Phone'], true],
    [diet, ['wellness-starter'], [], false],
    [diet, [], [], false],
    [{ profession: 'fitness expert', session_type: 'Phone' }, ['comprehensive-care'], [], false],
  ] as const)('%j with %j after %j: %s', (session, plans, covered, included) => {
    expect(nextCover(session, plans, covered) !== undefined).toBe(included)
  })

  it.each([
    ['student-wellness', true],
    ['wellness-starter', true],
    ['comprehensive-care', true],
    ['diet-nutrition', false],
    ['no-such-plan', false],
  ])('%s includes the self-help library: %s', (plan, included) => {
    expect(includesLibrary([plan])).toBe(included)
    expect(includesLibrary(['diet-nutrition', plan])).toBe(included)
  })

  it('Comprehensive Care alone includes a care plan', () => {
    expect(planKeys.filter((key) => includesCarePlan([key]))).toEqual(['comprehensive-care'])
  })

  it.each([
    ['student-wellness', false],
    ['wellness-starter', true],
    ['comprehensive-care', true],
    ['diet-nutrition', false],
    ['no-such-plan', false],
  ])('%s includes the resource packs: %s', (plan, included) => {
    expect(includesPacks([plan])).toBe(included)
  })

  it('says so first where nothing else includes it', () => {
    expect(featuresOf('student-wellness')).toContain('Self-help library')
    expect(includesLibrary([])).toBe(false)
  })

  it('names nothing that does not exist', () => {
    const words = planKeys.flatMap(featuresOf).join('\n')
    expect(words).not.toMatch(/forum|weight/i)
  })

  it('is free with any account, or something that a plan pays or opens', () => {
    for (const key of planKeys)
      for (const { text, to, action, ...why } of allBenefitsOf(key))
        expect(Object.values(why), `${text} at ${to}: ${action ?? ''}`).toHaveLength(1)
  })

  it('names each thing to do once, and nothing that is free', () => {
    expect(nextSteps(['comprehensive-care', 'diet-nutrition']).map(({ to }) => to)).toEqual([
      '/book-appointment',
      '/check-in',
      '/packs',
      '/library',
      '/care-plan',
      '/hypertension?tab=reports',
      '/support',
    ])
    expect(nextSteps([])).toEqual([])
  })
})
