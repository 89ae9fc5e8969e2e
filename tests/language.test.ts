import { expect, it } from 'vitest'
import { allowed } from './support/language/allowed.ts'
import { codeWords, replacedNames, storedNames } from './support/language/code-words.ts'
import { fixedTexts } from './support/language/fixed-texts.ts'
import { bannedWords, isOutOfScope, maxWords } from './support/language/rules.ts'
import { expectNoIssues } from './support/gate.ts'
import { readSources, parseSource, type Source, walk } from './support/sources.ts'
import { textsOf } from './support/texts.ts'

const everySource = readSources('web', 'domain', 'server', 'tests', 'bench', 'scripts')
const product = everySource.filter(({ path }) => /^(web|domain|server)\//.test(path))
const sources = product.filter(({ path }) => !isOutOfScope(path))
const isAllowed = (text: string) => allowed.some(({ part }) => text.includes(part))

/** What of a file's texts breaks the style, each with its place. */
function findIssues(source: Source): string[] {
  return textsOf(source)
    .filter(({ text }) => !isAllowed(text))
    .flatMap(({ text, line }) =>
      [
        ...bannedWords
          .filter(([word]) => word.test(text))
          .map(([word, better]) => `${word.exec(text)![0]} → ${better}`),
        ...sentencesOf(text)
          .filter((sentence) => wordsIn(sentence) > maxWords)
          .map((sentence) => `${wordsIn(sentence)} words: ${sentence}`),
      ].map((issue) => `${source.path}:${line} ${issue} in “${text}”`),
    )
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?:;])\s+/)
const wordsIn = (sentence: string) => sentence.split(/\s+/).length

it('finds no banned word and no long sentence in the texts of users', () => {
  const exception =
    'where it must stay, add to tests/support/language/allowed.ts: { part: …, reason: … },'
  expectNoIssues(sources.flatMap(findIssues).map((issue) => `${issue}; ${exception}`))
})

it('finds a banned word and a long sentence in every kind of text', () => {
  const long = Array.from({ length: 21 }, () => 'word').join(' ')
  const issuesIn = (code: string) => findIssues(parseSource('web/x.tsx', code)).length
  expect(issuesIn(`const a = 'Nobody is here.'`)).toBe(1)
  expect(issuesIn('const a = `Ask ${name} or somebody.`')).toBe(1)
  expect(issuesIn('const a = <p>\n  Go on\n  anew,\n  please.</p>')).toBe(1)
  expect(issuesIn('const a = <p>There is <strong>no line</strong> now.</p>')).toBe(1)
  expect(issuesIn(`const a = <TextField hint="The new ${long}." />`)).toBe(1)
  expect(issuesIn(`const a = <p>The {count} ${long}.</p>`)).toBe(1)
  expect(issuesIn(`const a = 'Someone is here.'`)).toBe(0)
  expect(issuesIn(`const a = <p className="nobody Somebody">Hello</p>`)).toBe(0)
})

it('has every fixed text of the specification word for word', () => {
  const all = product
    .filter(({ path }) => !path.includes('.test.'))
    .map(({ text }) => text.replaceAll(/\s+/g, ' '))
    .join('\n')
  expectNoIssues(
    fixedTexts
      .filter((text) => !all.includes(text))
      .map(
        (text) =>
          `“${text}” is fixed by docs/specification.md, and no longer in web/, domain/ or server/: write it word for word, or change both and tests/support/language/fixed-texts.ts.`,
      ),
  )
})

it('has no unused exception', () => {
  const texts = sources.flatMap((source) => textsOf(source).map(({ text }) => text))
  expectNoIssues(
    allowed
      .filter(({ part }) => !texts.some((text) => text.includes(part)))
      .map(
        ({ part }) =>
          `“${part}” is in no text any more: remove it from tests/support/language/allowed.ts.`,
      ),
  )
})

