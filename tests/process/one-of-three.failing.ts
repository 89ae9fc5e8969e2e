import { describe, expect, it } from 'vitest'

/** One of these tests fails on purpose; its title has what a regular expression and a shell understand. */
describe('a sum (of two numbers)', () => {
  it('is the same in both orders', () => expect(1 + 2).toBe(2 + 1))
  it("is what it's not: $1 + 1 = 3?", () => expect(1 + 1).toBe(3))
  it("is what it's not: $1 + 1 = 3? No", () => expect(1 + 1).toBe(2))
})
