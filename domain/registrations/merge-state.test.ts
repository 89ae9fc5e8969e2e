import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type MergeState,
  type MergeStep,
  mergeSteps,
  takeMergeStep,
  undoDays,
} from './merge-state.ts'

const steps = Object.keys(mergeSteps) as MergeStep[]

describe('a merge of two records', () => {
  it('is merged once, and then either undone within 30 days or final after them, whatever is tried', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ step: fc.constantFrom(...steps), later: fc.nat({ max: 20 }) })),
        (tried) => {
          let state = 'previewed' as MergeState
          let days = 0
          const path = [state]
          for (const { step, later } of tried) {
            if (state !== 'previewed') days += later
            const next = takeMergeStep(state, step, days)
            if (next === undefined) continue
            if (next === 'undone') expect(days).toBeLessThan(undoDays)
            if (next === 'final') expect(days).toBeGreaterThanOrEqual(undoDays)
            state = next
            path.push(state)
          }
          expect([
            'previewed',
            'previewed merged',
            'previewed merged undone',
            'previewed merged final',
          ]).toContain(path.join(' '))
        },
      ),
    )
  })

  it('has a step at every moment until it has ended: it can be undone or becomes final, never both', () => {
    fc.assert(
      fc.property(fc.nat({ max: 400 }), (days) => {
        const open = (['undo', 'finish'] as const).filter((step) =>
          takeMergeStep('merged', step, days),
        )
        expect(open).toHaveLength(1)
        for (const ended of ['undone', 'final'] as const)
          for (const step of steps) expect(takeMergeStep(ended, step, days)).toBeUndefined()
      }),
    )
  })
})
