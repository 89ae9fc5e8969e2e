import { expect, test } from '@playwright/test'

/** One of these tests fails on purpose; its title has what a regular expression and a shell understand. */
test.describe('a sum (of two numbers)', () => {
  test('is the same in both orders', () => expect(1 + 2).toBe(2 + 1))
  test("is what it's not: $1 + 1 = 3?", () => expect(1 + 1).toBe(3))
  test("is what it's not: $1 + 1 = 3? No", () => expect(1 + 1).toBe(2))
})
