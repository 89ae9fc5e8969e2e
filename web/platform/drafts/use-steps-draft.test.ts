import { describe, expect, it } from 'vitest'
import { asStepsDraft } from './use-steps-draft.ts'

describe('a stored draft of several steps', () => {
  it('is read as it was saved', () => {
    const draft = { typed: { days: ['3'], equipment: ['Yoga Mat', 'None'] }, reached: 4 }
    expect(asStepsDraft(draft)).toEqual(draft)
  })

  it.each([
    undefined,
    {},
    [],
    { typed: {}, reached: 1.5 },
    { reached: 1 },
    { typed: { days: 3 }, reached: 1 },
    { typed: { days: [3] }, reached: 1 },
  ])('is empty where it is not in our format: %j', (stored) => {
    expect(asStepsDraft(stored)).toEqual({ typed: {}, reached: 0 })
  })
})
