import { describe, expect, it } from 'vitest'
import { asCheck } from './use-check.ts'

describe('a stored check', () => {
  it('is read as it was saved', () => {
    const check = { draft: { tired: 'often' }, isSaved: false, id: 'a' }
    expect(asCheck(check)).toEqual(check)
  })

  it.each([
    undefined,
    {},
    [],
    { draft: null, id: 'a' },
    { draft: 'tired', id: 'a' },
    { draft: {} },
  ])('is a new one where it is not in our format: %j', (stored) =>
    expect(asCheck(stored)).toMatchObject({ draft: {}, isSaved: false }),
  )
})