/** Pronouns that do not say who: a comment names the caller, the user, the patient or the provider. */
const vagueWords = /\b((some|any|no|every)body|whom?ever|anew)\b/i
const titles = /\b(?:it|test|describe)(?:\.\w+)?\(\s*(['"`])(.*?)\1/g

/** Vague words in the comments and test titles of a file. */
function findVagueWords(source: Source): string[] {
  return proseOf(source)
    .flatMap((prose) => vagueWords.exec(prose)?.[0] ?? [])
    .map((word) => `${source.path}: ${word}`)
}

/** The comments and test titles of a file, without names in backticks. */
const proseOf = ({ text, comments }: Source) =>
  [...comments.map((comment) => comment.text), ...[...text.matchAll(titles)].map((m) => m[2]!)].map(
    (prose) => prose.replaceAll(/`[^`]*`/g, '').replaceAll(/\s*\n\s*\*?\s*/g, ' '),
  )

it('finds no vague pronoun in comments and test titles', () => {
  expectNoIssues(
    everySource
      .flatMap(findVagueWords)
      .map((issue) => `${issue} → name the caller, the user, the patient or the provider`),
  )
})

it('finds a vague pronoun in every kind of comment', () => {
  const issuesIn = (code: string) => findVagueWords(parseSource('web/x.ts', code)).length
  expect(issuesIn('// Nobody is here.')).toBe(1)
  expect(issuesIn('/**\n * Sent to\n * whoever asks.\n */')).toBe(1)
  expect(issuesIn(`it(${`'is sent anew'`}, () => {})`)).toBe(1)
  expect(issuesIn('// All but `nobody@example.test`.')).toBe(0)
})

/** The names in a file's code. */
function namesIn({ program }: Source): string[] {
  const names = new Set<string>()
  walk(program, ({ type, name }) => {
    if (/^(Private|JSX)?Identifier$/.test(type)) names.add(name as string)
  })
  return [...names]
}

/** The names and prose of a file with a word of `codeWords`, or a replaced name, and what to write. */
function findCodeWords(source: Source): string[] {
  const { path } = source
  const names = namesIn(source).filter((name) => !Object.hasOwn(storedNames, name))
  const replaced = names
    .filter((name) => Object.hasOwn(replacedNames, name))
    .map((name) => `${path}: ${name} → ${replacedNames[name]}`)
  const prose = [...names.map(wordsOfName), ...proseOf(source)]
  const words = prose.flatMap((text) =>
    codeWords
      .filter(([word]) => word.test(text))
      .map(([word, better]) => `${path}: “${word.exec(text)![0]}” in “${text}” → ${better}`),
  )
  return [...replaced, ...words]
}

const wordsOfName = (name: string) =>
  name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' ')

const codeSources = everySource.filter(
  ({ path }) => !path.includes('crisis-words') && !path.startsWith('tests/support/language/'),
)

it('finds no replaced word or name in identifiers, comments and test titles', () => {
  expectNoIssues(codeSources.flatMap(findCodeWords))
})

it('finds a replaced word in every kind of name and comment, and says which to write', () => {
  const issuesIn = (code: string) => findCodeWords(parseSource('web/x.tsx', code))
  expect(issuesIn('const refusalOf = 1')).toEqual([
    'web/x.tsx: “refusal” in “refusal Of” → reject, rejected, rejection',
  ])
  expect(issuesIn('function callOffAppointments() {}')).toHaveLength(1)
  expect(issuesIn('interface A { markAsTold: boolean }')).toHaveLength(1)
  expect(issuesIn('class A { #tell() {} }')).toHaveLength(1)
  expect(issuesIn('const a = <TellNote />')).toHaveLength(1)
  expect(issuesIn('// The button says Note it.')).toHaveLength(1)
  expect(issuesIn('/** Sent once\n * there is a good line. */')).toHaveLength(1)
  expect(issuesIn('// The patient\n// is told.')).toHaveLength(1)
  expect(issuesIn(`it(${`'refuses %s'`}, () => {})`)).toHaveLength(1)
  expect(issuesIn('const a = useRetryId()')).toEqual(['web/x.tsx: useRetryId → useIdempotencyKey'])
  expect(issuesIn('const a = { call_off: true } // A line of text, and `told`.')).toEqual([])
})

it('has no unused exception among the stored names', () => {
  const names = new Set(codeSources.flatMap(namesIn))
  expectNoIssues(
    Object.keys(storedNames)
      .filter((name) => !names.has(name))
      .map(
        (name) =>
          `${name} is no name any more: remove it from \`storedNames\` in tests/support/language/code-words.ts.`,
      ),
  )
})
