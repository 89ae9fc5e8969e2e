import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Older phones have no other: they draw the nearest, and what looks unlike here is alike there. */
const weights = ['400', '500', '700']

/** Each weight of a text that is not one of the three tokens, with the file. */
const others = (files: Iterable<readonly [path: string, text: string]>) =>
  [...files].flatMap(([path, text]) =>
    [
      ...text.matchAll(
        /font-weight:(?!\s*(?:var\(--font-weight-(?:normal|medium|bold)\)|inherit))[^;]+/g,
      ),
      ...text.matchAll(
        /\bfont-(?:thin|extralight|light|semibold|extrabold|black|\[\d+\])(?![\w-])/g,
      ),
      ...text.matchAll(/\bfontWeight\b[^,\n]+/g),
    ].map(([written]) => `${path}: ${written}`),
  )

const sources = globSync('web/**/*.{css,tsx}').map(
  (path) => [path, readFileSync(path, 'utf8')] as const,
)

describe('the weights of texts', () => {
  it('are three', () => {
    const [, tokens] = sources.find(([path]) => path.endsWith('styles/tokens.css'))!
    const defined = [...tokens.matchAll(/--font-weight-\w+: (\w+)/g)].map(([, weight]) => weight)
    expect(defined).toEqual(weights)
    expect(others(sources)).toEqual([])
  })

  it('are found in a style, a class and an attribute', () => {
    for (const text of [
      'a { font-weight: 600; }',
      'a { font-weight: bold; }',
      '<p className="font-semibold">',
      '<p className="md:font-[600]">',
      '<text fontWeight={600}>',
    ])
      expect(others([['one', text]]), text).toHaveLength(1)
  })
})
