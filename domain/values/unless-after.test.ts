import { describe, expect, it } from 'vitest'
import { firstOf, hasUnlessAfter, hasWords, type Words } from './unless-after.ts'

const butter = { before: /(?:peanut|nut) $/, words: /\bbutter\b/g }

describe('words that do not count after others', () => {
  it.each([
    ['butter', true],
    ['peanut butter', false],
    ['peanut  butter', true],
    ['peanut butter with butter', true],
    [`${'a '.repeat(200)}peanut butter`, false],
    ['', false],
  ])('are found where they count: %s', (text, isThere) => {
    expect(hasUnlessAfter(butter, text)).toBe(isThere)
    // An expression with the flag g begins at the first letter each time.
    expect(hasUnlessAfter(butter, text)).toBe(isThere)
  })

  it('may overlap', () => {
    expect(hasUnlessAfter({ before: /x$/, words: /aba/g }, 'xababa')).toBe(true)
  })

  it('are looked for in a time that grows with the text only', () => {
    const started = performance.now()
    expect(hasUnlessAfter(butter, 'peanut butter '.repeat(50_000))).toBe(false)
    expect(performance.now() - started).toBeLessThan(2000)
  })
})

describe('a list of words', () => {
  const words: Words = [/milk/, butter, /butter milk|cream/]

  it.each([
    ['cream and milk', 'cream'],
    ['butter and milk', 'butter'],
    ['peanut butter and milk', 'milk'],
    ['butter milk', 'butter'],
    ['peanut butter milk', 'butter milk'],
    ['bread', undefined],
  ])('is found by its first: %s', (text, found) => {
    expect(firstOf(words, text)).toBe(found)
    expect(hasWords(words, text)).toBe(found !== undefined)
  })
})
