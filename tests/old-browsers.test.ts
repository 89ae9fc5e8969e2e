import { describe, expect, it } from 'vitest'
import {
  guardedElsewhere,
  guardedFolder,
  lookBehinds,
  optionalUses,
} from './support/browser-rules.ts'
import { expectNoIssues } from './support/gate.ts'
import { parseSource, readSources } from './support/sources.ts'

const sources = readSources('web', 'domain').filter(
  ({ path }) =>
    !/\.test\.tsx?$/.test(path) && !/^web\/(dev|inline|static|offline\/worker)/.test(path),
)

/** Loaded later than the page; there Safari before 16.4 says that the part could not be loaded. */
const withLookBehind: Readonly<Record<string, string>> = {
  'domain/safety/crisis-words/normalise.ts': 'the chat, which shows the helplines all the same',
  'domain/safety/crisis-words/who.ts': 'as above',
  'domain/care-plans/meal/allergens.ts': 'the editor of meal plans, for staff',
  'domain/care-plans/meal/allergen-words.ts': 'as above',
  'domain/care-plans/meal/diets.ts': 'as above',
  'domain/care-plans/meal/fit.ts': 'as above',
}

describe('the web', () => {
  it(`uses what a browser may lack or block by a file of ${guardedFolder}`, () => {
    expectNoIssues(
      sources.flatMap((source) =>
        optionalUses(source).map(
          (use) =>
            `${source.path} uses ${use}, which a browser may lack, block or reject: use or write a file of ${guardedFolder}, which says what happens then.`,
        ),
      ),
    )
  })

  it('has no look-behind in what Safari 15 reads, which would reject the whole file', () => {
    expectNoIssues(
      sources.flatMap((source) =>
        source.path in withLookBehind
          ? []
          : lookBehinds(source).map(
              (pattern) => `${source.path} has a look-behind: ${pattern}. Write it without.`,
            ),
      ),
    )
    const paths = new Map(sources.map((source) => [source.path, source]))
    for (const path of Object.keys(withLookBehind))
      expect(lookBehinds(paths.get(path)!).length, path).toBeGreaterThan(0)
    for (const path of Object.keys(guardedElsewhere)) expect(paths.has(path), path).toBe(true)
  })

  it.each([
    "localStorage.setItem('a', 'b')",
    'const store = window.localStorage',
    'const { sessionStorage } = globalThis',
    'await navigator.clipboard.writeText(text)',
    'const copy = structuredClone(value)',
    'const copy = globalThis.structuredClone(value)',
    'const groups = Object.groupBy(list, keyOf)',
    'fetch(path, { signal: AbortSignal.timeout(100) })',
    "new BroadcastChannel('a')",
  ])('rejects %s', (text) => {
    expect(optionalUses(parseSource('web/x/a.ts', text))).toHaveLength(1)
  })

  it('rejects a look-behind', () => {
    expect(lookBehinds(parseSource('web/x/a.ts', 'text.replace(/(?<=a)b/g, c)'))).toHaveLength(1)
  })
})
