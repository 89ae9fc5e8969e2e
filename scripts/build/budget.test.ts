import { describe, expect, it } from 'vitest'
import { type PageWeight, budget, overBudget } from './budget.ts'

const page: PageWeight = {
  path: '/x',
  isPublic: true,
  html: 1,
  styles: 1,
  files: 0,
  bytes: 1,
  ownFiles: 0,
  ownBytes: 0,
}
const over = (row: PageWeight) => overBudget([row], ['/x'])

describe('the byte budget', () => {
  it('lets a page through that weighs exactly what it may', () => {
    const { html, styles } = budget
    expect(over({ ...page, bytes: budget.public, html, styles })).toEqual([])
    const signedIn = { ...page, isPublic: false, bytes: budget.first, ownBytes: budget.further }
    expect(over(signedIn)).toEqual([])
  })

  it('names a page that is one file heavier than it may be', () => {
    expect(over({ ...page, bytes: budget.public, files: 1 })).toEqual([
      '/x has script of 85.3 kB; 85.0 kB is the most.',
    ])
  })

  it('names a signed-in page that is too heavy in all, and one that adds too much', () => {
    const heavy = {
      ...page,
      isPublic: false,
      bytes: budget.first + 1,
      ownBytes: budget.further + 1,
    }
    expect(over(heavy)).toHaveLength(2)
  })

  it('names a page whose HTML or stylesheets are too heavy', () => {
    expect(over({ ...page, html: budget.html + 1, styles: budget.styles + 1 })).toHaveLength(2)
  })

  it('is not content with a page that was not weighed, nor with no page at all', () => {
    expect(overBudget([page], ['/x', '/y'])).toEqual(['/y was not weighed.'])
    expect(over({ ...page, bytes: Number.NaN })).toEqual(['/x was not weighed.'])
    expect(over({ ...page, styles: 0 })).toEqual(['/x was not weighed.'])
    expect(overBudget([], [])).toEqual(['There is no page.'])
  })
})
