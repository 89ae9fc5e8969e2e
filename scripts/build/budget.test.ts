import { describe, expect, it } from 'vitest'
import { budget, overBudget } from './budget.ts'

const page = { path: '/x', isPublic: true, files: 0, bytes: 0, ownFiles: 0, ownBytes: 0 }

describe('the byte budget', () => {
  it('lets a page through that weighs exactly what it may', () => {
    expect(overBudget([{ ...page, bytes: budget.public }])).toEqual([])
    const signedIn = { ...page, isPublic: false, bytes: budget.first, ownBytes: budget.further }
    expect(overBudget([signedIn])).toEqual([])
  })

  it('names a page that is one file heavier than it may be', () => {
    expect(overBudget([{ ...page, bytes: budget.public, files: 1 }])).toEqual([
      '/x has 80.3 kB of script; 80.0 kB is the most.',
    ])
  })

  it('names a signed-in page that is too heavy in all, and one that adds too much', () => {
    const heavy = {
      ...page,
      isPublic: false,
      bytes: budget.first + 1,
      ownBytes: budget.further + 1,
    }
    expect(overBudget([heavy])).toHaveLength(2)
  })
})
