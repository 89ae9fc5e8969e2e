import { describe, expect, it } from 'vitest'
import {
  guardedElsewhere,
  guardedFolder,
  lookBehinds,
  newerSyntax,
  optionalUses,
} from './support/browser-rules.ts'
import { expectNoIssues } from './support/gate.ts'
import { parseSource, readSources } from './support/sources.ts'

const everySource = readSources('web', 'domain').filter(({ path }) => !/\.test\.tsx?$/.test(path))
const sources = everySource.filter(
  ({ path }) => !/^web\/(dev|inline|static|offline\/worker)/.test(path),
)

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
      everySource.flatMap((source) =>
        lookBehinds(source).map(
          (pattern) =>
            `${source.path} has a look-behind: ${pattern}. Write it without, perhaps by domain/values/unless-after.ts.`,
        ),
      ),
    )
  })

  it('names no file that is gone among those that look for a facility themselves', () => {
    const paths = new Set(sources.map(({ path }) => path))
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

  it.each([
    'text.replace(/(?<=a)b/g, c)',
    'text.replace(/(?<!a)b/g, c)',
    "const pattern = new RegExp('(?<!a)b')",
    'const pattern = new RegExp(`(?<=${a})b`)',
    'const pattern = new RegExp(`${a}(?<!\\d)b`)',
  ])('rejects the look-behind of %s', (text) => {
    expect(lookBehinds(parseSource('web/x/a.ts', text))).toHaveLength(1)
  })

  it('allows a group with a name', () => {
    expect(lookBehinds(parseSource('web/x/a.ts', 'text.match(/(?<year>a)(?=b)/)'))).toEqual([])
  })
})

describe('the look at a built script', () => {
  it.each([
    'text.replace(/(?<=a)b/g,c)',
    "new RegExp('(?<!a)b')",
    'class A{static{a()}}',
    'text.match(/a/v)',
    'text.match(/a/d)',
    'class A{#a;has(one){return #a in one}}',
    'f?.(...a)',
    'a?.b(...c)',
    'a?.b(...c).d',
  ])('rejects %s', (text) => {
    expect(newerSyntax(parseSource('a.js', text))).toHaveLength(1)
  })

  it.each(['text.match(/(?<year>a)/giu)', 'a?.b(c)', 'a.b(...c)', 'class A{static a=1;#b}'])(
    'allows %s',
    (text) => {
      expect(newerSyntax(parseSource('a.js', text))).toEqual([])
    },
  )
})
