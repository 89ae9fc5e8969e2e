import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { expectNoIssues } from './support/gate.ts'
import { headingsOf } from './support/markdown.ts'
import { findBrokenReferences, type Known } from './support/references.ts'

/** Comments, messages and documents point to files and headings: `docs/conventions.md` says how. */

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
const project: Known = { hasFile: existsSync, read }

/** Written as they are in databases, made by npm, or lists of phrases. These tests break the rules themselves. */
const leftOut =
  /^(migrations\/|package-lock\.json$|domain\/.*\/corpus\/|tests\/(records|references)\.test\.ts$|tests\/support\/references\.ts$)/
const isText = /\.(ts|tsx|mjs|js|css|md|sql|html|yaml|yml|json|ini|cfg|conf|env|service)$|file$/

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => isText.test(path) && !leftOut.test(path) && existsSync(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

it('reads code, tests and documents', () => {
  for (const folder of ['server', 'web', 'domain', 'tests', 'scripts', 'bench', 'deploy', 'docs'])
    expect(
      files.filter(({ path }) => path.startsWith(`${folder}/`)).length,
      folder,
    ).toBeGreaterThan(3)
  const named = files.filter(({ text }) => text.includes('docs/specification.md, "'))
  expect(named.length).toBeGreaterThan(80)
})

it('finds no reference that leads nowhere', () => {
  const broken = files.flatMap((file) => findBrokenReferences(file, project))
  expectNoIssues(broken)
})

it('has one heading for each name in the specification', () => {
  const names = headingsOf(read('docs/specification.md')!).flatMap((heading) => [
    ...new Set(heading.names),
  ])
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  expectNoIssues(
    twice.map(
      (name) => `docs/specification.md has two headings "${name}": give one of them another name.`,
    ),
  )
})

describe('a reference', () => {
  const documents: Record<string, string> = {
    'docs/rules.md': '# Rules\n\n## 1. Times\n\n### 1.1 Slots of a day\n\n## H8 A number (S5)\n',
    'docs/deep/one.md': '',
    'web/a.ts': '',
  }
  const known: Known = { hasFile: (path) => path in documents, read: (path) => documents[path] }
  const issuesIn = (text: string, path = 'web/x.ts') => findBrokenReferences({ path, text }, known)

  it.each([
    ['a number without a file', '/** As in decision 33. */'],
    ['a number on the next line', '/**\n * (decision\n * 33)\n */'],
    ['several numbers', '// Decisions 13 to 17 say so.'],
    ['a section without a file', '// spec section 9'],
    ['a section over two lines', '/**\n * (specification\n * section 3)\n */'],
    ['a section before its document', '// section 6 of the specification'],
    ['a section in brackets', '/** As the specification says (section 3). */'],
    ['a document that is not here', '// look.md'],
    ['a path that is not here', '// docs/decisions/999-none.md'],
    ['a heading that is not there', '// docs/rules.md, "Hours"'],
    ['the second of two headings', '// docs/rules.md, "Times" and "Hours"'],
    ['a heading before its file', '// "Times" in docs/rules.md'],
    ['a record by its number', '// as record 022 says'],
    ['an issue', '// issue 15 asks for it'],
    ['a hazard without its file', '// hazard H8'],
    ['a draft', '// clinical additions A5'],
    ['a file that has moved', '// `web/b.ts`'],
    ['a string of a message', "throw new Error('See none.md.')"],
  ])('fails with %s', (_, text) => {
    expect(issuesIn(text)).toHaveLength(1)
  })

  it('is named with its line and what to write', () => {
    expect(issuesIn('\n/** As in decision 33. */')).toEqual([
      'web/x.ts:2: "decision 33": name the file: `docs/specification.md, "Slots"` or `docs/decisions/013-booking.md`.',
    ])
  })

  it.each([
    'docs/rules.md',
    'docs/rules.md, "Times"',
    'docs/rules.md, "1.1 Slots of a day"',
    'docs/rules.md, "Times" and "Slots of\n * a day"',
    'docs/rules.md, "H8"',
    '`web/a.ts`',
    'the decision of an admin',
    'RFC 5545, section 3.1',
  ])('may be %s', (text) => {
    expect(issuesIn(`/**\n * ${text}\n */`)).toEqual([])
  })

  it('in a document is a link to a file and an anchor', () => {
    const inDocument = (text: string) => issuesIn(text, 'docs/deep/one.md')
    expect(
      inDocument('[a](../rules.md) [b](../rules.md#11-slots-of-a-day) [c](https://x.md)'),
    ).toEqual([])
    expect(inDocument('[record 022](../rules.md)')).toEqual([])
    expect(inDocument('[a](rules.md)')).toHaveLength(1)
    expect(inDocument('[a](../rules.md#slots)')).toHaveLength(1)
    expect(inDocument('[a](#none)')).toHaveLength(1)
    expect(inDocument('<img src="../none.webp">')).toHaveLength(1)
    expect(inDocument('as record 022 says')).toHaveLength(1)
  })
})
